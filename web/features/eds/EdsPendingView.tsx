import { Button } from '@mantine/core';
import { useHref, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import styles from './eds.module.css';

export type EdsPendingViewProps = {
  /** The content of the QR code; undefined after an error. */
  readonly signUrl: string | undefined;
  readonly secondsLeft: number;
  readonly requesting: SubmitState<null>;
  /** Where to begin anew, if the code cannot be asked for here. */
  readonly renew: string | undefined;
};

export function EdsPendingView({ signUrl, secondsLeft, requesting, renew }: EdsPendingViewProps) {
  const t = useT();
  const href = useHref();
  const clock = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return (
    <ResultPage>
      <h1>{t(signUrl ? 'eds.qrTitle' : 'eds.errorTitle')}</h1>
      {signUrl ? (
        <>
          <p className="n-quiet">{t('eds.qrText')}</p>
          <Card>
            <QrCode text={signUrl} label={t('eds.qrLabel')} />
            <p className={styles.middle} role="timer" aria-live="off">
              {t('eds.qrLeft', { clock })}
            </p>
            <Button component="a" href={signUrl} fullWidth>
              {t('eds.open')}
            </Button>
          </Card>
          <p className="n-quiet" role="status">
            {t('eds.waiting')}
          </p>
        </>
      ) : (
        <Card tone="care">
          <p role="alert">{t('eds.failed')}</p>
          <ErrorSummary {...requesting} />
          {renew ? (
            <LinkButton to={renew} fullWidth>
              {t('eds.showOffer')}
            </LinkButton>
          ) : (
            <Button fullWidth loading={requesting.pending} onClick={() => void requesting.submit(null)}>
              {t('eds.again')}
            </Button>
          )}
        </Card>
      )}
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('eds.toCabinet')}
      </LinkButton>
    </ResultPage>
  );
}
