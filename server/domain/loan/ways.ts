/** Every way to change a running loan (R203): what it costs from today to the end, or why it is closed. */
import { inWords } from '../../../schema/reference/findings.ts';
import { PROLONGATION, RESTRUCTURING } from '../../../schema/reference/limits.ts';
import { productOf } from '../../../schema/reference/products.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, ceilToTenge, subtract, type Tiyn, tiyn, ZERO } from '../../../schema/values/money.ts';
import { lateFrom } from '../money/debt.ts';
import { type Quote, quoteOn } from '../money/quote.ts';
import { compared, type PaymentsAhead, type Proposed, paymentsAhead } from './comparison.ts';
import { fold } from './evolve.ts';
import { paymentEffect } from './payment-effect.ts';
import { partAbove } from './prepayment.ts';
import { prepaymentEconomy } from './prepayment-economy.ts';
import { cannotProlong, prolongationTerms } from './prolongation.ts';
import { withFirstPayment } from './receipt.ts';
import { cannotRefinance, refinancedInto, refinancingTerms } from './refinancing.ts';
import { withdrawUnsigned } from './request.ts';
import { cannotRestructure, restructuringTerms } from './restructuring.ts';
import type { RunningLoan } from './state.ts';
import { notBefore, type WhyNot, whyNot } from './why-not.ts';

type WayKind = 'PART' | 'PROLONGATION' | 'REFINANCING' | 'RESTRUCTURING' | 'WHOLE';

/** `length` in days (prolongation) or months; null where the way has none. Amounts in tiyn. */
export type WayCost = {
  readonly length: number | null;
  readonly payToday: Tiyn;
  /** Everything from today to the end, and how much more than as agreed; below zero it is cheaper. */
  readonly total: Tiyn;
  readonly difference: Tiyn;
  readonly payments: number;
  readonly end: LocalDate;
};

export type Way = {
  readonly kind: WayKind;
  readonly whyNot: WhyNot | null;
  /** The last day to begin it; null where any day will do. */
  readonly until: LocalDate | null;
  /** The shortest and the longest, where there is a choice; empty where it is closed. */
  readonly costs: readonly WayCost[];
};

export type WaysToChange = { readonly asAgreed: PaymentsAhead; readonly ways: readonly Way[] };

/** `known` is advanced to `today`. A new request replaces an unsigned one, so an unsigned one closes no way. */
export function waysToChange(known: RunningLoan, today: LocalDate): WaysToChange {
  const loan = fold(known, withdrawUnsigned(known));
  if (loan.stage !== 'running') throw inWords('ENDED_WITH_REQUEST');
  const waiting = loan.request && loan.request.kind !== 'CESSION' ? whyNot('AGREEMENT_WAITING') : undefined;
  const late = lateFrom(loan.standing);
  const until = late && addDays(late, -1);
  const { minTerm, maxTerm } = productOf(refinancedInto(loan, 1).productType);
  const cost = (length: number, proposed: Proposed) => costOf(loan, proposed, today, length);

  const prolonged = (days: number) => {
    const { payToday, price } = prolongationTerms(loan, days, today);
    return cost(days, { payToday, rows: price.rows });
  };
  const refinanced = (months: number) => {
    const { payToday, price } = refinancingTerms(loan, months, today);
    return cost(months, { payToday, rows: price.rows });
  };
  const restructured = (months: number) => {
    const { firstPayment, price } = restructuringTerms(loan, months, today, withFirstPayment(today));
    return cost(months, { payToday: firstPayment, rows: price.rows });
  };
  const way = (kind: WayKind, closed: WhyNot | undefined, last: LocalDate | null, costs: () => WayCost[]): Way =>
    closed ? { kind, whyNot: closed, until: null, costs: [] } : { kind, whyNot: null, until: last, costs: costs() };
  const ends = (first: number, last: number) => [...new Set([first, last])];

  return {
    asAgreed: paymentsAhead(loan, today),
    ways: [
      way('PART', waiting ?? cannotRepayPart(loan, today), null, () => partCosts(loan, today)),
      way('PROLONGATION', waiting ?? cannotProlong(loan, today), until, () =>
        ends(PROLONGATION.minDays, PROLONGATION.maxDays).map(prolonged),
      ),
      way('REFINANCING', waiting ?? cannotRefinance(loan, today), until, () => ends(minTerm, maxTerm).map(refinanced)),
      way('RESTRUCTURING', waiting ?? cannotRestructure(loan, today), null, () =>
        ends(RESTRUCTURING.minMonths, RESTRUCTURING.maxMonths).map(restructured),
      ),
      way('WHOLE', undefined, null, () => [
        costOf(loan, { payToday: quoteOn(loan, today).full, rows: [] }, today, null),
      ]),
    ],
  };
}

function costOf(loan: RunningLoan, proposed: Proposed, today: LocalDate, length: number | null): WayCost {
  const { after, difference } = compared(loan, proposed, today);
  const { total, end, payments } = after;
  return { length, payToday: proposed.payToday, total, difference, payments: payments.length, end };
}

function cannotRepayPart(loan: RunningLoan, today: LocalDate) {
  const quote = quoteOn(loan, today);
  const late = lateFrom(loan.standing);
  if (!quote.instalment) return late && today >= late ? whyNot('PREPAYMENT_ALL_DUE') : undefined;
  if (partOf(quote) <= partAbove(quote)) return whyNot('PREPAYMENT_ALL_DUE');
  const last = loan.prepayment ?? loan.endedPrepayment;
  return last?.requestedOn === today ? notBefore('PREPAYMENT_TODAY', addDays(today, 1)) : undefined;
}

/** The example of D0046: what is due, and half of the rest, in whole tenge where that is less than everything. */
function partOf(quote: Quote): Tiyn {
  const above = quote.instalment ? partAbove(quote) : ZERO;
  const part = add(above, tiyn(subtract(quote.full, above) / 2n));
  return ceilToTenge(part) < quote.full ? ceilToTenge(part) : part;
}

/** An instalment loan has a cost for each recast option. */
function partCosts(loan: RunningLoan, today: LocalDate): WayCost[] {
  const quote = quoteOn(loan, today);
  const payToday = partOf(quote);
  if (quote.instalment) {
    const answer = prepaymentEconomy(loan, payToday, today);
    if ('refusal' in answer) throw inWords('PART_REFUSED', { tiyn: payToday, refusal: answer.refusal.code });
    return answer.economy.options.map(({ rows }) => costOf(loan, { payToday, rows }, today, null));
  }
  const { total: asAgreed, end } = paymentsAhead(loan, today);
  const effect = paymentEffect(loan, payToday, ZERO, today);
  if ('refusal' in effect) throw inWords('PART_REFUSED', { tiyn: payToday, refusal: effect.refusal.code });
  const total = subtract(asAgreed, effect.saved);
  return [{ length: null, payToday, total, difference: subtract(total, asAgreed), payments: 2, end }];
}
