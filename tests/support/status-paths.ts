/**
 * The shortest series of commands to each of the 46 statuses: 100,000 tenge for ten days from Monday 2 March 2026,
 * unless the status needs another loan.
 */
import type { Decision } from '../../schema/events/decision.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import {
  applied,
  approval,
  approved,
  closeDay,
  decided,
  IBAN,
  il,
  issued,
  MONDAY,
  on,
  pay,
  queued,
  readyForScoring,
  sent,
  signature,
  signed,
  spl,
} from './a-loan.ts';
import {
  amountDueAtSigning,
  askProlongation,
  askRefinancing,
  offerProlongation,
  shownFor,
  refinancing as signedRefinancing,
  signProlongation,
} from './an-agreement.ts';
import { Story } from './spec.ts';

/** Two days before the end, when an agreement may be requested. */
const NEAR_END = '2026-03-10';
const LATE = '2026-03-20';
const STOPPED = '2026-06-20';

const choosePayout = on(MONDAY, { type: 'ChoosePayoutMethod', method: IBAN, signature });
const checking = (): Story => queued().when(on(MONDAY, { type: 'StartVerification' }));
const inQueue = (): Story => checking().when(on(MONDAY, { type: 'RequestManualReview', reasons: ['MANUAL'] }));
const underReview = (): Story => inQueue().when(on(MONDAY, { type: 'TakeForReview', verifierId: 'verifier-1' }));
const inRevision = (): Story =>
  underReview().when(on(MONDAY, { type: 'RequestRevision', fields: ['documentNumber'], note: '' }));

const declined = (change: Partial<Decision>): Decision => ({ ...approval, outcome: 'DECLINED', ...change });
const debtLoad = declined({
  rejectDecisionByKDN: true,
  kdnPpm: 540_000,
  scoreAmount: tenge(60_000),
  reasons: [{ code: 'DEBT_LOAD', observed: '54', limit: '50' }],
});
const stopCredit = declined({
  rejectDecisionStopCredit: true,
  lockedUntil: localDate('2026-04-01'),
  reasons: [{ code: 'STOP_CREDIT', observed: 'yes', limit: 'no' }],
});

const requested = (): Story => approved().when(on(MONDAY, { type: 'RequestPayout' }));
const prepared = (): Story =>
  requested().when(on(MONDAY, { type: 'PreparePayout', provider: 'bank', providerKey: 'key-1' }));

const late = (): Story => issued().when(closeDay(LATE));
const stopped = (): Story => issued().when(closeDay(STOPPED));
const deferred = (): Story => issued().when(on(NEAR_END, { type: 'GrantGrace', until: localDate('2026-03-25') }));

const prolonging = (): Story => issued().when(askProlongation(NEAR_END, 10));
const toSignProlongation = (): Story => {
  const asked = prolonging();
  return asked.when(offerProlongation(NEAR_END, shownFor(asked, NEAR_END, 10)));
};
const toPayProlongation = (): Story => toSignProlongation().when(signProlongation(NEAR_END));

const refinancing = (): Story => issued().when(askRefinancing(NEAR_END, 6));
const toPayRefinancing = (): Story => signedRefinancing(issued(), NEAR_END, 6);
const toSignRefinancing = (): Story => between(toPayRefinancing(), 'WAITING_REFINANCING_OFFERT');

const restructuring = (): Story =>
  late()
    .when(on(LATE, { type: 'RequestRestructuring', months: 4, courtDecidedOn: null }))
    .when(on(LATE, { type: 'SignRestructuring', signature: { ...signature, documentType: 'RESTRUCTURING_OFFER' } }));
const restructured = (): Story => {
  const signed = restructuring();
  return signed.when(pay(LATE, signed.last('RestructuringRequested').firstPayment));
};

const selling = (): Story =>
  stopped()
    .when(on(STOPPED, { type: 'IssueCessionNotice', buyer: 'ТОО «Коллектор Плюс»' }))
    .when(
      on('2026-06-30', {
        type: 'AgreeCession',
        buyer: 'ТОО «Коллектор Плюс»',
        price: tenge(30_000),
        payBy: localDate('2026-07-10'),
      }),
    );

const paidOff = (): Story => {
  const loan = issued();
  return loan.when(pay(NEAR_END, quoteOn(loan.life, localDate(NEAR_END)).full));
};

/** AGREED and REMITTANCE_PAID last only inside one append, so the story stops between two of its events. */
function between(story: Story, status: LoanStatus): Story {
  const last = story.appends.findLastIndex(({ events }) => events.some((event) => event.data.status === status));
  const cut = story.appends[last];
  if (!cut) throw new Error(`${status} is never passed through`);
  const end = cut.events.findLastIndex((event) => event.data.status === status);
  return new Story([...story.appends.slice(0, last), { ...cut, events: cut.events.slice(0, end + 1) }]);
}

/** `Record`: a missing status does not compile. */
export const WAYS: Record<LoanStatus, () => Story> = {
  INITIAL: () => applied(),
  WAITING_STATEMENT_LOADING: () => signed(spl(), MONDAY, { statementNeeded: true }),
  WAITING_FOR_REMITTANCE_SET: () => signed(),
  WAITING_FOR_BIOMETRY: () => signed(spl(), MONDAY, { faceVerified: false }).when(choosePayout),
  WAITING_FOR_INSURANCE: () =>
    signed(il({ insuranceAgreed: true }), MONDAY, { insuranceOffered: true }).when(choosePayout),
  WAITING_FOR_ISSUANCE_CONSENT: () => decided(approval, il({ amount: tenge(500_000) })),
  ON_VERIFICATION: () => queued(),
  ON_AUTO_VERIFICATION: checking,
  ON_MANUAL_VERIFICATION: inQueue,
  MANUAL_VERIFICATION: underReview,
  BACK_TO_REVISION: inRevision,
  REVISED_VERIFICATION: () => inRevision().when(on(MONDAY, { type: 'ReturnRevision' })),
  READY_FOR_SCORING: () => readyForScoring(),
  AGREED: () => between(approved(), 'AGREED'),
  WAITING_REJECT: () => decided(debtLoad),
  APPROVED: () => approved(),
  WAITING_REMITTANCE_PREPARED: requested,
  REMITTANCE_PREPARED: prepared,
  REMITTANCE_IN_PROGRESS: () => sent(),
  REMITTANCE_PAID: () => between(issued(), 'REMITTANCE_PAID'),
  REMITTANCE_ERROR: () => sent().when(on(MONDAY, { type: 'FailPayout', code: 'ACCOUNT_CLOSED', externalId: 'out-1' })),
  REMITTANCE_CANCELED: () => sent().when(on(MONDAY, { type: 'RecallPayout', reason: 'OFFICE' })),
  ACTIVE: () => issued(),
  GRACE_DAY_OFF: () => issued(spl({ term: { unit: 'DAY', count: 20 } })).when(closeDay('2026-03-22')),
  PROLONGED: () => toPayProlongation().when(pay(NEAR_END, amountDueAtSigning(toPayProlongation(), NEAR_END))),
  GRACE_MANUAL: deferred,
  GRACE_EXPIRED: () => deferred().when(closeDay('2026-03-26')),
  EXPIRED: late,
  CALCULATION_STOPPED: stopped,
  RESTRUCTURED: restructured,
  RESTRUCTURED_EXPIRED: () => restructured().when(closeDay('2026-04-27')),
  WAITING_RESTRUCTURING: restructuring,
  WAITING_PROLONGATION: prolonging,
  WAITING_PROLONGATION_OFFERT: toSignProlongation,
  WAITING_PROLONGATION_PRC_PAYMENT: toPayProlongation,
  WAITING_REFINANCING: refinancing,
  WAITING_REFINANCING_OFFERT: toSignRefinancing,
  WAITING_REFINANCING_PRC_PAYMENT: toPayRefinancing,
  AOT_PAYMENT_AWAITING: selling,
  CESSION: () => selling().when(on('2026-07-05', { type: 'ConfirmCession' })),
  CLOSING_PROCESS: paidOff,
  FINISHED: () => paidOff().when(on(NEAR_END, { type: 'CloseLoan' })),
  REJECTED: () => decided(stopCredit),
  REJECTED_BY_FRAUD: () => checking().when(on(MONDAY, { type: 'RejectByFraud', reason: 'FORGED_DOCUMENT' })),
  CANCELED: () => applied().when(on(MONDAY, { type: 'CancelApplication' })),
  ANNULLED: () => signed().when(closeDay('2026-03-12')),
};
