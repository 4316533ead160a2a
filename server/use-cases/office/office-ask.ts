/** The second person must match this key: the loan, the act and all its terms. */
import type { Role } from '../../../schema/events/envelope.ts';
import type { ByTwo } from '../../../schema/reference/halves.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { printTenge } from '../../../schema/values/money.ts';
import type { OfficeLoanAct, OfficeWish } from '../../domain/loan/office-acts.ts';
import type { OpenAsk } from '../../ports/two-persons.ts';

export type Term = { readonly name: string; readonly value: string };
export type OfficeAsk = {
  readonly act: OfficeLoanAct;
  readonly by: string;
  readonly role: Role;
  readonly at: OpenAsk['askedAt'];
  readonly terms: readonly Term[];
};

export const asksOf = (loanId: LoanId) => `office-loan:${loanId}:` as const;

export const askOf = (loanId: LoanId, wish: OfficeWish): ByTwo =>
  `${asksOf(loanId)}${JSON.stringify({ act: wish.act, terms: termsOf(wish) })}`;

function termsOf(wish: OfficeWish): Term[] {
  switch (wish.act) {
    case 'DEFERRAL':
      return [{ name: 'until', value: wish.until }];
    case 'WAIVER':
      return [{ name: 'amount', value: printTenge(wish.amount) }];
    case 'CESSION_NOTICE':
      return [{ name: 'buyer', value: wish.buyer }];
    case 'CESSION':
      return [
        { name: 'buyer', value: wish.buyer },
        { name: 'price', value: printTenge(wish.price) },
        { name: 'payBy', value: wish.payBy },
      ];
    case 'REVERSAL':
      return [{ name: 'paymentId', value: wish.paymentId }];
    case 'COURT_OFFER':
      return [
        { name: 'months', value: String(wish.months) },
        { name: 'decidedOn', value: wish.decidedOn },
      ];
    case 'WRITE_OFF':
    case 'CESSION_PAID':
    case 'CESSION_CANCEL':
    case 'DISPUTE_UPHOLD':
    case 'DISPUTE_DISMISS':
      return [];
  }
}

/** `askOf` has written these keys. */
export function readAsk(loanId: LoanId, { action, askedBy, askedRole, askedAt }: OpenAsk): OfficeAsk {
  const { act, terms } = JSON.parse(action.slice(asksOf(loanId).length)) as Pick<OfficeAsk, 'act' | 'terms'>;
  return { act, terms, by: askedBy, role: askedRole, at: askedAt };
}
