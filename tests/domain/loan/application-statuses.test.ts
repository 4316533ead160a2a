import { describe, expect, it } from 'vitest';
import { isTerminal, LIVE, LOAN_STATUSES, type LoanStatus } from '../../../schema/loan-status.ts';
import { OPEN_LOAN } from '../../../schema/reference/guards.ts';
import { REFUSALS } from '../../../schema/reference/refusals.ts';
import { localDate } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import type { LoanCommand, LoanCommandType } from '../../../server/domain/loan/commands.ts';
import { decide } from '../../../server/domain/loan/decide.ts';
import {
  ALL_MET,
  applied,
  approval,
  approved,
  closeDay,
  decided,
  HASH,
  IBAN,
  il,
  MONDAY,
  on,
  queued,
  readyForScoring,
  sent,
  signature,
  signed,
  someFacts,
  spl,
  totalOf,
} from '../../support/a-loan.ts';
import type { Story } from '../../support/spec.ts';

const now = `${MONDAY}T06:00:00.000Z`;
const choose = on(MONDAY, { type: 'ChoosePayoutMethod', method: IBAN, signature });
const auto = () => queued().when(on(MONDAY, { type: 'StartVerification' }));
const review = () => auto().when(on(MONDAY, { type: 'RequestManualReview', reasons: ['MANUAL'] }));
const taken = () => review().when(on(MONDAY, { type: 'TakeForReview', verifierId: 'v-1' }));
const back = () => taken().when(on(MONDAY, { type: 'RequestRevision', fields: ['address'], note: 'OFFICE' }));
const byKdn = {
  ...approval,
  outcome: 'DECLINED',
  rejectDecisionByKDN: true,
  lockedUntil: localDate('2026-03-09'),
} as const;
const requested = () => approved().when(on(MONDAY, { type: 'RequestPayout' }));
const prepared = () => requested().when(on(MONDAY, { type: 'PreparePayout', provider: 'bank', providerKey: 'key-1' }));

const REACHED: Partial<Record<LoanStatus, () => Story>> = {
  INITIAL: () => applied(),
  WAITING_STATEMENT_LOADING: () => signed(spl(), MONDAY, { statementNeeded: true }),
  WAITING_FOR_REMITTANCE_SET: () => signed(),
  WAITING_FOR_BIOMETRY: () => signed(spl(), MONDAY, { faceVerified: false }).when(choose),
  WAITING_FOR_INSURANCE: () => signed(il({ insuranceAgreed: true }), MONDAY, { insuranceOffered: true }).when(choose),
  ON_VERIFICATION: () => queued(),
  ON_AUTO_VERIFICATION: auto,
  ON_MANUAL_VERIFICATION: review,
  MANUAL_VERIFICATION: taken,
  BACK_TO_REVISION: back,
  REVISED_VERIFICATION: () => back().when(on(MONDAY, { type: 'ReturnRevision' })),
  READY_FOR_SCORING: () => readyForScoring(),
  WAITING_REJECT: () => decided(byKdn),
  WAITING_FOR_ISSUANCE_CONSENT: () => approved(il({ amount: tenge(350_000) })),
  APPROVED: () => approved(),
  WAITING_REMITTANCE_PREPARED: requested,
  REMITTANCE_PREPARED: prepared,
  REMITTANCE_IN_PROGRESS: () => sent(),
  REMITTANCE_ERROR: () => sent().when(on(MONDAY, { type: 'FailPayout', code: '14', externalId: 'out-1' })),
  REMITTANCE_CANCELED: () => sent().when(on(MONDAY, { type: 'RecallPayout', reason: 'OFFICE' })),
  REJECTED: () => decided({ ...byKdn, rejectDecisionByKDN: false, rejectDecisionStopCredit: true }),
  REJECTED_BY_FRAUD: () => taken().when(on(MONDAY, { type: 'RejectByFraud', reason: 'FRAUD' })),
  CANCELED: () => applied().when(on(MONDAY, { type: 'CancelApplication' })),
  ANNULLED: () => applied().when(closeDay('2026-03-08')),
};
const STANDING = Object.keys(REACHED) as LoanStatus[];
/** These statuses last only inside one append, so no command meets them. */
const PASSED_THROUGH: Partial<Record<LoanStatus, () => Story>> = {
  AGREED: () => approved(),
  REMITTANCE_PAID: () => sent().when(on(MONDAY, { type: 'ConfirmPayout', externalId: 'out-1' })),
};

const WAITS: readonly LoanStatus[] = [
  'WAITING_STATEMENT_LOADING',
  'WAITING_FOR_REMITTANCE_SET',
  'WAITING_FOR_BIOMETRY',
  'WAITING_FOR_INSURANCE',
];
const REVIEWS: readonly LoanStatus[] = [
  'ON_VERIFICATION',
  'ON_AUTO_VERIFICATION',
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
  'BACK_TO_REVISION',
  'REVISED_VERIFICATION',
  'READY_FOR_SCORING',
];
const STATEMENT: readonly LoanStatus[] = ['WAITING_STATEMENT_LOADING', 'WAITING_REJECT'];

const OF_PAGES: readonly LoanCommandType[] = [
  'ChangeApplication',
  'SignOffer',
  'UploadStatement',
  'RejectStatement',
  'CancelStatementUpload',
  'ChoosePayoutMethod',
  'PassBiometry',
  'FailBiometry',
  'CancelBiometryWait',
  'AnswerInsurance',
];

/** The statuses in which each command of an application is accepted (R85). Elsewhere it is refused. */
const TAKEN: readonly (readonly [LoanCommand, readonly LoanStatus[]])[] = [
  [on(MONDAY, { type: 'ChangeApplication', terms: spl() }), ['INITIAL']],
  // A second cancellation changes nothing.
  [on(MONDAY, { type: 'CancelApplication' }), ['INITIAL', ...WAITS, ...REVIEWS, 'WAITING_REJECT', 'CANCELED']],
  [
    on(MONDAY, {
      type: 'SignOffer',
      signature,
      consents: [],
      quotedTotal: totalOf(spl(), MONDAY),
      requirements: ALL_MET,
    }),
    ['INITIAL'],
  ],
  [
    on(MONDAY, { type: 'UploadStatement', statementHash: HASH, monthlyIncome: tenge(900_000), monthsWithIncome: 6 }),
    STATEMENT,
  ],
  [on(MONDAY, { type: 'RejectStatement', reason: 'STATEMENT_NAME' }), STATEMENT],
  [on(MONDAY, { type: 'CancelStatementUpload' }), STATEMENT],
  [choose, ['INITIAL', 'WAITING_FOR_REMITTANCE_SET', 'REMITTANCE_ERROR']],
  [on(MONDAY, { type: 'PassBiometry', vendor: 'V1', reference: 'r' }), ['WAITING_FOR_BIOMETRY']],
  [on(MONDAY, { type: 'FailBiometry', vendor: 'V1', reason: 'NO_MATCH', triesLeft: 2 }), ['WAITING_FOR_BIOMETRY']],
  [on(MONDAY, { type: 'CancelBiometryWait' }), ['WAITING_FOR_BIOMETRY']],
  [on(MONDAY, { type: 'AnswerInsurance', accepted: true, consents: [] }), ['WAITING_FOR_INSURANCE']],
  [on(MONDAY, { type: 'AnswerInsurance', accepted: false, documentHash: HASH }), ['WAITING_FOR_INSURANCE']],
  [on(MONDAY, { type: 'StartVerification' }), ['ON_VERIFICATION']],
  [on(MONDAY, { type: 'RequestManualReview', reasons: ['MANUAL'] }), ['ON_AUTO_VERIFICATION']],
  [on(MONDAY, { type: 'TakeForReview', verifierId: 'v-2' }), ['ON_MANUAL_VERIFICATION', 'REVISED_VERIFICATION']],
  [on(MONDAY, { type: 'RequestRevision', fields: [], note: 'OFFICE' }), ['MANUAL_VERIFICATION']],
  [on(MONDAY, { type: 'ReturnRevision' }), ['BACK_TO_REVISION']],
  [
    on(MONDAY, { type: 'RequestScoring', facts: someFacts }),
    ['ON_AUTO_VERIFICATION', 'MANUAL_VERIFICATION', 'READY_FOR_SCORING'],
  ],
  [on(MONDAY, { type: 'RecordDecision', decision: approval, now }), ['READY_FOR_SCORING']],
  [on(MONDAY, { type: 'AcceptAlternative', terms: spl() }), []],
  [
    on(MONDAY, { type: 'GiveIssuanceConsent', signature, edsHash: HASH, now: '2026-03-03T06:00:00.000Z' }),
    ['WAITING_FOR_ISSUANCE_CONSENT'],
  ],
  [on(MONDAY, { type: 'CancelIssuanceConsent' }), ['WAITING_FOR_ISSUANCE_CONSENT']],
  [on(MONDAY, { type: 'RejectByFraud', reason: 'FRAUD' }), REVIEWS],
  [on(MONDAY, { type: 'RequestPayout' }), ['APPROVED', 'REMITTANCE_ERROR']],
  [on(MONDAY, { type: 'PreparePayout', provider: 'bank', providerKey: 'k' }), ['WAITING_REMITTANCE_PREPARED']],
  [on(MONDAY, { type: 'SendPayout', provider: 'bank', externalId: 'out-1' }), ['REMITTANCE_PREPARED']],
  [on(MONDAY, { type: 'ConfirmPayout', externalId: 'out-1' }), ['REMITTANCE_PREPARED', 'REMITTANCE_IN_PROGRESS']],
  [
    on(MONDAY, { type: 'FailPayout', code: '14', externalId: 'out-1' }),
    ['WAITING_REMITTANCE_PREPARED', 'REMITTANCE_PREPARED', 'REMITTANCE_IN_PROGRESS'],
  ],
  [
    on(MONDAY, { type: 'RecallPayout', reason: 'OFFICE' }),
    ['REMITTANCE_PREPARED', 'REMITTANCE_IN_PROGRESS', 'REMITTANCE_ERROR'],
  ],
  [on(MONDAY, { type: 'RequestPrepayment', kind: 'FULL', amount: tenge(0) }), []],
  [on(MONDAY, { type: 'CloseLoan' }), []],
];

describe('the statuses of an application', () => {
  it('every status before disbursement and after the end has a path in this file', () => {
    const later: readonly LoanStatus[] = [...LIVE, 'CLOSING_PROCESS', 'FINISHED', 'CESSION'];
    const listed = [...STANDING, ...Object.keys(PASSED_THROUGH)];
    expect(listed.toSorted()).toEqual(LOAN_STATUSES.filter((status) => !later.includes(status)).toSorted());
  });

  it.each(STANDING)('%s is reached by commands', (status) => {
    REACHED[status]?.().in(status);
  });

  it.each(Object.keys(PASSED_THROUGH) as LoanStatus[])('%s is passed through on its path', (status) => {
    expect(PASSED_THROUGH[status]?.().events.map((event) => event.data.status)).toContain(status);
  });
});

const nameOf = ({ type, ...rest }: LoanCommand): LoanCommandType | string =>
  'accepted' in rest ? `${type} ${rest.accepted}` : type;

describe('in every status of an application each command does what the table allows or is refused with a code', () => {
  it.each(TAKEN.map(([command, statuses]) => [nameOf(command), command, statuses] as const))(
    '%s',
    (_, command, statuses) => {
      const accepted = STANDING.filter((status) => {
        const outcome = decide(REACHED[status]?.().state ?? { stage: 'none', status: null }, command);
        if ('refusal' in outcome) expect(REFUSALS, status).toHaveProperty(outcome.refusal.code);
        // A repeat is accepted without an event.
        return 'events' in outcome && (outcome.events.length > 0 || isTerminal(status));
      });
      expect(accepted.toSorted()).toEqual([...statuses].toSorted());
    },
  );
});

it.each(OF_PAGES)('%s is taken only where a page of the application is open, or where R346 says so', (type) => {
  const taken = TAKEN.flatMap(([command, statuses]) => (command.type === type ? statuses : []));
  const open: readonly LoanStatus[] = [...OPEN_LOAN, 'WAITING_REJECT', 'REMITTANCE_ERROR'];
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((status) => !open.includes(status))).toEqual([]);
});
