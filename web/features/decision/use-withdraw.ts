import { useNavigate } from 'react-router-dom';
import { WithdrawApplicationDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useHref } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { type SubmitState, useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';

/** Gives the application up and goes home. */
export function useWithdraw(loanId: string): SubmitState<null> {
  const href = useHref();
  const navigate = useNavigate();
  return useSubmit({
    form: `withdraw.${loanId}`,
    read: () => ({ input: loanId }),
    send: (id: string, key) => send(WithdrawApplicationDocument, { loanId: id }, key),
    refusals: ({ cancelApplication }) => problemsOf(cancelApplication.errors),
    done: async () => {
      await refreshSession();
      navigate(href(paths.cabinet), { replace: true });
    },
  });
}
