import { Button } from '@mantine/core';
import { type RequestPartsFragment, WithdrawLoanRequestDocument } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { money } from '../../lib/format.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../Card.tsx';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { ResultPage } from '../ResultPage.tsx';

type Props = {
  readonly loanId: string;
  readonly request: RequestPartsFragment;
  readonly title: string;
  /** What the payment brings about. */
  readonly text: string;
  readonly withdrawn: () => void;
};

/** Signed: the money is all that is missing, and it is missing until midnight. */
export function PayAgreement({ loanId, request, title, text, withdrawn }: Props) {
  const t = useT();
  const href = useHref();
  const sum = money(request.payToday);
  const withdrawal = useSubmit({
    form: `withdraw.${loanId}`,
    read: () => ({ input: loanId }),
    send: (id: string, key) => send(WithdrawLoanRequestDocument, { loanId: id }, key),
    refusals: ({ withdrawLoanRequest }) => problemsOf(withdrawLoanRequest.errors),
    done: withdrawn,
  });
  return (
    <ResultPage>
      <h1>{title}</h1>
      <Card tone="care" title={t('agreement.payBy', { sum })}>
        <p>{text}</p>
        <LinkButton to={href(paths.payment, { loanId })} fullWidth>
          {t('agreement.pay', { sum })}
        </LinkButton>
      </Card>
      <ErrorSummary {...withdrawal} />
      <Button variant="light" fullWidth loading={withdrawal.pending} onClick={() => void withdrawal.submit(null)}>
        {t('agreement.withdraw')}
      </Button>
      <p className="n-quiet">{t('agreement.withdrawNote')}</p>
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('agreement.back')}
      </LinkButton>
    </ResultPage>
  );
}
