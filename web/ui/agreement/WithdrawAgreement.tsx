import { WithdrawLoanRequestDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { GiveUp } from '../GiveUp.tsx';

/** One confirmation says what is kept. It does not look like the other buttons. */
export function WithdrawAgreement({ loanId, withdrawn }: { loanId: string; withdrawn: () => void }) {
  const t = useT();
  const submission = useSubmit({
    form: `withdraw.${loanId}`,
    read: () => ({ input: loanId }),
    send: (id: string, key) => send(WithdrawLoanRequestDocument, { loanId: id }, key),
    refusals: ({ withdrawLoanRequest }) => problemsOf(withdrawLoanRequest.errors),
    done: withdrawn,
  });
  const words = {
    open: t('agreement.withdraw'),
    title: t('agreement.withdrawSure'),
    text: t('agreement.withdrawText'),
    yes: t('agreement.withdrawYes'),
    no: t('agreement.withdrawNo'),
  };
  return <GiveUp words={words} submission={submission} />;
}
