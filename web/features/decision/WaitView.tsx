import { dateOfInstant, day } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Arch } from '../../ui/Arch.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import styles from './decision.module.css';
import type { Stage } from './stages.ts';

export type WaitViewProps = {
  readonly stages: readonly Stage[];
  readonly seconds: number;
  readonly fast: boolean;
  readonly maskedPhone: string | undefined;
  /** The instant by which the lender promises a decision. */
  readonly decidedBy: string | undefined;
  readonly lost: boolean;
  readonly withdrawing: SubmitState<null>;
};

/** Says that the page may be closed. */
export function WaitView({ stages, seconds, fast, maskedPhone, decidedBy, lost, withdrawing }: WaitViewProps) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const clock = t('decision.clock', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
  const current = stages.find((stage) => stage.state === 'now');
  return (
    <ResultPage>
      <h1>{t('decision.waitTitle')}</h1>
      <Hero label={t('decision.waitTitle')}>
        <Arch
          parts={stages.map((stage) => stage.state)}
          label={current ? t(current.id, { state: 'now' }) : t('decision.waitTitle')}
        >
          <span className={styles.clock} role="timer" aria-live="off">
            {clock}
          </span>
          <small>{t('decision.spent')}</small>
        </Arch>
        <small className={styles.middle}>{t(fast ? 'decision.normFast' : 'decision.norm')}</small>
        {decidedBy && (
          <small className={styles.middle}>
            {t('decision.decidedBy', { date: day(dateOfInstant(decidedBy), lang), time: time(decidedBy) })}
          </small>
        )}
      </Hero>
      <ol className={styles.stages} aria-live="polite">
        {stages.map((stage) => (
          <li key={stage.id} className={styles[stage.state]}>
            <i>{stage.state === 'done' && <Icon name="check" size={16} />}</i>
            <span>{t(stage.id, { state: stage.state })}</span>
            <small>{stage.state === 'now' && t('decision.now')}</small>
          </li>
        ))}
      </ol>
      {lost && <p role="status">{t('decision.lost')}</p>}
      <Card>
        <h2>{t('decision.closeTitle')}</h2>
        <p className="n-quiet">
          {maskedPhone ? t('decision.closeTextTo', { phone: maskedPhone }) : t('decision.closeText')}
        </p>
      </Card>
      <ErrorSummary {...withdrawing} />
      <div className={styles.actions}>
        <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
          {t('decision.toCabinet')}
        </LinkButton>
        <button
          type="button"
          className="n-tap"
          disabled={withdrawing.pending}
          onClick={() => void withdrawing.submit(null)}
        >
          {t('decision.withdraw')}
        </button>
      </div>
    </ResultPage>
  );
}
