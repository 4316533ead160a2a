import { LOAN_ID, session } from './a-loan.ts';
import { contacts } from './collection.ts';
import { applicant } from './office-loan.ts';
import type { Place } from './place.ts';

const BORROWER = '0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4bff';
const waiting = {
  id: 'correction-1',
  borrowerId: BORROWER,
  person: applicant,
  kind: 'PHONE',
  reason: 'LOST_NUMBER',
  caseNumber: '17/A-4',
  mayConfirm: true,
  askedBy: 'support@nesie.kz',
  askedAt: '2026-11-20T06:10:00.000Z',
  mine: false,
};
const payment = (id: string, paidOn: string, amount: string, reversedOn: string | null) => ({
  id,
  offerNumber: 'NS-2026-001290',
  paidOn,
  provider: 'terminal',
  amount,
  reversedOn,
});
const paper = (hash: string, title: string, shownAt: string, signedAt: string | null) => ({
  hash,
  title,
  offerNumber: 'NS-2026-001290',
  number: 'NS-7K3M-9Q2T',
  shownAt,
  signedAt,
});
const way = (channel: string, state: string, more: object = {}) => ({
  channel,
  state,
  at: '2026-09-09T05:02:00.000Z',
  reason: null,
  parts: null,
  cost: null,
  ...more,
});
const WAYS = [
  way('SMS', 'FAILED', { reason: 'status 20', parts: 2, cost: '43.00' }),
  way('EMAIL', 'TAKEN'),
  way('PUSH', 'NOT_TAKEN'),
];
const person = {
  borrowerId: BORROWER,
  person: applicant,
  erasedAt: null,
  maskedEmail: 'a***@example.kz',
  emailConfirmed: false,
  documentEnds: '4567',
  faceVerifiedAt: '2026-07-10T06:10:00.000Z',
  waiting: 2,
  loans: [
    { loanId: LOAN_ID, offerNumber: 'NS-2026-001290', status: 'ACTIVE', amount: '290000.00', appliedOn: '2026-07-10' },
  ],
  payments: [
    payment('p3', '2026-09-10', '72086.40', null),
    payment('p2', '2026-08-12', '72087.00', '2026-08-14'),
    payment('p1', '2026-08-10', '72087.00', null),
  ],
  messages: Array.from({ length: 7 }, (_, i) => ({
    id: `m${i}`,
    title: 'Платёж завтра',
    text: `Nesie: завтра, 10.0${9 - i}.2026, платёж по договору NS-2026-001290. Сумма 72 087 тенге.`,
    sentAt: `2026-0${9 - i}-09T05:00:00.000Z`,
    read: i > 1,
    deliveries: i === 0 ? WAYS : [],
  })),
  codes: [
    {
      title: 'Код подписи договора займа',
      sentAt: '2026-09-09T06:00:00.000Z',
      used: false,
      delivery: { ...WAYS[0], channel: 'SMS', state: 'FAILED', reason: 'status 20' },
    },
    {
      title: 'Код для регистрации',
      sentAt: '2026-07-09T06:00:00.000Z',
      used: true,
      delivery: { ...WAYS[0], channel: 'SMS', state: 'DELIVERED', reason: null },
    },
  ],
  papers: [
    paper('c', 'Справка о задолженности', '2026-09-01T06:10:00.000Z', null),
    paper('o', 'Оферта о предоставлении микрокредита', '2026-07-10T06:00:00.000Z', '2026-07-10T06:10:00.000Z'),
  ],
  contacts,
  notes: [
    {
      offerNumber: null,
      act: 'NOTE',
      by: 'support@nesie.kz',
      text: 'Просит звонить после 18:00, работает сменами',
      at: '2026-09-05T06:10:00.000Z',
    },
    {
      offerNumber: 'NS-2026-001290',
      act: 'DEFERRAL',
      by: 'support@nesie.kz',
      text: 'Просит отсрочку до зарплаты, справка приложена',
      at: '2026-09-03T06:10:00.000Z',
    },
  ],
  corrections: [{ ...waiting, mine: true, mayConfirm: false }],
};
const support = session({ roles: ['support'] });

export const CORRECTION: readonly Place[] = [
  {
    name: 'office-person',
    path: `office/person/${BORROWER}?open=notes,calls,messages,codes,payments,papers,correct`,
    scene: { session: support, officePerson: person },
  },
  {
    name: 'office-person-erased',
    path: `office/person/${BORROWER}`,
    scene: {
      session: support,
      officePerson: {
        ...person,
        person: null,
        erasedAt: '2026-11-23T06:10:00.000Z',
        messages: [],
        papers: [],
        contacts: [],
        notes: [],
        corrections: [],
      },
    },
  },
  { name: 'office-person-none', path: `office/person/${BORROWER}`, scene: { session: support, officePerson: null } },
  {
    name: 'office-correction-waits',
    path: 'office',
    scene: {
      session: session({ roles: ['verifier'] }),
      stuckTasks: [],
      openAsks: [],
      officeQueue: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
      openCorrections: [waiting],
      openCorrection: {
        lines: [{ field: 'phone', now: '77051234531', becomes: '77079876543' }],
        errors: [],
      },
    },
  },
];
