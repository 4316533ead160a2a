import {
  AcceptAlternativeDocument,
  ApplyDocument,
  CancelApplicationDocument,
  type DecisionOfferPartsFragment,
  type DecisionResultQuery,
  type ProblemFragment,
  type TermsInput,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import { useSegment } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { useGo } from '../../lib/use-go.ts';
import { type SubmitState, useSubmit } from '../../lib/use-submit.ts';

type Loan = NonNullable<DecisionResultQuery['loan']>;
type Decision = NonNullable<DecisionResultQuery['decision']>;
type Answer = {
  readonly loan?: { readonly id: string; readonly status: Loan['status'] } | null;
  readonly errors: readonly ProblemFragment[];
};

/** Takes what is offered: the smaller sum in the same application, any other loan in a new one. */
export function useOffer(loan: Loan | null | undefined, decision: Decision | null | undefined): SubmitState<null> {
  const segment = useSegment();
  const navigate = useGo();
  return useSubmit({
    form: `offer.${loan?.id}`,
    read: () => (loan && decision?.offer ? { input: { loan, decision, offer: decision.offer } } : { problems: [] }),
    send: (wish: Wish, key) => take(wish, key),
    refusals: ({ errors }) => problemsOf(errors),
    done: async ({ loan: next }) => {
      await refreshSession();
      if (next) navigate(pageOf(next, segment), { replace: true });
    },
  });
}

type Wish = { readonly loan: Loan; readonly decision: Decision; readonly offer: DecisionOfferPartsFragment };

async function take({ loan, decision, offer }: Wish, key: string): Promise<CallOutcome<Answer>> {
  const isOpen = decision.status === 'WAITING_REJECT';
  if (isOpen && decision.rejectDecisionByAmount)
    return partOf(await send(AcceptAlternativeDocument, { loanId: loan.id }, key), (data) => data.acceptAlternative);
  if (isOpen) {
    const closed = partOf(await send(CancelApplicationDocument, { loanId: loan.id }, key), (d) => d.cancelApplication);
    if (closed.kind !== 'done' || closed.data.errors.length > 0) return closed;
  }
  return partOf(await send(ApplyDocument, { input: termsOf(offer, loan) }, key), (data) => data.apply);
}

const termsOf = ({ productType, pricing, term, price }: DecisionOfferPartsFragment, { purpose }: Loan): TermsInput => ({
  productType,
  pricing,
  amount: price.amount,
  term: term.count,
  purpose,
  promoCode: null,
  fastIssue: false,
  insuranceAgreed: false,
});
