import type { DecisionFactsFragment } from '../../generated/cabinet/graphql.ts';
import { dateOfInstant, day } from '../../lib/dates.ts';
import { days, time } from '../../lib/format.ts';
import { type Translate, useHref, useLang, useT } from '../../lib/intl.ts';
import type { Lang } from '../../lib/locale.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Arch } from '../../ui/Arch.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import styles from './decision.module.css';
import { StageList } from './StageList.tsx';
import type { Stage } from './stages.ts';

export type WaitViewProps = {
  readonly stages: readonly Stage[];
  readonly seconds: number;
  readonly fast: boolean;
  readonly maskedPhone: string | undefined;
  /** A fee for fast issue is not taken if its hour is missed. */
  readonly feeDrops: boolean;
  readonly promise: DecisionFactsFragment['promise'] | undefined;
  readonly lost: boolean;
  readonly withdrawing: SubmitState<null>;
};

/** Says that the page may be closed. */
export function WaitView({ stages, seconds, fast, feeDrops, maskedPhone, promise, lost, withdrawing }: WaitViewProps) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const byPerson = stages.some(({ id }) => id === 'decision.stagePerson');
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
            {clockOf(seconds, t, lang)}
          </span>
          <small>{t('decision.spent')}</small>
        </Arch>
        {!byPerson && !promise?.missed && (
          <small className={styles.middle}>{t(fast ? 'decision.normFast' : 'decision.norm')}</small>
        )}
        {promise && <Promised promise={promise} feeDrops={feeDrops} />}
      </Hero>
      <StageList stages={stages} />
      {lost && <p role="status">{t('decision.lost')}</p>}
      <Card>
        <h2>{t('decision.closeTitle')}</h2>
        <p className="n-quiet">
          {maskedPhone
            ? t('decision.closeTextTo', { phone: maskedPhone.replaceAll(' ', '\u00a0') })
            : t('decision.closeText')}
        </p>
        {byPerson && promise?.wholeDay && <p className="n-quiet">{t('decision.endsItself')}</p>}
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

type PromisedProps = { readonly promise: NonNullable<DecisionFactsFragment['promise']>; readonly feeDrops: boolean };

/** By when there is a decision; after a missed promise why, and the new time. */
function Promised({ promise: { by, wholeDay, missed }, feeDrops }: PromisedProps) {
  const t = useT();
  const lang = useLang();
  if (!by) return <small className={styles.middle}>{t('decision.promiseOver')}</small>;
  const said = { date: day(dateOfInstant(by), lang), time: time(by) };
  return (
    <>
      {missed && (
        <small className={styles.middle} role="status">
          {t('decision.hourMissed', { fee: feeDrops ? 'yes' : 'no' })}
        </small>
      )}
      <small className={styles.middle}>{t(wholeDay ? 'decision.decidedByDay' : 'decision.decidedBy', said)}</small>
    </>
  );
}

function clockOf(seconds: number, t: Translate, lang: Lang): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return days(Math.floor(hours / 24), lang);
  if (hours > 0) return t('decision.clockHours', { hours, minutes: minutes % 60 });
  return t('decision.clock', { minutes, seconds: seconds % 60 });
}
