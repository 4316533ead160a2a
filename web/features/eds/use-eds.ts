import { CancelIssuanceConsentDocument, RequestEdsDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useHref } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { useGo } from '../../lib/use-go.ts';
import { type SubmitState, useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';

export const useRequest = (loanId: string, done: () => void): SubmitState<null> =>
  useSubmit({
    form: `eds.${loanId}`,
    read: () => ({ input: null }),
    send: (_: null, key) => send(RequestEdsDocument, { loanId }, key),
    refusals: ({ requestEds }) => problemsOf(requestEds.errors),
    done,
  });

/** Cancels the loan during the cooling-off. */
export function useGiveUp(loanId: string): SubmitState<null> {
  const href = useHref();
  const navigate = useGo();
  return useSubmit({
    form: `eds.cancel.${loanId}`,
    read: () => ({ input: null }),
    send: (_: null, key) => send(CancelIssuanceConsentDocument, { loanId }, key),
    refusals: ({ cancelIssuanceConsent }) => problemsOf(cancelIssuanceConsent.errors),
    done: async () => {
      await refreshSession();
      navigate(href(paths.cabinet), { replace: true });
    },
  });
}
