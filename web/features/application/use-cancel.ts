import { useNavigate } from 'react-router-dom';
import { CancelApplicationDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useHref } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { type SubmitState, useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';

/** Withdraws an application and goes home. */
export function useCancel(loanId: string, done?: () => void): SubmitState<null> {
  const href = useHref();
  const navigate = useNavigate();
  return useSubmit({
    form: `cancel.${loanId}`,
    read: () => ({ input: loanId }),
    send: (id: string, key) => send(CancelApplicationDocument, { loanId: id }, key),
    refusals: ({ cancelApplication }) => problemsOf(cancelApplication.errors),
    done: async () => {
      await refreshSession();
      if (done) done();
      else navigate(href(paths.cabinet), { replace: true });
    },
  });
}
