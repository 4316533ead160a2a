import { LOAN_ID, session } from './a-loan.ts';
import { applicant } from './office-loan.ts';
import type { Place } from './place.ts';

const promise = { amount: '40000.00', by: '2026-11-23', paid: '5000.00', state: 'OPEN' };

const late = {
  loanId: LOAN_ID,
  offerNumber: 'NS-2026-001290',
  status: 'EXPIRED',
  overdueDays: 34,
  overdueAmount: '191180.00',
  debt: '208630.55',
  lastAt: '2026-11-19T06:12:00.000Z',
  lastResult: 'PROMISED',
  step: 'AWAIT_PROMISE',
  stepOn: '2026-11-23',
  promise,
  borrower: applicant,
};

const totals = [
  { bucket: 'D1_30', loans: 214, principal: '29480000.00' },
  { bucket: 'D31_60', loans: 61, principal: '8214500.00' },
  { bucket: 'D61_90', loans: 18, principal: '2530000.00' },
  { bucket: 'D91_PLUS', loans: 7, principal: '1019442.17' },
];

const loans = [
  late,
  {
    ...late,
    loanId: LOAN_ID.replace(/^./, '9'),
    offerNumber: 'NS-2026-003011',
    status: 'CALCULATION_STOPPED',
    overdueDays: 112,
    lastResult: 'NO_ANSWER',
    step: 'CALL_AGAIN',
    promise: null,
  },
  {
    ...late,
    loanId: LOAN_ID.replace(/^./, '8'),
    offerNumber: 'NS-2026-004100',
    overdueDays: 1,
    lastAt: null,
    lastResult: null,
    step: 'FIRST_CALL',
    promise: null,
    borrower: null,
  },
];

const said = {
  offerNumber: 'NS-2026-001290',
  by: 'collector@nesie.kz',
  incoming: false,
  text: '',
  promise: null,
  callBackOn: null,
};
export const contacts = [
  {
    ...said,
    id: 'c3',
    at: '2026-11-19T06:12:00.000Z',
    result: 'PROMISED',
    promise,
    text: 'Зарплата двадцать третьего, оплатит с карты.',
  },
  { ...said, id: 'c2', at: '2026-11-18T05:02:00.000Z', result: 'SPOKE', callBackOn: '2026-11-19' },
  {
    ...said,
    id: 'c1',
    at: '2026-11-12T09:40:00.000Z',
    result: 'PROMISED',
    incoming: true,
    promise: { ...promise, amount: '20000.00', by: '2026-11-16', paid: '0.00', state: 'BROKEN' },
  },
];

const staff = {
  session: session({ roles: ['collector', 'support'] }),
  lateLoans: { nodes: loans, pageInfo: { hasNextPage: true, endCursor: 'x' }, totalCount: 300, totals },
  collectionCase: {
    loan: late,
    borrowerId: LOAN_ID,
    contacts,
    callFrom: null,
    callsLeft: 2,
    promiseUntil: '2026-12-04',
    plannedLetters: [
      {
        type: 'DEBT',
        title: 'Справка о задолженности',
        dueOn: '2026-10-18',
        lawBy: '2026-10-27',
        sentAt: '2026-10-18T00:10:00.000Z',
      },
      {
        type: 'NOTIFICATION_AFTER_18_DAYS_OF_DELAY',
        title: 'Уведомление о просрочке',
        dueOn: '2026-11-04',
        lawBy: null,
        sentAt: '2026-11-04T00:10:00.000Z',
      },
      {
        type: 'PRE_TRIAL_NOTIFICATION',
        title: 'Досудебное уведомление',
        dueOn: '2026-12-16',
        lawBy: null,
        sentAt: null,
      },
    ],
    letters: [
      {
        hash: 'a'.repeat(64),
        title: 'Требование о погашении задолженности',
        number: '4417-2290-13',
        shownAt: '2026-11-19T06:20:00.000Z',
      },
    ],
  },
};

export const COLLECTION: readonly Place[] = [
  { name: 'collection', path: 'office/collection', scene: staff },
  {
    name: 'collection-empty',
    path: 'office/collection',
    scene: {
      ...staff,
      lateLoans: { ...staff.lateLoans, nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
    },
  },
  { name: 'collection-case', path: `office/collection/${LOAN_ID}`, scene: staff },
  {
    name: 'collection-case-night',
    path: `office/collection/${LOAN_ID}`,
    scene: {
      ...staff,
      collectionCase: { ...staff.collectionCase, contacts: [], callFrom: '2026-11-23T03:00:00.000Z' },
    },
  },
  {
    name: 'collection-case-to-note',
    path: `office/collection/${LOAN_ID}`,
    scene: {
      ...staff,
      collectionCase: {
        ...staff.collectionCase,
        contacts: [{ ...said, id: 'c4', at: '2026-11-20T06:00:00.000Z', result: null }, ...contacts],
      },
    },
  },
  { name: 'collection-case-missing', path: `office/collection/${LOAN_ID}`, scene: { ...staff, collectionCase: null } },
];
