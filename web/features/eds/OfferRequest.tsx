import { Button } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { useHref, useT } from '../../lib/intl.ts';
import { useGo } from '../../lib/use-go.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import type { EdsFacts, EdsLoan } from './EdsOfLoan.tsx';
import { HowToSign } from './HowToSign.tsx';
import { ScheduleIfToday } from './ScheduleIfToday.tsx';
import { shownIn, useRequest } from './use-eds.ts';

/** A visit without the offer and its ticks goes back to the page that shows them. */
export function OfferRequest({ loan, eds }: { readonly loan: EdsLoan; readonly eds: EdsFacts }) {
  const t = useT();
  const href = useHref();
  const navigate = useGo();
  const { state } = useLocation();
  const shown = shownIn(state);
  const pending = href(paths.edsPending, { loanId: loan.id, edsType: 'OFFER' });
  const back = href(paths.loanConfirmation, { loanId: loan.id });
  const requesting = useRequest({ loanId: loan.id, type: 'OFFER', shown }, () => navigate(pending, { state }));
  if (eds.status === 'PENDING') return <Onward to={pending} state={state} />;
  if (!shown) return <Onward to={back} />;
  return (
    <ResultPage>
      <h1>{t('eds.offerTitle')}</h1>
      <p className="n-quiet">{t('eds.offerWhy')}</p>
      <ScheduleIfToday price={eds.price} />
      <HowToSign last="eds.how3Offer" />
      {eds.status === 'ERROR' && (
        <Card tone="care">
          <p role="alert">{t('eds.failed')}</p>
        </Card>
      )}
      <ErrorSummary {...requesting} />
      <Button fullWidth loading={requesting.pending} onClick={() => void requesting.submit(null)}>
        {t(eds.status === 'ERROR' ? 'eds.again' : 'eds.request')}
      </Button>
      <LinkButton to={back} variant="light" fullWidth>
        {t('eds.showOffer')}
      </LinkButton>
    </ResultPage>
  );
}
