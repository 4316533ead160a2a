/**
 * The commands behind each golden stream. They make new streams only; a written stream is replayed, never made again.
 */
import type { Terms } from '../../schema/events/figures.ts';
import { addDays, addMonths, localDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tenge, tiyn } from '../../schema/values/money.ts';
import type { LoanCommand } from '../../server/domain/loan/commands.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import {
  ALL_MET,
  applied,
  approval,
  approved,
  closeDay,
  closeDays,
  decided,
  economical,
  HASH,
  IBAN,
  il,
  issued,
  MONDAY,
  on,
  pay,
  paymentId,
  queued,
  sent,
  signature,
  signed,
  someFacts,
  spl,
} from '../support/a-loan.ts';
import type { Story } from '../support/spec.ts';

const first = localDate(MONDAY);
const day = (n: number) => addDays(first, n);
const month = (n: number) => addMonths(first, n);
const full = (story: Story, on_: string): Tiyn => quoteOn(story.life, localDate(on_)).full;
const due = (story: Story, on_: string): Tiyn => quoteOn(story.life, localDate(on_)).due;
const finished = (story: Story, on_: string): Story => story.when(on(on_, { type: 'CloseLoan' }));
const repaid = (story: Story, on_: string, n = 1): Story => finished(story.when(pay(on_, full(story, on_), n)), on_);
const choose = (on_: string): LoanCommand => on(on_, { type: 'ChoosePayoutMethod', method: IBAN, signature });
const upload = on(MONDAY, {
  type: 'UploadStatement',
  statementHash: HASH,
  monthlyIncome: tenge(900_000),
  monthsWithIncome: 6,
});
const declined = { ...approval, outcome: 'DECLINED', lockedUntil: day(7) } as const;
const decide = (now: string): LoanCommand => on(now.slice(0, 10), { type: 'RecordDecision', decision: approval, now });

/** Pays each instalment on its day, except those in `missed`. */
function instalments(story: Story, upTo: number, missed: readonly number[] = []): Story {
  let soFar = story;
  for (let n = 1; n <= upTo; n++) {
    const today = soFar.life.issuedPrice.rows[n - 1]?.date ?? first;
    soFar = soFar.when(closeDay(today));
    if (!missed.includes(n)) soFar = soFar.when(pay(today, due(soFar, today), n));
  }
  return soFar;
}

const business = (change: Partial<Terms> = {}): Terms => spl({ productType: 'INDIVIDUAL_ENTREPRENEUR_SPL', ...change });
const prepay = (today: string, kind: 'FULL' | 'PARTIAL', amount: Tiyn): LoanCommand[] => [
  on(today, { type: 'RequestPrepayment', kind, amount }),
  on(today, { type: 'SignPrepayment', signature }),
];
const after = (story: Story, ...commands: LoanCommand[]): Story =>
  commands.reduce((soFar, next) => soFar.when(next), story);

export const PATHS: Readonly<Record<string, () => Story>> = {
  'repaid-in-time': () => repaid(issued(), day(10)),
  'repaid-early': () => repaid(issued(), day(3)),
  'repaid-the-same-day': () => repaid(issued(), day(0)),
  'fast-issue-in-two-parts': () => {
    const half = issued(spl({ fastIssue: true })).when(pay(day(4), tenge(40_000), 1));
    return repaid(half, day(10), 2);
  },
  'economical-early': () => repaid(issued(economical()), day(10)),
  'economical-in-parts': () => repaid(issued(economical()).when(pay(day(10), tenge(60_000), 1)), day(29), 2),
  'economical-late': () => repaid(closeDays(issued(economical()), day(31), day(50)), day(50)),
  'instalments-whole': () => finished(instalments(issued(il({ insuranceAgreed: true })), 6), month(6)),
  'instalments-with-overdue': () => {
    const late = closeDays(instalments(issued(il()), 2, [2]), addDays(month(2), 1), addDays(month(2), 20));
    return finished(
      instalments(late.when(pay(addDays(month(2), 20), due(late, addDays(month(2), 20)), 20)), 6, [1, 2]),
      month(6),
    );
  },
  'day-off': () => {
    const sunday = closeDays(issued(spl({ term: { unit: 'DAY', count: 20 } })), day(20), day(24));
    return repaid(sunday, day(24));
  },
  'stopped-after-90-days': () => closeDays(issued(), day(11), day(110)),
  'stopped-entrepreneur': () => closeDays(issued(business()), day(11), day(400)),
  'stopped-and-repaid': () => repaid(closeDays(issued(), day(11), day(130)), day(130)),
  'overdue-paid-in-part': () => closeDays(issued(), day(11), day(20)).when(pay(day(20), tenge(30_000), 1)),
  'overdue-cured': () => {
    const late = closeDays(instalments(issued(il()), 1, [1]), addDays(month(1), 1), addDays(month(1), 9));
    return late.when(pay(addDays(month(1), 9), due(late, addDays(month(1), 9)), 9));
  },
  'overpaid-to-balance': () => {
    const rich = issued().when(pay(day(10), tenge(110_000), 1));
    return finished(rich, day(10));
  },
  'paid-by-balance': () => {
    const loan = closeDays(issued(), day(11), day(12));
    const transferId = paymentId(70);
    return loan.when(on(day(12), { type: 'ApplyBalance', transferId, amount: tenge(20_000) }));
  },
  'back-dated': () => {
    const late = closeDays(issued(), day(11), day(15)).when(pay(day(15), tenge(10_000), 1));
    return late.when(pay(day(16), tenge(60_000), 2, day(9)));
  },
  'back-dated-cure': () => {
    const late = closeDays(instalments(issued(il()), 1, [1]), addDays(month(1), 1), addDays(month(1), 5));
    return late.when(pay(addDays(month(1), 5), tenge(70_000), 5, month(1)));
  },
  'prepaid-in-full': () => {
    const loan = after(instalments(issued(il()), 2), ...prepay(day(75), 'FULL', tiyn(0n)));
    return repaid(loan, day(75), 9);
  },
  'prepayment-annulled': () => {
    const asked = after(instalments(issued(il()), 2), ...prepay(day(75), 'FULL', tiyn(0n)));
    return asked.when(closeDay(day(76)));
  },
  rejected: () => decided({ ...declined, rejectDecision60Plus: true }),
  'alternative-accepted': () => {
    const other = {
      ...approval,
      outcome: 'ALTERNATIVE',
      rejectDecisionByAmount: true,
      scoreAmount: tenge(60_000),
    } as const;
    const terms = spl({ amount: tenge(60_000) });
    const taken = decided(other).when(on(MONDAY, { type: 'AcceptAlternative', terms }));
    const agreed = signed(terms, MONDAY, ALL_MET, taken);
    return repaid(paidOut(agreed), day(10));
  },
  'alternative-left': () => {
    const other = {
      ...approval,
      outcome: 'ALTERNATIVE',
      rejectDecisionByAmount: true,
      scoreAmount: tenge(60_000),
    } as const;
    return decided(other).when(closeDay(day(1)));
  },
  'debt-load-cured-by-statement': () => {
    const waits = decided({ ...declined, rejectDecisionByKDN: true }).when(upload);
    const scored = waits.when(on(MONDAY, { type: 'RequestScoring', facts: someFacts }));
    return repaid(paidOut(scored.when(decide(`${MONDAY}T07:00:00.000Z`))), day(10));
  },
  'cooling-off': () => {
    const waits = approved(il({ amount: tenge(350_000) }));
    const now = '2026-03-03T06:00:00.000Z';
    const given = waits.when(on('2026-03-03', { type: 'GiveIssuanceConsent', signature, edsHash: HASH, now }));
    return instalments(paidOut(given, '2026-03-03'), 1);
  },
  'cooling-off-lapsed': () => approved(il({ amount: tenge(350_000) })).when(closeDay('2026-03-09')),
  'cooling-off-refused': () =>
    approved(il({ amount: tenge(350_000) })).when(on(MONDAY, { type: 'CancelIssuanceConsent' })),
  'payout-failed-and-retried': () => {
    const failed = sent().when(on(MONDAY, { type: 'FailPayout', code: '14', externalId: 'out-1' }));
    const again = after(
      failed.when(choose(day(1))),
      on(day(1), { type: 'PreparePayout', provider: 'bank', providerKey: 'key-2' }),
      on(day(1), { type: 'SendPayout', provider: 'bank', externalId: 'out-2' }),
      on(day(1), { type: 'ConfirmPayout', externalId: 'out-2' }),
    );
    return repaid(again, day(11));
  },
  'payout-returned': () =>
    issued().when(
      on(day(2), { type: 'ReturnPayout', externalId: 'out-1', code: 'AC04', returnedOn: localDate(day(2)) }),
    ),
  'payout-recalled': () => sent().when(on(MONDAY, { type: 'RecallPayout', reason: 'OFFICE' })),
  'payout-given-up': () =>
    sent()
      .when(on(MONDAY, { type: 'FailPayout', code: '14', externalId: 'out-1' }))
      .when(closeDay('2026-03-08')),
  annulled: () => signed().when(closeDay('2026-03-08')),
  cancelled: () => applied().when(on(MONDAY, { type: 'CancelApplication' })),
  'everything-asked-for': () => {
    const all = { statementNeeded: true, payoutChosen: false, faceVerified: false, insuranceOffered: true };
    const asked = after(
      signed(il({ insuranceAgreed: true }), MONDAY, all),
      upload,
      choose(MONDAY),
      on(MONDAY, { type: 'FailBiometry', vendor: 'V1', reason: 'NO_MATCH', triesLeft: 2 }),
      on(MONDAY, { type: 'PassBiometry', vendor: 'V1', reference: 'r' }),
      on(MONDAY, { type: 'AnswerInsurance', accepted: false, documentHash: HASH }),
      on(MONDAY, { type: 'StartVerification' }),
      on(MONDAY, { type: 'RequestManualReview', reasons: ['MANUAL'] }),
      on(MONDAY, { type: 'TakeForReview', verifierId: 'v-1' }),
      on(MONDAY, { type: 'RequestRevision', fields: ['document'], note: 'unreadable' }),
      on(MONDAY, { type: 'ReturnRevision' }),
      on(MONDAY, { type: 'TakeForReview', verifierId: 'v-1' }),
      on(MONDAY, { type: 'RequestScoring', facts: someFacts }),
      decide(`${MONDAY}T07:00:00.000Z`),
    );
    return instalments(paidOut(asked), 1);
  },
  fraud: () =>
    after(queued(), on(MONDAY, { type: 'StartVerification' }), on(MONDAY, { type: 'RejectByFraud', reason: 'FRAUD' })),
};

function paidOut(story: Story, today: string = MONDAY): Story {
  return after(
    story,
    on(today, { type: 'RequestPayout' }),
    on(today, { type: 'PreparePayout', provider: 'bank', providerKey: 'key-1' }),
    on(today, { type: 'SendPayout', provider: 'bank', externalId: 'out-1' }),
    on(today, { type: 'ConfirmPayout', externalId: 'out-1' }),
  );
}
