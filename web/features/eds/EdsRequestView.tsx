import { Button } from '@mantine/core';
import { dateOfInstant, day, dayTo } from '../../lib/dates.ts';
import { money, time } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Arch } from '../../ui/Arch.tsx';
import { CancelApplication } from '../../ui/CancelApplication.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import type { EdsFacts } from './EdsOfLoan.tsx';
import styles from './eds.module.css';
import { HowToSign } from './HowToSign.tsx';
import { ScheduleIfToday } from './ScheduleIfToday.tsx';

export type EdsRequestViewProps = {
  readonly amount: bigint;
  readonly eds: EdsFacts;
  readonly secondsLeft: number;
  readonly requesting: SubmitState<null>;
  readonly givingUp: SubmitState<null>;
};

const COOLING_OFF_S = 24 * 3_600;

export function EdsRequestView(props: EdsRequestViewProps) {
  const { amount, eds, secondsLeft, requesting, givingUp } = props;
  const t = useT();
  const lang = useLang();
  const lapsed = eds.status === 'LAPSED';
  // The 24 hours may end while the page is open.
  const early = eds.status === 'TOO_EARLY' && secondsLeft > 0;
  const last = { date: dayTo(dateOfInstant(eds.lapsesAt), lang), time: time(eds.lapsesAt) };
  if (lapsed) return <Lapsed last={last} />;
  return (
    <ResultPage>
      <h1>{t(early ? 'eds.waitTitle' : 'eds.readyTitle')}</h1>
      <p className="n-quiet">{t('eds.why', { sum: money(amount) })}</p>
      {early && <Countdown {...props} secondsLeft={secondsLeft} />}
      <ScheduleIfToday price={eds.price} />
      <HowToSign last="eds.how3">
        <p className="n-quiet">{t('eds.until', last)}</p>
      </HowToSign>
      {eds.status === 'ERROR' && (
        <Card tone="care">
          <p role="alert">{t('eds.failed')}</p>
        </Card>
      )}
      <ErrorSummary {...requesting} />
      <Button fullWidth disabled={early} loading={requesting.pending} onClick={() => void requesting.submit(null)}>
        {early
          ? t('eds.from', { date: day(dateOfInstant(eds.opensAt), lang), time: time(eds.opensAt) })
          : t(eds.status === 'ERROR' ? 'eds.again' : 'eds.request')}
      </Button>
      <CancelApplication submission={givingUp} />
    </ResultPage>
  );
}

function Countdown({ secondsLeft, eds }: EdsRequestViewProps) {
  const t = useT();
  const lang = useLang();
  const clock = t('eds.clock', {
    hours: Math.floor(secondsLeft / 3_600),
    minutes: Math.floor((secondsLeft % 3_600) / 60),
    seconds: secondsLeft % 60,
  });
  return (
    <Hero label={t('eds.waitTitle')}>
      <Arch parts={['now']} dot={1 - Math.min(1, secondsLeft / COOLING_OFF_S)} label={t('eds.left', { clock })}>
        <span className={styles.clock} role="timer" aria-live="off">
          {clock}
        </span>
        <small>{t('eds.leftShort')}</small>
      </Arch>
      <small className={styles.middle}>
        {t('eds.free', { date: day(dateOfInstant(eds.opensAt), lang), time: time(eds.opensAt) })}
      </small>
    </Hero>
  );
}

function Lapsed({ last }: { last: { date: string; time: string } }) {
  const t = useT();
  const href = useHref();
  return (
    <ResultPage>
      <h1>{t('eds.lapsedTitle')}</h1>
      <Card>
        <p>{t('eds.lapsedText', last)}</p>
        <LinkButton to={href(paths.cabinet)} fullWidth>
          {t('eds.toCabinet')}
        </LinkButton>
      </Card>
    </ResultPage>
  );
}
