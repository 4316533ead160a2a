import { CancelIssuanceConsentDocument, type EdsType, RequestEdsDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useHref } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { useGo } from '../../lib/use-go.ts';
import type { ConsentTick } from '../../lib/use-signing.ts';
import { type SubmitState, useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';

/** Of an offer: the file that was shown, and the ticks beside it. */
export type ShownOffer = { readonly hash: string; readonly consents: readonly ConsentTick[] };

export const shownIn = (state: unknown): ShownOffer | undefined =>
  typeof state === 'object' && state !== null && 'hash' in state && 'consents' in state
    ? (state as ShownOffer)
    : undefined;

type Request = { readonly loanId: string; readonly type: EdsType; readonly shown?: ShownOffer | undefined };

export const useRequest = ({ loanId, type, shown }: Request, done: () => void): SubmitState<null> =>
  useSubmit({
    form: `eds.${type}.${loanId}`,
    read: () => ({ input: null }),
    send: (_: null, key) =>
      send(
        RequestEdsDocument,
        { loanId, type, hash: shown?.hash ?? null, consents: shown ? [...shown.consents] : null },
        key,
      ),
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
