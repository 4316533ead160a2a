import { Button } from '@mantine/core';
import type { EdsFailure } from '../../generated/cabinet/graphql.ts';
import { type MessageId, useHref, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import styles from './eds.module.css';

export type EdsPendingViewProps = {
  readonly state: 'PENDING' | 'ERROR';
  /** The content of the QR code; undefined after an error, and while the signature is being checked. */
  readonly signUrl: string | undefined;
  /** The code as eGov's own picture, where there is one. */
  readonly qrImage: string | undefined;
  readonly failure: EdsFailure | undefined;
  readonly secondsLeft: number;
  readonly requesting: SubmitState<null>;
  /** Where the offer is shown again. */
  readonly offer: string | undefined;
};

const FAILURES: Readonly<Record<EdsFailure, MessageId>> = {
  OTHER_PERSON: 'eds.failedPerson',
  CERTIFICATE: 'eds.failedCertificate',
  DOCUMENT: 'eds.failedDocument',
};

export function EdsPendingView(props: EdsPendingViewProps) {
  const { state, signUrl, qrImage, failure, secondsLeft, requesting, offer } = props;
  const t = useT();
  const href = useHref();
  const clock = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return (
    <ResultPage>
      <h1>{t(state === 'ERROR' ? 'eds.errorTitle' : signUrl ? 'eds.qrTitle' : 'eds.checkingTitle')}</h1>
      {state === 'PENDING' && !signUrl && (
        <p className="n-quiet" role="status">
          {t('eds.checking')}
        </p>
      )}
      {signUrl && (
        <>
          <p className="n-quiet">{t('eds.qrText')}</p>
          <Card>
            {qrImage ? (
              <img className={styles.qr} src={qrImage} alt={t('eds.qrLabel')} />
            ) : (
              <QrCode text={signUrl} label={t('eds.qrLabel')} />
            )}
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
      )}
      {state === 'ERROR' && (
        <Card tone="care">
          <p role="alert">{t(failure ? FAILURES[failure] : 'eds.failed')}</p>
          <ErrorSummary {...requesting} />
          <Button fullWidth loading={requesting.pending} onClick={() => void requesting.submit(null)}>
            {t('eds.again')}
          </Button>
          {offer && (
            <LinkButton to={offer} variant="light" fullWidth>
              {t('eds.showOffer')}
            </LinkButton>
          )}
        </Card>
      )}
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('eds.toCabinet')}
      </LinkButton>
    </ResultPage>
  );
}
