import type { LoanId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { LoanCommand, ShownFigures } from '../../server/domain/loan/commands.ts';
import { dueAtSigning, prolongationTerms } from '../../server/domain/loan/prolongation.ts';
import { refinancingTerms } from '../../server/domain/loan/refinancing.ts';
import { HASH, on, pay, spl } from './a-loan.ts';
import type { Story } from './spec.ts';

export const NEW_LOAN = '00000000-0000-4000-8000-000000000009' as LoanId;

export const askProlongation = (day: string, days: number): LoanCommand =>
  on(day, { type: 'RequestProlongation', days });

export const offerProlongation = (day: string, shown: ShownFigures, documentHash = HASH): LoanCommand =>
  on(day, { type: 'OfferAgreement', kind: 'PROLONGATION', documentHash, shown });

export const signProlongation = (day: string, documentHash = HASH): LoanCommand =>
  on(day, { type: 'SignAgreement', kind: 'PROLONGATION', signature: { documentType: 'PROLONGATION', documentHash } });

export function shownFor(story: Story, day: string, days: number): ShownFigures {
  const { payToday, price } = prolongationTerms(story.life, days, localDate(day));
  return { payToday, total: price.total };
}

/** The amount due at signing is not paid yet. */
export function prolonging(story: Story, day: string, days: number): Story {
  const asked = story.when(askProlongation(day, days));
  return asked.when(offerProlongation(day, shownFor(asked, day, days))).when(signProlongation(day));
}

export const amountDueAtSigning = (story: Story, day: string): Tiyn => dueAtSigning(story.life, localDate(day));

/** Today's amount is paid. `n` is the number of the payment. */
export function prolonged(story: Story, day: string, days: number, n = 50): Story {
  const signed = prolonging(story, day, days);
  return signed.when(pay(day, amountDueAtSigning(signed, day), n));
}

export const askRefinancing = (day: string, count: number): LoanCommand =>
  on(day, {
    type: 'RequestRefinancing',
    terms: spl({ term: { unit: 'MONTH', count } }),
    newLoanId: NEW_LOAN,
    offerNumber: 'NS-2026-000002',
  });

export const signRefinancing = (day: string, documentHash = HASH): LoanCommand =>
  on(day, { type: 'SignAgreement', kind: 'REFINANCING', signature: { documentType: 'REFINANCING', documentHash } });

export function refinancing(story: Story, day: string, months: number): Story {
  const asked = story.when(askRefinancing(day, months));
  if (asked.state.stage !== 'running') throw new Error('not live');
  const { payToday, price } = refinancingTerms(asked.state, months, localDate(day));
  const shown = { payToday, total: price.total };
  return asked
    .when(on(day, { type: 'OfferAgreement', kind: 'REFINANCING', documentHash: HASH, shown }))
    .when(signRefinancing(day));
}
