import { PARTS, type PartName } from '../../../../schema/reference/operations.ts';
import { RETENTION, RETENTION_NAMES } from '../../../../schema/reference/retention.ts';
import { LOAN_ID, session, TODAY } from './a-loan.ts';
import { applicationCard } from './office-application.ts';
import { applicant, officeLoan, toDefer } from './office-loan.ts';
import type { Place } from './place.ts';

const AMOUNTS: Partial<Record<PartName, number>> = { READ_MODELS: 140, QUEUE: 95, DEAD_LETTERS: 0, DISK: 18_400 };

export const application = {
  loanId: LOAN_ID,
  offerNumber: 'NS-2026-004417',
  status: 'MANUAL_VERIFICATION',
  amount: '175000.00',
  appliedOn: TODAY,
  fastIssue: true,
  decidedBy: '2026-11-20T08:10:00.000Z',
  promiseMissed: true,
  takenBy: 'Данияр Омаров',
  reasons: ['MANUAL'],
  notes: [],
  applicant,
};

const OPERATION =
  'query Portfolio($date: LocalDate) { portfolio(date: $date) { principal par { days loans share } byStatus { status loans } } }';
const queryLog = {
  edges: [
    {
      cursor: '12',
      node: {
        at: '2026-11-20T07:12:00.000Z',
        by: 'S-0005',
        byRole: 'analyst',
        operation: OPERATION,
        milliseconds: 2_140,
        rows: 61,
        refused: null,
      },
    },
    {
      cursor: '11',
      node: {
        at: '2026-11-20T07:10:00.000Z',
        by: '7f1d0a52-1',
        byRole: null,
        operation: '{ loans(first: 500) { totalCount } }',
        milliseconds: 3,
        rows: 0,
        refused: 'BAD_USER_INPUT',
      },
    },
  ],
  pageInfo: { hasNextPage: true, endCursor: '11' },
};

const staff = {
  session: session({ roles: ['verifier', 'support', 'auditor', 'analyst'] }),
  stuckTasks: [
    {
      workflow: 'payout',
      stream: `loan-${LOAN_ID}`,
      kind: 'send',
      attempts: 7,
      since: '2026-11-20T05:40:00.000Z',
      nextTry: '2026-11-20T07:36:00.000Z',
      id: 'payout e1 0',
      skipAskedBy: null,
      maySkip: true,
    },
    {
      workflow: 'bonus',
      stream: `account-${LOAN_ID}`,
      kind: 'parked-event',
      attempts: 1,
      since: '2026-11-20T07:31:00.000Z',
      nextTry: '2026-11-20T07:32:00.000Z',
      id: 'bonus e2 -1',
      skipAskedBy: 'support@nesie.kz',
      maySkip: true,
    },
  ],
  staffAsks: [],
  savedFilters: [
    { list: 'QUEUE', name: 'Новые', search: 'queue=review&status=ON_MANUAL_VERIFICATION' },
    { list: 'SUSPENSE', name: 'Из банка', search: 'provider=bank-transfer' },
    { list: 'SETTLEMENTS', name: 'Проданные', search: 'settlements=claims' },
  ],
  openAsks: [
    {
      place: 'LOAN',
      act: 'WRITE_OFF',
      loanId: LOAN_ID,
      offerNumber: 'NS-2026-001290',
      by: 'support@nesie.kz',
      at: '2026-11-20T06:40:00.000Z',
    },
    {
      place: 'SUSPENSE',
      act: null,
      loanId: null,
      offerNumber: null,
      by: 'support@nesie.kz',
      at: '2026-11-20T06:41:00.000Z',
    },
  ],
  officeQueue: { nodes: [application], pageInfo: { hasNextPage: true, endCursor: '17_' }, totalCount: 130 },
};

const asks = { ...staff, session: session({ roles: ['support'] }) };
const confirms = { ...staff, session: session({ roles: ['verifier'] }) };

const member = (change: object) => ({
  roles: [],
  asked: null,
  disabled: false,
  own: false,
  hasTemporaryPassword: false,
  number: 'S-0007',
  hasSecondFactor: false,
  waiting: 0,
  ...change,
});
const noFactors = { application: false, keys: [], recoveryCodes: 0, mayChange: true };
const ownFactors = {
  application: true,
  keys: [
    { id: 'k1', agent: 'Chrome, Windows', addedAt: '2026-10-02T04:10:00.000Z', usedAt: '2026-11-20T03:55:00.000Z' },
    { id: 'k2', agent: null, addedAt: '2026-11-19T09:30:00.000Z', usedAt: null },
  ],
  recoveryCodes: 9,
  mayChange: true,
};
const owing = (owes: string, factors: object = noFactors) => ({
  ownFactors: factors,
  session: session({ roles: ['anonymous'], step: 'STAFF_ENTRY', owes, registrationCompleted: false }),
});
const officeEvidence = { deleteOn: null, documentExpiry: 'VALID', demands: [], views: [] };
const card = applicationCard(application);
const unseen = {
  profile: null,
  iin: null,
  registry: null,
  statement: null,
  statementMonths: null,
  faceKept: false,
  faceMissing: null,
  accountUnchecked: false,
  sheet: null,
  others: null,
};
const asked = {
  act: 'DECIDED',
  by: 'verifier@nesie.kz',
  text: 'Доход подтверждён выпиской',
  at: '2026-11-20T07:40:00.000Z',
};
const toAssign = {
  ...card,
  application: { ...application, status: 'MANUAL_VERIFICATION', takenBy: 'bek@nesie.kz', notes: [asked] },
  mine: false,
  ...unseen,
  asks: [{ act: 'DECIDED', by: asked.by, mine: false }],
};

const suspense = {
  suspendedPayments: {
    nodes: [
      {
        id: 's1',
        provider: 'bank-transfer',
        externalId: '9f31ab0044',
        amount: '54000.00',
        reason: 'NO_CONTRACT_NUMBER',
        contradictedBy: null,
        operationDate: '2026-11-18',
        ageDays: 2,
        text: 'за Айгерим, спасибо',
        offerNumber: null,
        asks: [{ to: 'LOAN', offerNumber: 'NS-2026-004417', by: 'support@nesie.kz' }],
      },
      {
        id: 's2',
        provider: 'terminal',
        externalId: '77bb10',
        amount: '1000.00',
        reason: null,
        contradictedBy: '900.00',
        operationDate: '2026-11-19',
        ageDays: 1,
        text: null,
        offerNumber: 'NS-2026-004417',
        asks: [],
      },
    ],
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: 2,
    providers: ['bank-transfer', 'terminal'],
  },
  paymentsInDoubt: [
    {
      id: 'b3c1a7e2-6d0f-4c1b-9a55-77d0f3e6b2a1',
      provider: 'processing-kz',
      amount: '54000.00',
      openedAt: '2026-11-14T09:30:00.000Z',
      ageDays: 6,
      askedAt: '2026-11-19T10:15:00.000Z',
      byCard: true,
      offerNumber: 'NS-2026-004417',
      fullName: 'Сейтқали Айгерим',
    },
    {
      id: 'c4d2b8f3-6d0f-4c1b-9a55-77d0f3e6b2a2',
      provider: 'processing-kz',
      amount: '3000.00',
      openedAt: '2026-11-16T09:30:00.000Z',
      ageDays: 4,
      askedAt: null,
      byCard: false,
      offerNumber: null,
      fullName: null,
    },
  ],
  balanceRefunds: {
    nodes: [
      {
        id: 'r1',
        borrowerId: LOAN_ID,
        fullName: 'Сейтқали Айгерим',
        amount: '12300.00',
        balance: '12300.00',
        stage: 'ASKED',
        to: 'KZ** **** **** **** 4417, Halyk Bank',
        askedAt: '2026-11-19T05:00:00.000Z',
        askedBy: null,
      },
      {
        id: 'r2',
        borrowerId: LOAN_ID,
        fullName: 'Ахметов Данияр',
        amount: '4100.00',
        balance: '0.00',
        stage: 'SENT',
        to: '4400 43** **** 1234',
        askedAt: '2026-11-18T05:00:00.000Z',
        askedBy: 'support@nesie.kz',
      },
    ],
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: 2,
  },
};

const zero = { principal: '0.00', interest: '0.00', penalty: '0.00', premium: '0.00' };

const settlement = {
  owedReversals: {
    nodes: [
      {
        borrowerId: LOAN_ID,
        fullName: 'Сейтқали Айгерим',
        writeOffAskedBy: 'support@nesie.kz',
        mine: false,
        debt: {
          paymentId: 'p1',
          loanId: LOAN_ID,
          offerNumber: 'NS-2026-001290',
          on: '2026-11-18',
          taken: '185800.00',
          owed: '85800.50',
        },
      },
    ],
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: 1,
  },
  soldClaims: {
    nodes: [
      {
        loanId: LOAN_ID,
        offerNumber: 'NS-2026-004417',
        buyer: 'ТОО «Коллект Қазақстан»',
        price: '40000.00',
        priceLeft: '15000.00',
        owedToBuyer: '900.00',
      },
    ],
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: 1,
  },
  settlements: {
    premiums: '12400.00',
    waiting: [
      {
        act: 'PAY_INSURER',
        offerNumber: null,
        amount: '12400.00',
        reference: 'ПП-17',
        account: null,
        by: 'support@nesie.kz',
        mine: false,
      },
      {
        act: 'CAPITAL_IN',
        offerNumber: null,
        amount: '50000000.00',
        reference: 'ПП-1',
        account: 'KZ75125KZT1001300335',
        by: 'support@nesie.kz',
        mine: false,
      },
    ],
  },
};

export const OFFICE: readonly Place[] = [
  { name: 'settlement', path: 'office/settlements', scene: { ...asks, ...settlement } },
  { name: 'settlement-to-confirm', path: 'office/settlements', scene: { ...confirms, ...settlement } },
  {
    name: 'office-loan-after-end',
    path: `office/loan/${LOAN_ID}`,
    scene: {
      ...staff,
      officeLoan: {
        ...officeLoan,
        status: 'FINISHED',
        acts: [],
        waiting: [],
        reversals: settlement.owedReversals.nodes.map(({ debt }) => debt),
        writtenOff: '138000.00',
        recovered: '10000.00',
      },
    },
  },
  { name: 'suspense', path: 'office/suspense', scene: { ...asks, ...suspense } },
  { name: 'suspense-to-confirm', path: 'office/suspense', scene: { ...confirms, ...suspense } },
  { name: 'office', path: 'office', scene: staff },
  {
    name: 'office-staff',
    path: 'office?open=queries',
    scene: {
      session: session({ roles: ['admin'] }),
      queryLog,
      stuckTasks: [],
      operations: {
        parts: PARTS.map((name) => ({
          name,
          ok: name !== 'PROVIDERS' && name !== 'READ_MODELS',
          amount: AMOUNTS[name] ?? null,
          names: name === 'PROVIDERS' ? ['sms', 'bank-payout'] : [],
        })),
        queues: [{ workflow: 'payout', open: 3, oldestSeconds: 95 }],
        lastClosedDay: '2026-11-19',
        retention: RETENTION_NAMES.map((name, n) => ({
          title: RETENTION[name].title.ru,
          why: RETENTION[name].why.ru,
          days: RETENTION[name].days,
          rows: n * 1_250,
          nextAt: n === 0 ? null : '2026-11-21T06:40:00.000Z',
        })),
      },
      staff: [
        member({ email: 'support@nesie.kz', name: 'Айгүл Сәрсен', roles: ['support'], asked: 'verifier' }),
        member({
          email: 'new.person@nesie.kz',
          name: 'Новая Сотрудница',
          asked: 'analyst',
          hasTemporaryPassword: true,
        }),
        member({ email: 'verifier@nesie.kz', name: 'Данияр Омаров', roles: ['verifier'], waiting: 2 }),
        member({ email: 'left@nesie.kz', name: 'Сауле Ким', roles: ['verifier'], disabled: true }),
      ],
    },
  },
  {
    name: 'office-staff-asks',
    path: 'office',
    scene: {
      session: session({ roles: ['auditor'] }),
      staffAsks: [
        {
          email: 'support@nesie.kz',
          name: 'Айгүл Сәрсен',
          roles: ['support'],
          role: 'verifier',
          by: 'admin@nesie.kz',
          at: '2026-11-20T06:40:00.000Z',
        },
      ],
    },
  },
  {
    name: 'office-entry',
    path: 'office/entry',
    scene: owing('PASSWORD'),
  },
  { name: 'office-entry-factor', path: 'office/entry', scene: owing('FACTOR', ownFactors) },
  { name: 'office-entry-enrol', path: 'office/entry', scene: owing('ENROL') },
  {
    name: 'office-entry-own',
    path: 'office/entry',
    scene: { session: session({ roles: ['support'], owes: null }), ownFactors },
  },
  {
    name: 'office-entry-again',
    path: 'office/entry',
    scene: {
      session: session({ roles: ['support'], owes: null }),
      ownFactors: { ...ownFactors, application: false, mayChange: false },
    },
  },
  {
    name: 'office-application',
    path: `office/application/${LOAN_ID}`,
    scene: { ...staff, officeApplication: card, officeEvidence },
  },
  {
    name: 'office-application-to-assign',
    path: `office/application/${LOAN_ID}`,
    scene: { ...staff, officeEvidence, officeApplication: { ...toAssign, assignees: ['verifier@nesie.kz'] } },
  },
  { name: 'office-loan', path: `office/loan/${LOAN_ID}`, scene: { ...staff, officeLoan } },
  { name: 'office-loan-deferral', path: `office/loan/${LOAN_ID}`, scene: { ...staff, officeLoan: toDefer } },
  {
    name: 'office-no-access',
    path: `office/loan/${LOAN_ID}`,
    scene: { session: session({ roles: ['auditor'], registrationCompleted: false }) },
  },
  {
    name: 'office-loan-missing',
    path: 'office/loan/NS-2026-999999',
    scene: { ...staff, officeLoan: null },
  },
  {
    name: 'office-audit',
    path: `audit/${LOAN_ID}`,
    scene: {
      ...staff,
      relatedStreams: [`loan-${LOAN_ID}`, `account-${LOAN_ID}`, 'payment-kiosk-in-1'],
      loanAsOf: {
        revision: 1,
        status: 'EXPIRED',
        balances: { ...zero, principal: '120000.00', interest: '9800.50', penalty: '1200.00' },
        accruedInterest: '10136.50',
        accruedPenalty: '1200.00',
        total: '131336.50',
      },
      verifyStream: { stream: 'loan', events: 2, ok: true, brokenAt: null, finding: null },
      loanEvents: [
        {
          id: 'e1',
          revision: 0,
          type: 'LoanIssued',
          version: 1,
          actorRole: 'system',
          actorId: 'payout',
          actorNumber: null,
          askedByRole: null,
          askedById: null,
          askedByNumber: null,
          askedAt: null,
          effectiveDate: TODAY,
          recordedAt: '2026-11-20T07:00:00.000Z',
          late: false,
          data: '{"amount":"17500000"}',
          documents: [{ type: 'OFFER', hash: 'ab'.repeat(32), invented: false }],
          effects: [{ account: 'principal', before: '0.00', after: '175000.00' }],
          postings: [
            { account: 'principal', amount: '175000.00' },
            { account: 'provider-clearing', amount: '-175000.00' },
          ],
          loan: {
            status: 'ACTIVE',
            balancesBefore: zero,
            balancesAfter: { ...zero, principal: '175000.00' },
            accrued: { on: TODAY, interest: '0.00', penalty: '0.00' },
          },
          hash: 'ab'.repeat(32),
          previousHash: 'cd'.repeat(32),
        },
        {
          id: 'e2',
          revision: 1,
          type: 'PenaltyWaived',
          version: 1,
          actorRole: 'support',
          actorId: LOAN_ID,
          actorNumber: 'S-0003',
          askedByRole: 'verifier',
          askedById: '7b0d2c11-64a3-4c0e-9d55-5d0f3e6b2a10',
          askedByNumber: 'S-0004',
          askedAt: '2026-12-21T06:40:00.000Z',
          effectiveDate: '2026-12-20',
          recordedAt: '2026-12-21T07:00:00.000Z',
          late: true,
          data: '{"interest":"150000"}',
          documents: [],
          effects: [],
          postings: [],
          loan: {
            status: 'EXPIRED',
            balancesBefore: { ...zero, principal: '175000.00' },
            balancesAfter: { ...zero, principal: '120000.00', interest: '9800.50', penalty: '0.00' },
            accrued: { on: '2026-12-21', interest: '9800.50', penalty: '1200.00' },
          },
          hash: 'ef'.repeat(32),
          previousHash: 'ab'.repeat(32),
        },
      ],
    },
  },
  {
    name: 'office-audit-account',
    path: `audit/account-${LOAN_ID}`,
    scene: {
      ...staff,
      verifyStream: { stream: 'account', events: 1, ok: true, brokenAt: null, finding: null },
      streamEvents: [
        {
          id: 'a1',
          revision: 0,
          type: 'BalanceCredited',
          actorRole: 'system',
          actorId: 'surplus',
          actorNumber: null,
          askedByRole: null,
          askedById: null,
          askedByNumber: null,
          askedAt: null,
          effectiveDate: TODAY,
          recordedAt: '2026-11-20T07:00:00.000Z',
          late: false,
          data: '{"amount":"150000"}',
          documents: [],
          effects: [{ account: 'borrower-balance', before: '0.00', after: '-1500.00' }],
          postings: [
            { account: 'transit:balance', amount: '1500.00' },
            { account: 'borrower-balance', amount: '-1500.00' },
          ],
          hash: 'ab'.repeat(32),
        },
      ],
    },
  },
  {
    name: 'office-audit-desk',
    path: 'audit?open=verify,anchors,sample,books,cash,allowance,access,queries',
    scene: {
      session: session({ roles: ['auditor'] }),
      queryLog,
      logVerification: {
        id: 'v1',
        byNumber: 'S-0005',
        beganAt: '2026-11-20T07:00:00.000Z',
        endedAt: '2026-11-20T07:01:10.000Z',
        outcome: 'FOUND',
        stage: 'ACCESS_LOG',
        percent: 100,
        found: 1,
        findings: [{ place: 'журнал доступа, строка 41', text: 'не совпадает со своим хешем: изменено после записи' }],
        report: {
          events: 110_688,
          streams: 9_204,
          recomputed: 61_220,
          anchors: 138,
          lastAnchorDate: TODAY,
          lastAnchorHash: 'ab'.repeat(32),
          accessRows: 412,
        },
      },
      dailyAnchors: [
        {
          date: TODAY,
          position: '48211904',
          hash: 'ab'.repeat(32),
          stampedAt: '2026-11-20T07:00:30.000Z',
          stampedBy: 'Clock of the authority',
        },
        { date: '2026-11-19', position: '48111872', hash: 'cd'.repeat(32), stampedAt: null, stampedBy: null },
      ],
      accessLog: {
        rows: [
          {
            place: 412,
            at: '2026-11-20T07:00:00.000Z',
            act: 'OPENED',
            byRole: 'verifier',
            byId: LOAN_ID,
            byNumber: 'S-0003',
            subjects: [LOAN_ID],
            detail: 'APPLICATION',
            detailText: 'заявка',
            caseNumber: '17/A-4',
          },
          {
            place: 411,
            at: '2026-11-20T06:58:00.000Z',
            act: 'SIGN_IN_FAILED',
            byRole: 'anonymous',
            byId: 'anonymous',
            byNumber: null,
            subjects: [LOAN_ID],
            detail: 'WRONG x5',
            detailText: 'неверный пароль × 5',
            caseNumber: null,
          },
        ],
        hasMore: true,
      },
      trialBalance: [
        ['principal', '17000000.00', '900000.00', '400000.00', '17500000.00', false],
        ['provider-clearing', '-17000000.00', '400000.00', '900000.00', '-17500000.00', false],
        ['interest-receivable', '0.00', '824678.57', '0.00', '824678.57', true],
        ['interest-income', '0.00', '0.00', '824678.57', '-824678.57', true],
      ].map(([account, opening, debit, credit, closing, computed]) => ({
        account,
        opening,
        debit,
        credit,
        closing,
        computed,
      })),
      cashAtBank: {
        accounts: [
          {
            account: 'KZ75125KZT1001300335',
            stream: 'bank-KZ75125KZT1001300335',
            statementOn: '2026-11-19',
            closing: '9412300.50',
            balance: '9402300.50',
            gaps: [{ kind: 'BETWEEN', from: '2026-11-16', to: '2026-11-18', amount: '10000.00' }],
          },
          {
            account: 'KZ86125KZT5004100100',
            stream: 'bank-KZ86125KZT5004100100',
            statementOn: '2026-11-20',
            closing: '120000.00',
            balance: '120000.00',
            gaps: [],
          },
        ],
        bank: '9522300.50',
        onTheWay: '312000.00',
        other: '48200.00',
      },
      lossAllowance: [
        {
          stage: 1,
          fromDay: 0,
          loans: 94,
          debt: '16000000.00',
          ratePpm: 20_000,
          allowance: '320000.00',
          source: 'R271',
        },
        {
          stage: 3,
          fromDay: 91,
          loans: 3,
          debt: '500000.00',
          ratePpm: 650_000,
          allowance: '325000.00',
          source: 'R271',
        },
      ],
    },
  },
];
