/** Streams other than loans: slots, balances, bonuses, payments, anchors; see paths.ts. */

import { ANCHOR_STREAM, type LogMove } from '../../schema/events/anchor.ts';
import type { PayoutMethod } from '../../schema/events/payout-method.ts';
import {
  accountStream,
  bankStream,
  bonusStream,
  CAPITAL_STREAM,
  claimStream,
  INSURER_STREAM,
  paymentStream,
  slotStream,
} from '../../schema/events/streams.ts';
import type { Iban } from '../../schema/values/iban.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { anchorKey, signAnchor } from '../../server/adapters/ledger/anchor-key.ts';
import { chainStart } from '../../server/adapters/ledger/envelope.ts';
import { sketchOf } from '../../server/adapters/ledger/head-sketch.ts';
import { merkleRoot } from '../../server/adapters/ledger/merkle.ts';
import { type AccountCommand, accountDecider } from '../../server/domain/account/decider.ts';
import type { RefundFact } from '../../server/domain/account/refund.ts';
import { anchorDecider } from '../../server/domain/anchor/decider.ts';
import { type BankCommand, bankDecider } from '../../server/domain/bank/decider.ts';
import { type BonusCommand, bonusDecider } from '../../server/domain/bonus/decider.ts';
import { capitalDecider } from '../../server/domain/capital/decider.ts';
import { type ClaimCommand, claimDecider } from '../../server/domain/claim/decider.ts';
import { type InsurerCommand, insurerDecider } from '../../server/domain/insurer/decider.ts';
import { type PaymentCommand, paymentDecider } from '../../server/domain/payment/decider.ts';
import { slotDecider } from '../../server/domain/slot/decider.ts';
import { BORROWER, HASH, LOAN, MONDAY, paymentId } from '../support/a-loan.ts';
import { uuidOf } from '../support/a-log.ts';
import { decidedPath, type Path } from './path.ts';

const first = localDate(MONDAY);
const day = (n: number) => addDays(first, n);
const NEXT = uuidOf('the next loan') as LoanId;

/** One command a day. */
const account = (...commands: AccountCommand[]): Path =>
  decidedPath(accountStream(BORROWER), accountDecider, ...commands.map((command, n) => [day(n), command] as const));
const bonus = (...commands: BonusCommand[]): Path =>
  decidedPath(bonusStream(BORROWER), bonusDecider, ...commands.map((command, n) => [day(n), command] as const));
const payment = (...commands: PaymentCommand[]): Path =>
  decidedPath(
    paymentStream('kiosk', 'x1'),
    paymentDecider,
    ...commands.map((command, n) => [day(n), command] as const),
  );

const credit = (n: number, amount: number, reason: 'SURPLUS' | 'TOP_UP' = 'TOP_UP'): AccountCommand => {
  const loanId = reason === 'SURPLUS' ? LOAN : null;
  return { type: 'CreditBalance', reason, amount: tenge(amount), paymentId: paymentId(n), loanId };
};
const method: PayoutMethod = { kind: 'IBAN', cardId: null, hash: HASH };
const refundId = paymentId(50);
const ask = { type: 'RequestRefund', refundId, amount: tenge(300), method } as const;
const payRefund = { type: 'PayRefund', refundId } as const;
const tell = (n: number, fact: RefundFact): AccountCommand => ({
  type: 'RecordRefundFact',
  refundId,
  fact,
  today: day(n),
});
const underWay: readonly AccountCommand[] = [
  credit(1, 300),
  ask,
  payRefund,
  tell(3, { type: 'PreparePayout', provider: 'bank', providerKey: 'key' }),
  tell(4, { type: 'SendPayout', provider: 'bank', externalId: 'out' }),
];

const earn = (n: number, interest: number): BonusCommand => ({
  type: 'EarnBonus',
  paymentId: paymentId(n),
  loanId: LOAN,
  interest: tenge(interest),
  paidOn: first,
});
const reserve = (n: number, amount: number): BonusCommand => ({
  type: 'ReserveBonus',
  transferId: paymentId(n),
  loanId: LOAN,
  amount: tenge(amount),
});
const settle = (n: number, taken: number | null): BonusCommand => ({
  type: 'SettleBonus',
  transferId: paymentId(n),
  taken: taken === null ? null : tenge(taken),
});

const place: PaymentCommand = { type: 'PlacePayment', to: 'LOAN', loanId: LOAN, borrowerId: BORROWER };
const of = { paymentId: paymentId(1), provider: 'kiosk', externalId: 'x1', loanId: LOAN } as const;
const notify = (amount = 100, problem: string | null = null): PaymentCommand => ({
  ...of,
  type: 'NotifyPayment',
  amount: tenge(amount),
  operationDate: first,
  problem,
});
const takeBack = (n: number, amount = 100): PaymentCommand => ({
  ...of,
  type: 'TakeBackPayment',
  amount: tenge(amount),
  operationDate: day(n),
});
const putRight = (to: 'LOAN' | 'ACCOUNT' | 'SUSPENSE' | 'CLAIM') => ({
  type: 'SettleTakeBack' as const,
  to,
  loanId: LOAN,
  borrowerId: BORROWER,
});
const sold = { loanId: LOAN, buyer: 'Collect LLP' } as const;
const settling = (n: number, amount: number) =>
  ({ settlementId: paymentId(n), amount: tenge(amount), reference: 'PP-17' }) as const;
const recovery = (n: number, amount: number): ClaimCommand => ({
  type: 'ReceiveForClaim',
  as: 'RECOVERY',
  paymentId: paymentId(n),
  amount: tenge(amount),
  loanId: LOAN,
  borrowerId: BORROWER,
  writtenOff: tenge(500),
});
const claimBack = (n: number, amount: number, part = 0): ClaimCommand => ({
  type: 'TakeBackFromClaim',
  loanId: LOAN,
  paymentId: paymentId(n),
  part,
  amount: tenge(amount),
});
const claim = (...commands: ClaimCommand[]): Path =>
  decidedPath(claimStream(LOAN), claimDecider, ...commands.map((command, n) => [day(n), command] as const));
const release = (to: 'BALANCE' | 'SENDER'): PaymentCommand => ({
  type: 'ReleasePayment',
  to,
  loanId: null,
  borrowerId: to === 'BALANCE' ? BORROWER : null,
});

export const LEDGER_PATHS: Readonly<Record<string, () => Path>> = {
  'slot-used-twice': () => {
    const claim = (loanId: LoanId, takeOverFrom: LoanId | null = null) =>
      ({ type: 'ClaimSlot', loanId, takeOverFrom }) as const;
    return decidedPath(
      slotStream(BORROWER),
      slotDecider,
      [first, claim(LOAN)],
      [day(1), claim(NEXT, LOAN)],
      [day(20), { type: 'ReleaseSlot', loanId: NEXT }],
    );
  },
  'balance-in-and-out': () =>
    account(
      credit(1, 500),
      credit(2, 120, 'SURPLUS'),
      { type: 'DebitBalance', reason: 'INSTALMENT', amount: tenge(400), loanId: LOAN, transferId: paymentId(3) },
      { type: 'DebitBalance', reason: 'CORRECTION', amount: tenge(250), loanId: LOAN },
      { type: 'OweReversal', amount: tenge(90), loanId: LOAN, paymentId: paymentId(4) },
    ),
  'reversal-debt-paid-and-given-up': () =>
    account(
      credit(1, 100),
      { type: 'OweReversal', amount: tenge(900), loanId: LOAN, paymentId: paymentId(4) },
      credit(2, 300),
      { type: 'ForgiveReversal', paymentId: paymentId(4), amount: tenge(500) },
    ),
  'balance-refund-declined': () => account(credit(1, 300), ask, { type: 'DeclineRefund', refundId }),
  'balance-refund-paid': () => account(...underWay, tell(5, { type: 'ConfirmPayout', externalId: 'out' })),
  'balance-refund-refused': () =>
    account(...underWay, tell(5, { type: 'FailPayout', code: 'AC04', externalId: 'out' }), {
      ...ask,
      refundId: paymentId(51),
    }),
  'balance-refund-recalled': () => account(...underWay, tell(5, { type: 'RecallPayout', reason: 'OFFICE' })),
  'bonus-spent': () =>
    bonus(earn(1, 2_800), reserve(2, 20), settle(2, 15), settle(2, 10), reserve(3, 5), settle(3, null)),
  'bonus-taken-back': () =>
    bonus(
      earn(1, 2_800),
      reserve(2, 20),
      settle(2, 20),
      { type: 'TakeBackBonus', paymentId: paymentId(1) },
      earn(3, 3_000),
    ),
  'written-off-debt-recovered': () =>
    claim(recovery(1, 300), recovery(2, 200), claimBack(1, 100), claimBack(1, 200, 1)),
  'cession-settled': () =>
    claim(
      { ...sold, type: 'ReceiveForClaim', as: 'PRICE', paymentId: paymentId(1), amount: tenge(100), price: tenge(400) },
      { ...sold, type: 'ConfirmPrice', price: tenge(400), ...settling(2, 300) },
      {
        ...sold,
        type: 'ReceiveForClaim',
        as: 'BUYER',
        paymentId: paymentId(3),
        amount: tenge(50),
        borrowerId: BORROWER,
      },
      { ...sold, type: 'PayBuyer', ...settling(4, 50) },
      claimBack(3, 10),
      { ...sold, type: 'SettleClaim' },
    ),
  'insurer-paid': () =>
    decidedPath(INSURER_STREAM, insurerDecider, [
      first,
      { type: 'PayInsurer', charged: tenge(900), ...settling(1, 600) } satisfies InsurerCommand,
    ]),
  'capital-in-and-back': () => {
    const owner = { account: 'KZ75125KZT1001300335' as Iban };
    return decidedPath(
      CAPITAL_STREAM,
      capitalDecider,
      [first, { type: 'PayCapitalIn', ...owner, ...settling(1, 900) }],
      [day(1), { type: 'TakeCapitalBack', ...owner, ...settling(2, 300) }],
    );
  },
  'bank-statement-late-and-line-explained': () => {
    const account = 'KZ75125KZT1001300335' as Iban;
    const read = (n: number, opening: number, clearing: number, other: number): BankCommand => ({
      ...{ type: 'ReadStatement', account, from: day(n), to: day(n), lines: 2, documentHash: String(n).repeat(64) },
      ...{ opening: tenge(opening), closing: tenge(opening + clearing + other) },
      ...{ credits: tenge(clearing), debits: tenge(-other), clearing: tenge(clearing), other: tenge(other) },
    });
    return decidedPath(
      bankStream(account),
      bankDecider,
      [first, read(0, 900, 100, -30)],
      [day(2), read(2, 1_000, 50, 0)],
      [day(1), read(1, 970, 30, 0)],
      [first, { type: 'PlaceLine', account, on: first, amount: tenge(-30), to: 'CLEARING' }],
    );
  },
  'payment-for-a-written-off-debt': () =>
    payment(
      notify(100, 'LOAN_NOT_LIVE'),
      { type: 'ReleasePayment', to: 'RECOVERY', loanId: LOAN, borrowerId: BORROWER },
      { ...place, to: 'CLAIM' },
      takeBack(4),
      putRight('CLAIM'),
    ),
  'payment-placed': () => payment(notify(), place, notify(90)),
  'suspense-released': () =>
    payment(notify(100, 'NO_LOAN'), release('BALANCE'), { ...place, to: 'BALANCE', loanId: null }),
  'payment-sent-back': () => payment(notify(100, 'NO_LOAN'), release('SENDER'), { type: 'ConfirmSentBack' }),
  'payment-taken-off-a-loan': () => payment(notify(), place, takeBack(2), putRight('LOAN')),
  'payment-taken-back-part-after-part': () =>
    payment(
      notify(),
      place,
      takeBack(2, 40),
      putRight('LOAN'),
      takeBack(5, 30),
      { ...putRight('ACCOUNT'), part: 1 },
      takeBack(6, 31),
    ),
  'payment-taken-back-before-it-came': () => payment(takeBack(0), notify()),
  'payment-of-which-a-part-is-left': () =>
    payment(notify(100, 'NO_LOAN'), takeBack(2, 40), putRight('SUSPENSE'), release('BALANCE')),
  'payment-set-aside': () =>
    payment(
      notify(),
      place,
      { type: 'SuspendPayment', reason: 'OFFICE', placed: true },
      takeBack(3),
      putRight('SUSPENSE'),
    ),
  anchored: () => anchored(false),
  'anchored-with-a-sketch': () => anchored(true),
  'anchored-and-moved': () => anchored(true, [{ revision: 0n, position: 987n }]),
};

function anchored(sketched: boolean, ends?: LogMove['ends']): Path {
  const heads = new Map([[slotStream(BORROWER), { revision: 2n, hash: HASH }]]);
  const anchor = signAnchor(anchorKey(Buffer.alloc(32, 7)), {
    date: first,
    after: null,
    position: 1_234n,
    streams: heads.size,
    merkleRoot: merkleRoot(heads),
    ...(sketched ? { sketch: sketchOf(heads) } : {}),
    previousAnchorHash: chainStart(ANCHOR_STREAM),
    continued: false,
  });
  const made = [first, { type: 'Anchor', anchor }] as const;
  if (!ends) return decidedPath(ANCHOR_STREAM, anchorDecider, made);
  return decidedPath(ANCHOR_STREAM, anchorDecider, made, [first, { type: 'Move', ends }]);
}
