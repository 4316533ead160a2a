import type { Balances, Price } from '../../schema/events/figures.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import type { LoanState } from '../../server/domain/loan/state.ts';
import type { Agreement, Fact } from './facts.ts';

/** Later a payment can still be reversed: these facts fix no figures, or only those of their own day. */
export const FREE: readonly Fact['kind'][] = ['pay', 'prepay', 'waive', 'bonus'];

export const signed = (state: LoanState): Agreement | null => {
  const request = state.stage === 'running' ? state.request : null;
  return request && request.kind !== 'CESSION' && request.signed ? request.kind : null;
};

export const agreementIn = ({ type, data }: LoanEvent): { what: Agreement; price: Price }[] => {
  if (type === 'LoanProlonged') return [{ what: 'PROLONGATION', price: data.price }];
  if (type === 'LoanRefinanced') return [{ what: 'REFINANCING', price: data.price }];
  return type === 'LoanRestructured' ? [{ what: 'RESTRUCTURING', price: data.price }] : [];
};

export const rowsIn = ({ rows }: Pick<Balances, 'rows'>): string =>
  rows.map(({ date, principal }) => `${date} ${principal}`).join();
export const rowsOf = (state: LoanState): string => (state.stage === 'running' ? rowsIn(state.standing) : '');
