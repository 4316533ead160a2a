import { useEffect, useState } from 'react';
import { AuditAsOfDocument, type AuditLoanQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { addDays, daysBetween, numeric } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { moment } from '../../ui/office/moment.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import styles from './audit.module.css';
import { PARTS } from './BalancesPlot.tsx';

type Props = { readonly loanId: string; readonly events: AuditLoanQuery['loanEvents']; readonly today: string };

/** Between two positions of a slider nothing is asked. */
const REST_MS = 250;

/** The loan on any business day, as was known when any of its events had been written down. */
export function AsOf({ loanId, events, today }: Props) {
  const t = useT();
  const moments = [...new Set(events.map(({ recordedAt }) => recordedAt))].toSorted();
  const first = events.map(({ effectiveDate }) => effectiveDate).toSorted()[0] ?? today;
  const days = Math.max(0, daysBetween(first, today));
  const [at, setAt] = useState({ day: days, moment: moments.length - 1 });
  const [rested, setRested] = useState(at);
  useEffect(() => {
    const timer = setTimeout(() => setRested(at), REST_MS);
    return () => clearTimeout(timer);
  }, [at]);
  const date = addDays(first, at.day);
  const variables = {
    loanId,
    date: addDays(first, rested.day),
    knownAt: moments[rested.moment] ?? `${today}T00:00:00.000Z`,
  };
  const loaded = useData(AuditAsOfDocument, variables, { keep: true });
  return (
    <Card title={t('audit.asOf')}>
      <Slider
        id="day"
        label={t('audit.asOfDay')}
        value={at.day}
        max={days}
        text={numeric(date)}
        onChange={(day) => setAt({ ...at, day })}
      />
      <Slider
        id="moment"
        label={t('audit.asOfKnown')}
        value={at.moment}
        max={moments.length - 1}
        text={moment(moments[at.moment] ?? '')}
        onChange={(moment) => setAt({ ...at, moment })}
      />
      <Await of={loaded} part rows={[120]}>
        {({ loanAsOf }) =>
          loanAsOf ? (
            <>
              <p>
                <StatusTag status={loanAsOf.status} /> {t('audit.asOfRevision', { revision: loanAsOf.revision })}
              </p>
              <Lines
                label={t('audit.asOf')}
                items={[
                  ...PARTS.map((part) => ({
                    key: part,
                    name: t(`office.sum_${part}`),
                    value: money(owed(loanAsOf, part)),
                    ...(owed(loanAsOf, part) === loanAsOf.balances[part]
                      ? {}
                      : { note: t('audit.asOfPosted', { sum: money(loanAsOf.balances[part]) }) }),
                  })),
                  { key: 'total', name: t('audit.asOfTotal'), value: money(loanAsOf.total), weight: 'total' as const },
                ]}
              />
            </>
          ) : (
            <p>{t('audit.asOfNone')}</p>
          )
        }
      </Await>
    </Card>
  );
}

type State = {
  readonly balances: { readonly [Part in (typeof PARTS)[number]]: bigint };
  readonly accruedInterest: bigint;
  readonly accruedPenalty: bigint;
};

/** Interest and penalty with what has accrued since the last posting. */
function owed({ balances, accruedInterest, accruedPenalty }: State, part: (typeof PARTS)[number]): bigint {
  if (part === 'interest') return accruedInterest;
  return part === 'penalty' ? accruedPenalty : balances[part];
}

type SliderProps = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** What the position means. */
  readonly text: string;
  readonly onChange: (value: number) => void;
};

function Slider({ id, label, value, max, text, onChange }: SliderProps) {
  return (
    <label className={styles.slider} htmlFor={id}>
      <span>{label}</span>
      <strong>{text}</strong>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={value}
        disabled={max === 0}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
