import { CancelApplicationDocument } from '../generated/cabinet/graphql.ts';
import { paths } from '../paths.ts';
import { send } from './cabinet.ts';
import { useHref } from './intl.ts';
import { problemsOf } from './problems.ts';
import { refreshSession } from './session.ts';
import { useGo } from './use-go.ts';
import { type SubmitState, useSubmit } from './use-submit.ts';

export function useCancel(loanId: string, done?: () => void): SubmitState<null> {
  const href = useHref();
  const navigate = useGo();
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
