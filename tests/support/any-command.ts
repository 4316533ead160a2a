/** Every command with contents that the API, a worker or a callback could send. */
import fc from 'fast-check';
import { DISPUTE_REASONS } from '../../schema/reference/dispute.ts';
import { EVIDENCE_KINDS, EVIDENCE_SLOTS } from '../../schema/reference/evidence.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../schema/values/money.ts';
import type { CommandOf, LoanCommand, LoanCommandType } from '../../server/domain/loan/commands.ts';
import { priceOf } from '../../server/domain/money/price.ts';
import {
  ALL_MET,
  approval,
  BORROWER,
  economical,
  HASH,
  IBAN,
  il,
  LOAN,
  MONDAY,
  paymentId,
  signature,
  someFacts,
  spl,
  totalOf,
} from './a-loan.ts';

type Bare<C> = C extends unknown ? Omit<C, 'type' | 'today'> : never;
type Contents<T extends LoanCommandType> = Bare<CommandOf<T>>;

const nothing = fc.constant({});
const signed = fc.constant({ signature });
const kind = fc.constantFrom('PROLONGATION' as const, 'REFINANCING' as const);
const reason = fc.constant({ reason: 'OFFICE' });
const amount: fc.Arbitrary<Tiyn> = fc.integer({ min: 1, max: 60_000_000 }).map((n) => tiyn(BigInt(n)));
const terms = fc.constantFrom(spl(), economical(), il(), il({ insuranceAgreed: true }));
const vendor = fc.constantFrom('V1' as const, 'V2' as const, 'V3' as const);
const payment = fc.integer({ min: 1, max: 3 }).map(paymentId);
const externalId = fc.constantFrom('out-1', 'out-2');
const dayAfter = (today: LocalDate) => fc.integer({ min: -3, max: 40 }).map((n) => addDays(today, n));
const dayBefore = (today: LocalDate) => fc.integer({ min: 0, max: 60 }).map((n) => addDays(today, -n));
const other = '00000000-0000-4000-8000-000000000009' as LoanId;

const priced = priceOf(spl(), localDate(MONDAY), true);
if ('refusal' in priced) throw new Error(priced.refusal.code);
const { price } = priced;

/** A missing command does not compile. */
const CONTENTS: { [T in LoanCommandType]: (today: LocalDate) => fc.Arbitrary<Contents<T>> } = {
  Apply: () =>
    fc.record({
      loanId: fc.constant(LOAN),
      borrowerId: fc.constant(BORROWER),
      offerNumber: fc.constant('NS-2026-000009'),
      terms,
      repeat: fc.boolean(),
      arrival: fc.constantFrom(null, { channel: 'ADS', source: 'google' } as const),
    }),
  ChangeApplication: () => fc.record({ terms }),
  CancelApplication: () => nothing,
  SignOffer: (today) =>
    fc.record({
      signature: fc.constant(signature),
      consents: fc.constant([]),
      quotedTotal: fc.oneof(amount, fc.constant(totalOf(spl(), today))),
      requirements: fc.record({
        statementNeeded: fc.boolean(),
        payoutChosen: fc.constant(ALL_MET.payoutChosen),
        faceVerified: fc.boolean(),
        insuranceOffered: fc.boolean(),
      }),
    }),
  UploadStatement: () =>
    fc.record({
      statementHash: fc.constant(HASH),
      monthlyIncome: amount,
      monthsWithIncome: fc.integer({ min: 0, max: 6 }),
    }),
  RejectStatement: () => reason,
  CancelStatementUpload: () => nothing,
  ChoosePayoutMethod: () => fc.constant({ method: IBAN, signature }),
  PassBiometry: () => fc.record({ vendor, reference: fc.constant('ref') }),
  FailBiometry: () => fc.record({ vendor, reason: fc.constant('NO_MATCH'), triesLeft: fc.integer({ min: 0, max: 3 }) }),
  CancelBiometryWait: () => nothing,
  AnswerInsurance: () =>
    fc.constantFrom({ accepted: true as const, consents: [] }, { accepted: false as const, documentHash: HASH }),
  StartVerification: () => nothing,
  RequestManualReview: () => fc.constant({ reasons: ['MANUAL'] }),
  TakeForReview: () =>
    fc.constantFrom(
      { verifierId: 'verifier-1' },
      { verifierId: 'verifier-2' },
      { verifierId: 'verifier-2', takenFrom: 'verifier-1' },
    ),
  RequestRevision: () => fc.constant({ fields: ['documentNumber'], note: '' }),
  ReturnRevision: () => nothing,
  RequestEvidence: () =>
    fc.record({
      kinds: fc.constantFrom(['DOCUMENT_PHOTOS' as const], ['VIDEO_INTERVIEW' as const, 'DOCUMENT_PHOTOS' as const]),
      reason: fc.constantFrom('CHECK' as const, 'GLARE' as const),
      by: fc.constantFrom('ENGINE' as const, 'VERIFIER' as const),
    }),
  SendEvidence: () =>
    fc.constantFrom(...EVIDENCE_KINDS).map((evidence) => ({
      kind: evidence,
      files: EVIDENCE_SLOTS[evidence].map((slot) => ({ slot, hash: HASH })),
    })),
  AcceptEvidence: () => fc.constantFrom(...EVIDENCE_KINDS).map((evidence) => ({ kind: evidence, verifierId: 'v' })),
  RequestScoring: () => fc.constant({ facts: someFacts }),
  RecordDecision: (today) =>
    fc
      .record({
        outcome: fc.constantFrom('APPROVED' as const, 'ALTERNATIVE' as const, 'DECLINED' as const),
        rejectDecisionByKDN: fc.boolean(),
        rejectDecisionStopCredit: fc.boolean(),
      })
      .map((change) => ({ decision: { ...approval, ...change }, now: `${today}T06:00:00.000Z` })),
  AcceptAlternative: () => fc.record({ terms }),
  GiveIssuanceConsent: (today) => fc.constant({ signature, edsHash: HASH, now: `${today}T06:00:00.000Z` }),
  CancelIssuanceConsent: () => nothing,
  RejectByFraud: () => reason,
  RequestPayout: () => nothing,
  PreparePayout: () => fc.constantFrom('key-1', 'key-2').map((providerKey) => ({ provider: 'bank', providerKey })),
  SendPayout: () => externalId.map((id) => ({ provider: 'bank', externalId: id })),
  ConfirmPayout: () => fc.record({ externalId }),
  FailPayout: () => fc.record({ code: fc.constant('ACCOUNT_CLOSED'), externalId: fc.option(externalId) }),
  RecallPayout: () => reason,
  ReturnPayout: (today) => fc.record({ externalId, code: fc.constant('AC04'), returnedOn: fc.constant(today) }),
  ReceivePayment: (today) =>
    fc.record({
      paymentId: payment,
      provider: fc.constant('kiosk'),
      externalId: fc.constant('in-1'),
      amount,
      paidOn: dayBefore(today),
    }),
  ReversePayment: (today) =>
    fc.record({ paymentId: payment, reversedOn: dayBefore(today), reason: fc.constant('PROVIDER') }),
  ApplyBalance: () => fc.record({ transferId: payment, amount }),
  SpendBonus: () => fc.record({ transferId: payment, amount }),
  RequestPrepayment: () => fc.record({ kind: fc.constantFrom('FULL' as const, 'PARTIAL' as const), amount }),
  SignPrepayment: () => signed,
  RequestProlongation: () => fc.record({ days: fc.integer({ min: 0, max: 40 }) }),
  RequestRefinancing: () =>
    fc.record({ terms, newLoanId: fc.constant(other), offerNumber: fc.constant('NS-2026-000010') }),
  OfferAgreement: () =>
    fc.record({
      kind,
      documentHash: fc.constant(HASH),
      shown: fc.record({ payToday: fc.constant(tiyn(0n)), total: fc.constant(tiyn(1n)) }),
    }),
  SignAgreement: () => fc.record({ kind, signature: fc.constant(signature) }),
  IssueByRefinancing: () =>
    fc.constant({
      loanId: other,
      borrowerId: BORROWER,
      from: { oldLoanId: LOAN, offerNumber: 'NS-2026-000010', terms: spl(), price },
    }),
  RequestRestructuring: (today) =>
    fc.record({ months: fc.integer({ min: 1, max: 7 }), courtDecidedOn: fc.option(dayBefore(today)) }),
  SignRestructuring: () => signed,
  WithdrawRequest: () => nothing,
  GrantGrace: (today) => fc.record({ until: dayAfter(today) }),
  WaivePenalty: () => fc.record({ amount, reason: fc.constant('OFFICE') }),
  WriteOff: () => reason,
  DisputeLoan: () => fc.record({ reason: fc.constantFrom(...DISPUTE_REASONS) }),
  UpholdDispute: () => nothing,
  DismissDispute: () => nothing,
  IssueCessionNotice: () => fc.constantFrom({ buyer: 'Collect KZ' }, { buyer: 'ТОО «Коллектор Плюс»' }),
  AgreeCession: (today) =>
    fc.record({ buyer: fc.constant('ТОО «Коллектор Плюс»'), price: amount, payBy: dayAfter(today) }),
  ConfirmCession: () => nothing,
  CancelCession: () => nothing,
  CloseLoan: () => nothing,
  CloseDay: () => nothing,
};

export const COMMANDS = Object.keys(CONTENTS) as readonly LoanCommandType[];

export const anyOf = (type: LoanCommandType, today: LocalDate): fc.Arbitrary<LoanCommand> =>
  (CONTENTS[type](today) as fc.Arbitrary<object>).map((contents) => ({ type, today, ...contents }) as LoanCommand);
