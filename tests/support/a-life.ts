/** Loans with figures worked out by hand: 100,000 tenge for 20 days at 0.28 % a day, which is 280 tenge a day. */
import type { Decision } from '../../schema/events/decision.ts';
import type { Balances, Posting, Price, ScheduleRow, Terms } from '../../schema/events/figures.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import { accountStream, loanStream, slotStream } from '../../schema/events/streams.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../schema/values/local-date.ts';
import { add, least, negate, ppmPerDay, subtract, type Tiyn, tenge, ZERO } from '../../schema/values/money.ts';
import { type TestLog, uuidOf } from './a-log.ts';

export const PRINCIPAL = tenge(100_000);
export const A_DAY = tenge(280);
const HASH = 'a'.repeat(64);
const METHOD = { kind: 'IBAN', cardId: null, hash: HASH } as const;
const days = (n: number): Tiyn => (A_DAY * BigInt(n)) as Tiyn;

const TERMS: Terms = {
  productType: 'INDIVIDUAL_PERSON_SPL',
  pricing: 'FLEXIBLE',
  amount: PRINCIPAL,
  term: { unit: 'DAY', count: 20 },
  purpose: '1',
  promoCode: null,
  fastIssue: false,
  insuranceAgreed: false,
};

const priceOn = (on: LocalDate): Price => {
  const total = (PRINCIPAL + days(20)) as Tiyn;
  const date = addDays(on, 20);
  const row = {
    order: 1,
    date,
    principal: PRINCIPAL,
    interest: days(20),
    premium: ZERO,
    amount: total,
    remainingPrincipal: ZERO,
  };
  return {
    ruleVersion: 'test',
    issueDate: on,
    maturity: date,
    days: 20,
    rate: ppmPerDay(2800),
    rateLowered: false,
    interest: days(20),
    fastIssueFee: ZERO,
    insurancePremium: ZERO,
    total,
    overpayment: days(20),
    gesvPpm: 1_703_000,
    rows: [row],
  };
};

const DECISION: Decision = {
  outcome: 'APPROVED',
  rejectDecisionByKDN: false,
  rejectDecisionByStatement: false,
  rejectDecision60Plus: false,
  rejectDecisionStopCredit: false,
  rejectDecisionByAmount: false,
  scoreAmount: PRINCIPAL,
  scoreInstallmentList: [{ term: 2, amount: tenge(60_000) }],
  isBSPLAvailable: false,
  isBILAvailable: true,
  validStatementExists: false,
  sourceType: 'AUTO',
  ruleSet: 'test',
  kdnPpm: 310_000,
  reasons: [{ code: 'WITHIN_LIMITS', observed: '0.31', limit: '0.50' }],
  lockedUntil: null,
};

export class ALife {
  readonly log: TestLog;
  readonly loanId: LoanId;
  readonly borrowerId: BorrowerId;
  readonly appliedOn: LocalDate;
  #standing: Balances | undefined;

  constructor(log: TestLog, name: string, appliedOn: LocalDate) {
    this.log = log;
    this.loanId = uuidOf(`loan ${name}`) as LoanId;
    this.borrowerId = uuidOf(`borrower ${name}`) as BorrowerId;
    this.appliedOn = appliedOn;
  }

  get maturity(): LocalDate {
    return addDays(this.appliedOn, 20);
  }

  #do(on: LocalDate, ...events: LoanEvent[]): bigint {
    return this.log.append(loanStream(this.loanId), on, events);
  }

  applied(): this {
    const on = this.appliedOn;
    const price = priceOn(on);
    const offerNumber = `NS-${on.slice(0, 4)}-${this.loanId.slice(0, 6)}`;
    this.#do(
      on,
      {
        type: 'LoanApplied',
        data: {
          status: 'INITIAL',
          loanId: this.loanId,
          borrowerId: this.borrowerId,
          offerNumber,
          terms: TERMS,
          price,
          repeat: false,
          appliedOn: on,
        },
      },
      {
        type: 'OfferSigned',
        data: {
          status: 'WAITING_FOR_REMITTANCE_SET',
          signature: { documentType: 'OFFER', documentHash: HASH },
          consents: [],
          price,
          requirements: { statementNeeded: false, payoutChosen: false, faceVerified: false, insuranceOffered: false },
          signedOn: on,
        },
      },
      {
        type: 'PayoutMethodChosen',
        data: {
          status: 'WAITING_FOR_BIOMETRY',
          method: METHOD,
          signature: { documentType: 'APPLICATION_FOR_TRANSFER_MONEY', documentHash: HASH },
        },
      },
    );
    return this;
  }

  placed(loanId: LoanId = this.loanId): this {
    this.log.append(slotStream(this.borrowerId), this.appliedOn, [
      { type: 'SlotClaimed', data: { loanId, tookOverFrom: null } },
    ]);
    return this;
  }

  #verified(): void {
    const data = { status: 'READY_FOR_SCORING', vendor: 'V1', reference: 'test' } as const;
    this.#do(this.appliedOn, { type: 'BiometryPassed', data });
  }

  rejected(): this {
    this.applied().#verified();
    const lockedUntil = addDays(this.appliedOn, 30);
    const decision: Decision = { ...DECISION, outcome: 'DECLINED', scoreAmount: ZERO, lockedUntil };
    this.#do(
      this.appliedOn,
      { type: 'LoanDecided', data: { status: 'WAITING_REJECT', decision, decidedOn: this.appliedOn } },
      { type: 'LoanRejected', data: { status: 'REJECTED', reason: 'SCORE', lockedUntil } },
    );
    return this;
  }

  issued(): this {
    this.applied().#verified();
    const on = this.appliedOn;
    const price = priceOn(on);
    const rows = price.rows.map((row): ScheduleRow => ({ ...row, paid: ZERO, paidOn: null }));
    const standing: Balances = {
      principal: PRINCIPAL,
      interest: ZERO,
      penalty: ZERO,
      premium: ZERO,
      interestDue: ZERO,
      charged: ZERO,
      penaltyThisYear: ZERO,
      accruedThrough: on,
      stoppedOn: null,
      maturity: this.maturity,
      overdueSince: null,
      graceUntil: null,
      nextDue: { date: this.maturity, amount: price.total },
      nextActionDate: addDays(this.maturity, 1),
      rows,
    };
    this.#standing = standing;
    this.#do(
      on,
      { type: 'LoanDecided', data: { status: 'AGREED', decision: DECISION, decidedOn: on } },
      { type: 'LoanApproved', data: { status: 'APPROVED', approvedOn: on } },
      {
        type: 'PayoutRequested',
        data: { status: 'WAITING_REMITTANCE_PREPARED', amount: PRINCIPAL, method: METHOD, attempt: 1 },
      },
      { type: 'PayoutPrepared', data: { status: 'REMITTANCE_PREPARED', provider: 'test', providerKey: 'key-1' } },
      { type: 'PayoutSent', data: { status: 'REMITTANCE_IN_PROGRESS', provider: 'test', externalId: 'out-1' } },
      { type: 'PayoutConfirmed', data: { status: 'REMITTANCE_PAID', externalId: 'out-1', operationDate: on } },
      {
        type: 'LoanIssued',
        data: {
          status: 'ACTIVE',
          issuedOn: on,
          amount: PRINCIPAL,
          price,
          standing,
          postings: posted(['principal', PRINCIPAL], ['provider-clearing', negate(PRINCIPAL)]),
        },
      },
    );
    return this;
  }

  /** The day is the due date or before it. Principal is paid first, then interest; a surplus goes to the balance. */
  paid(amount: Tiyn, on: LocalDate): this {
    const before = this.standing;
    const accrued = accruedSince(before, on);
    const owedInterest = (before.interest + accrued) as Tiyn;
    const principal = least(amount, before.principal);
    const interest = least(subtract(amount, principal), owedInterest);
    const surplus = subtract(subtract(amount, principal), interest);
    const after = this.#stand({
      principal: subtract(before.principal, principal),
      interest: subtract(owedInterest, interest),
      accruedThrough: on,
      charged: add(before.charged, accrued),
    });
    const paidOff = after.principal === ZERO && after.interest === ZERO;
    const [row] = after.rows;
    const rows = row ? [{ ...row, paid: add(row.paid, principal, interest), paidOn: paidOff ? on : null }] : [];
    const nothing = { nextDue: null, nextActionDate: null, overdueSince: null };
    const standing = this.#stand(paidOff ? { ...nothing, rows } : { rows });
    const order = on < this.maturity ? null : 1;
    const lines = [
      { component: 'principal', overdue: false, row: order, amount: principal } as const,
      { component: 'interest', overdue: false, row: order, amount: interest } as const,
    ];
    const paymentId = uuidOf(`payment ${this.loanId} ${on} ${amount}`) as PaymentId;
    this.#do(on, {
      type: 'PaymentReceived',
      data: {
        status: 'ACTIVE',
        paymentId,
        provider: 'test',
        externalId: paymentId.slice(0, 8),
        amount,
        accruedInterest: accrued,
        accruedPenalty: ZERO,
        allocation: lines.filter((line) => line.amount > ZERO),
        allocationRule: 'allocation-2024-1',
        surplus,
        paidOn: on,
        standing,
        postings: posted(
          ['interest-receivable', subtract(accrued, interest)],
          ['interest-income', negate(accrued)],
          ['provider-clearing', amount],
          ['principal', negate(principal)],
          ['transit:balance', negate(surplus)],
        ),
      },
    });
    if (surplus > ZERO) {
      this.log.append(accountStream(this.borrowerId), on, [
        {
          type: 'BalanceCredited',
          data: {
            amount: surplus,
            balance: surplus,
            loanId: this.loanId,
            paymentId,
            reason: 'SURPLUS',
            postings: posted(['transit:balance', surplus], ['borrower-balance', negate(surplus)]),
          },
        },
      ]);
    }
    return this;
  }

  closed(on: LocalDate): this {
    const data = { status: 'CLOSING_PROCESS', surplus: ZERO, standing: this.standing, postings: [] } as const;
    const { loanId, borrowerId } = this;
    this.#do(
      on,
      { type: 'LoanClosing', data: { ...data, postings: [] } },
      { type: 'LoanClosed', data: { status: 'FINISHED', closedOn: on, loanId, borrowerId } },
    );
    return this;
  }

  /** On the day after the due date 20 days of interest are posted and overdue day 1 begins. */
  fellOverdue(): this {
    const on = addDays(this.maturity, 1);
    const accrued = accruedSince(this.standing, this.maturity);
    const interest = (this.standing.interest + accrued) as Tiyn;
    const standing = this.#stand({
      interest,
      interestDue: interest,
      charged: add(this.standing.charged, accrued),
      accruedThrough: this.maturity,
      overdueSince: on,
      nextActionDate: addDays(on, 17),
    });
    const overdueAmount = (standing.principal + interest) as Tiyn;
    const postings = posted(['interest-receivable', accrued], ['interest-income', negate(accrued)]);
    this.#do(
      on,
      {
        type: 'LoanFellOverdue',
        data: { status: 'EXPIRED', overdueSince: on, overdueAmount, standing, postings },
      },
      {
        type: 'NoticeIssued',
        data: {
          status: 'EXPIRED',
          notice: 'DEBT',
          overdueSince: on,
          overdueDays: 1,
          nextActionDate: addDays(on, 17),
          buyer: null,
        },
      },
    );
    return this;
  }

  get standing(): Balances {
    if (!this.#standing) throw new Error('not issued');
    return this.#standing;
  }

  #stand(change: Partial<Balances>): Balances {
    this.#standing = { ...this.standing, ...change };
    return this.#standing;
  }
}

function accruedSince(standing: Balances, on: LocalDate): Tiyn {
  const n = (Date.parse(on) - Date.parse(standing.accruedThrough)) / 86_400_000;
  return ((standing.principal * 2800n * BigInt(n)) / 1_000_000n) as Tiyn;
}

const posted = (...lines: readonly (readonly [Posting['account'], Tiyn])[]): Posting[] =>
  lines.filter(([, amount]) => amount !== ZERO).map(([account, amount]) => ({ account, amount }));
