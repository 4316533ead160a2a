import { Button } from '@mantine/core';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { money } from '../../lib/format.ts';
import { useHref, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';

export type OtherProductViewProps = {
  readonly amount: bigint;
  readonly statement: boolean;
  /** The borrower must close an open refused application before applying again. */
  readonly cancelling: SubmitState<null> | undefined;
};

export function OtherProductView({ amount, statement, cancelling }: OtherProductViewProps) {
  const t = useT();
  const href = useHref();
  return (
    <ResultPage>
      <h1>{t('decision.ipTitle', { sum: money(amount) })}</h1>
      <Card>
        <p>{t('decision.ipWhy')}</p>
        <p>{t(statement ? 'decision.ipWith' : 'decision.ipWithout')}</p>
        {cancelling ? (
          <>
            <ErrorSummary {...cancelling} />
            <Button fullWidth loading={cancelling.pending} onClick={() => void cancelling.submit(null)}>
              {t('decision.ipClose')}
            </Button>
          </>
        ) : (
          <LinkButton to={href(paths.cabinet)} fullWidth>
            {t('decision.ipAction')}
          </LinkButton>
        )}
        <a className="n-tap" href={CONTACT_CENTRE.href}>
          {t('decision.call')}
        </a>
      </Card>
    </ResultPage>
  );
}
