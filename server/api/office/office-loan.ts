/** A live loan in the office. Persons are masked. */
import { isUuid, type LoanId, type PaymentId } from '../../../schema/values/ids.ts';
import { type LocalDate, parseLocalDate } from '../../../schema/values/local-date.ts';
import { parseTenge, printTenge, type Tiyn } from '../../../schema/values/money.ts';
import type { OfficeWish } from '../../domain/loan/office-acts.ts';
import { soldClaim } from '../../use-cases/loan/claim.ts';
import { type OfficeLoans, takesTwo } from '../../use-cases/office/office-loan.ts';
import type { OfficeLoanView } from '../../use-cases/office/office-loan-view.ts';
import type { Context } from '../context.ts';
import type { OfficeLoan, OfficeLoanPayload, Resolvers } from '../generated/resolvers.ts';
import { shapeDebt, shapeReversal } from '../loan/shape-loan.ts';
import { callerOf, loanIdOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';
import { shapeApplicant } from './office.ts';

export type OfficeLoanApiDeps = { officeLoans: OfficeLoans };

type Asked = { loanId: string; note: string };

export const officeLoanResolvers = ({ officeLoans }: OfficeLoanApiDeps): Resolvers => {
  const act = async (args: Asked, wish: OfficeWish, context: Context): Promise<OfficeLoanPayload> => {
    const answer = await officeLoans.act(callerOf(context), loanIdOf(args.loanId), wish, args.note);
    if ('refusal' in answer) {
      return { loan: null, waiting: false, errors: [userError(answer.refusal, context.locale)] };
    }
    context.wrote(answer.position);
    return { loan: shapeOfficeLoan(answer.loan), waiting: answer.waiting, errors: [] };
  };
  const simple =
    (name: 'WRITE_OFF' | 'CESSION_PAID' | 'CESSION_CANCEL') =>
    (_: unknown, args: Asked, context: Context): Promise<OfficeLoanPayload> =>
      act(args, { act: name }, context);
  return {
    Query: {
      officeLoan: async (_, { find }, context) => {
        const found = await officeLoans.find(find, callerOf(context).actor.id);
        return found ? shapeOfficeLoan(found) : null;
      },
    },
    Mutation: {
      grantGrace: (_, args, context) => act(args, { act: 'DEFERRAL', until: dayOf(args.until) }, context),
      waivePenalty: (_, args, context) => act(args, { act: 'WAIVER', amount: sumOf(args.amount) }, context),
      writeOffLoan: simple('WRITE_OFF'),
      issueCessionNotice: (_, args, context) => act(args, { act: 'CESSION_NOTICE', buyer: args.buyer }, context),
      agreeCession: (_, args, context) => {
        const { buyer, price, payBy } = args;
        return act(args, { act: 'CESSION', buyer, price: sumOf(price), payBy: dayOf(payBy) }, context);
      },
      confirmCession: simple('CESSION_PAID'),
      cancelCession: simple('CESSION_CANCEL'),
      reversePayment: (_, args, context) =>
        act(args, { act: 'REVERSAL', paymentId: paymentIdOf(args.paymentId) }, context),
      offerRestructuringAfterCourt: (_, args, context) =>
        act(args, { act: 'COURT_OFFER', months: args.months, decidedOn: dayOf(args.decidedOn) }, context),
    },
  };
};

/** The scalars have been read already; what is no day or sum is one that every decision refuses. */
const dayOf = (text: string): LocalDate => parseLocalDate(text) ?? ('0001-01-01' as LocalDate);
const sumOf = (text: string): Tiyn => parseTenge(text) ?? (0n as Tiyn);
const paymentIdOf = (id: string): PaymentId => (isUuid(id) ? id : '00000000-0000-0000-0000-000000000000') as PaymentId;

export function shapeOfficeLoan(view: OfficeLoanView): OfficeLoan {
  const { loan, debt, today, applicant } = view;
  return {
    loanId: loan.loanId satisfies LoanId,
    offerNumber: loan.offerNumber,
    status: loan.status,
    productType: loan.terms.productType,
    amount: printTenge(loan.terms.amount),
    issuedOn: loan.issuedOn,
    applicant: applicant ? shapeApplicant(applicant, today) : null,
    debt: debt ? shapeDebt(loan, debt, today) : null,
    payments: loan.payments.map(({ data, reversedOn }) => ({
      id: data.paymentId,
      paidOn: data.paidOn,
      provider: data.provider,
      amount: printTenge(data.amount),
      surplus: printTenge(data.surplus),
      reversedOn,
    })),
    reversals: loan.reversals.map((one) => shapeReversal(one, loan.offerNumber)),
    writtenOff: loan.writtenOff === null ? null : printTenge(loan.writtenOff),
    recovered: printTenge(loan.claim.recovered),
    buyer: soldClaim(loan)?.buyer ?? null,
    facts: view.facts.map((fact) => ({ ...fact, amount: fact.amount === null ? null : printTenge(fact.amount) })),
    acts: view.acts.map((open) => ({
      ...open,
      twoPersons: takesTwo(open.act),
      limit: open.limit === null ? null : printTenge(open.limit),
    })),
    waiting: view.waiting.map(({ terms, ...ask }) => ({ ...ask, terms: [...terms] })),
    notes: view.notes.map(({ act, by, text, at }) => ({ act, by, text, at })),
  };
}
