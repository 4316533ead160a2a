import { SubmitRevisionDocument, type SubmitRevisionMutation } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { type SubmitState, useSubmit } from '../../lib/use-submit.ts';

export const useReturn = (loanId: string): SubmitState<null> =>
  useSubmit({
    form: `revision.${loanId}`,
    read: () => ({ input: null }),
    send: (_: null, key) => send(SubmitRevisionDocument, { loanId }, key),
    refusals: ({ submitRevision }: SubmitRevisionMutation) => problemsOf(submitRevision.errors),
    done: async () => {
      await refreshSession();
    },
  });
