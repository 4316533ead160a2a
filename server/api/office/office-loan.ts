/** GraphQL for the office: live loans. Personal data are masked. */
import type { LoanId } from '../../../schema/values/ids.ts';
import type { OfficeWish } from '../../domain/loan/office-acts.ts';
import { soldClaim } from '../../use-cases/loan/claim.ts';
import { personFor, type Viewer } from '../../use-cases/office/applicant-seen.ts';
import { type OfficeLoans, takesTwo } from '../../use-cases/office/office-loan.ts';
import type { OfficeLoanView } from '../../use-cases/office/office-loan-view.ts';
import type { Context } from '../context.ts';
import type { OfficeLoan, OfficeLoanPayload, Resolvers } from '../generated/resolvers.ts';
import { shapeDebt, shapeDispute, shapeReversal } from '../loan/shape-debt.ts';
import { callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';
import { shapeApplicant } from './office.ts';

export type OfficeLoanApiDeps = { officeLoans: OfficeLoans };

type ActInput = { loanId: LoanId; note: string };

export const officeLoanResolvers = ({ officeLoans }: OfficeLoanApiDeps): Resolvers => {
  const act = async (args: ActInput, wish: OfficeWish, context: Context): Promise<OfficeLoanPayload> => {
    const answer = await officeLoans.act(callerOf(context), args.loanId, wish, args.note);
    if ('refusal' in answer) {
      return { loan: null, waiting: false, errors: [userError(answer, context.locale)] };
    }
    context.wrote(answer.position);
    return { loan: shapeOfficeLoan(answer.loan, callerOf(context).actor), waiting: answer.waiting, errors: [] };
  };
  const simple =
    (name: 'WRITE_OFF' | 'CESSION_PAID' | 'CESSION_CANCEL' | 'DISPUTE_UPHOLD' | 'DISPUTE_DISMISS') =>
    (_: unknown, args: ActInput, context: Context): Promise<OfficeLoanPayload> =>
      act(args, { act: name }, context);
  return {
    Query: {
      officeLoan: async (_, { find }, context) => {
        const { actor } = callerOf(context);
        const found = await officeLoans.find(find, actor);
        return found ? shapeOfficeLoan(found, actor) : null;
      },
    },
    Mutation: {
      grantGrace: (_, args, context) => act(args, { act: 'DEFERRAL', until: args.until }, context),
      waivePenalty: (_, args, context) => act(args, { act: 'WAIVER', amount: args.amount }, context),
      writeOffLoan: simple('WRITE_OFF'),
      issueCessionNotice: (_, args, context) => act(args, { act: 'CESSION_NOTICE', buyer: args.buyer }, context),
      agreeCession: (_, args, context) => {
        const { buyer, price, payBy } = args;
        return act(args, { act: 'CESSION', buyer, price, payBy }, context);
      },
      upholdDispute: simple('DISPUTE_UPHOLD'),
      dismissDispute: simple('DISPUTE_DISMISS'),
      confirmCession: simple('CESSION_PAID'),
      cancelCession: simple('CESSION_CANCEL'),
      reversePayment: (_, args, context) => act(args, { act: 'REVERSAL', paymentId: args.paymentId }, context),
      offerRestructuringAfterCourt: (_, args, context) =>
        act(args, { act: 'COURT_OFFER', months: args.months, decidedOn: args.decidedOn }, context),
    },
  };
};

function shapeOfficeLoan(view: OfficeLoanView, viewer: Viewer): OfficeLoan {
  const { loan, debt, today, applicant } = view;
  return {
    loanId: loan.loanId,
    offerNumber: loan.offerNumber,
    status: loan.status,
    productType: loan.terms.productType,
    amount: loan.terms.amount,
    issuedOn: loan.issuedOn,
    borrowerId: personFor(viewer, loan),
    applicant: applicant ? shapeApplicant(applicant, today) : null,
    erasedAt: view.erasedAt,
    debt: debt ? shapeDebt(loan, debt, today) : null,
    payments: loan.payments.map(({ data, reversedOn }) => ({
      id: data.paymentId,
      paidOn: data.paidOn,
      provider: data.provider,
      amount: data.amount,
      surplus: data.surplus,
      reversedOn,
    })),
    reversals: loan.reversals.map((one) => shapeReversal(one, loan.offerNumber)),
    writtenOff: loan.writtenOff,
    recovered: loan.claim.recovered,
    buyer: soldClaim(loan)?.buyer ?? null,
    dispute: shapeDispute(loan),
    facts: view.facts,
    acts: view.acts.map((open) => ({ ...open, twoPersons: takesTwo(open.act) })),
    waiting: view.waiting,
    notes: view.notes.map(({ act, by, text, at }) => ({ act, by, text, at })),
  };
}
