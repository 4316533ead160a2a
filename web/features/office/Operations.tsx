import { lazy, Suspense } from 'react';
import { RunningDocument, type RunningQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dateOfInstant, dayWithYear } from '../../lib/dates.ts';
import { number } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Await } from '../../ui/Await.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DeskSection } from './DeskSection.tsx';

const QueryLog = lazy(() => import('./QueryLog.tsx').then((m) => ({ default: m.QueryLog })));

type Running = RunningQuery['operations'];

/** For administrators: what /readyz and /metrics say, in words, and what is deleted when. */
export function Operations() {
  const t = useT();
  const loaded = useData(RunningDocument, {}, { every: 30_000 });
  return (
    <Await part of={loaded}>
      {({ operations }) => (
        <>
          <Parts {...operations} />
          <DeskSection name="kept" title={t('operations.kept')}>
            <p>{t('operations.keptText')}</p>
            <Retention rows={operations.retention} />
          </DeskSection>
          <DeskSection name="queries" title={t('operations.queries')}>
            <Suspense fallback={<Skeleton rows={[240]} label={t('shell.loading')} />}>
              <QueryLog />
            </Suspense>
          </DeskSection>
        </>
      )}
    </Await>
  );
}

function Parts({ parts, queues, lastClosedDay }: Running) {
  const t = useT();
  const lang = useLang();
  const troubled = parts.filter(({ ok }) => !ok);
  const day = lastClosedDay && dayWithYear(lastClosedDay, lang);
  return (
    <FoldCard title={t('operations.running')} tone={troubled.length > 0 ? 'care' : 'plain'} open>
      <p>
        {troubled.length > 0 ? t('operations.runningTrouble', { count: troubled.length }) : t('operations.runningWell')}
      </p>
      <Lines
        label={t('operations.running')}
        items={[
          ...parts.map(({ name, ok, amount, names }) => ({
            key: name,
            name: t(`operations.part_${name}`),
            note: ok ? undefined : t(`operations.partHelp_${name}`),
            value: ok ? t('operations.partWell') : t('operations.partBad'),
            after: figureOf(name, amount, names, t),
          })),
          { key: 'day', name: t('operations.part_DAY'), value: day || t('operations.partNone') },
        ]}
      />
      {queues.length > 0 && (
        <Lines
          label={t('operations.queues')}
          items={queues.map(({ workflow, open, oldestSeconds }) => ({
            key: workflow,
            name: t('operations.queueOf', { work: t(`step.${workflow}`) }),
            value: t('operations.queueOpen', { count: open }),
            after: t('operations.queueOldest', { age: lasting(oldestSeconds, t) }),
          }))}
        />
      )}
    </FoldCard>
  );
}

type Part = Running['parts'][number];

function figureOf(name: Part['name'], amount: number | null, names: Part['names'], t: ReturnType<typeof useT>) {
  if (names.length > 0) return names.join(', ');
  if (amount === null) return undefined;
  if (name === 'DISK') return t('operations.partMegabytes', { count: number(amount) });
  if (name === 'READ_MODELS' || name === 'QUEUE' || name === 'BACKUP') return lasting(amount, t);
  return amount > 0 ? String(amount) : undefined;
}

/** Seconds, hours and minutes from two minutes on, days from two days on. */
function lasting(seconds: number, t: ReturnType<typeof useT>): string {
  if (seconds < 120) return t('operations.partSeconds', { count: seconds });
  if (seconds >= 2 * 86_400) return t('operations.partDays', { count: Math.floor(seconds / 86_400) });
  return t('operations.partLong', { hours: Math.floor(seconds / 3_600), minutes: Math.floor(seconds / 60) % 60 });
}

function Retention({ rows }: { rows: Running['retention'] }) {
  const t = useT();
  const lang = useLang();
  return (
    <Lines
      label={t('operations.kept')}
      items={rows.map(({ title, why, days, rows: count, nextAt }) => ({
        key: title,
        name: title,
        note: why,
        value: days === 0 ? t('operations.keptOwn') : t('operations.keptDays', { count: days, days: number(days) }),
        after: nextAt
          ? t('operations.keptNext', { count, day: dayWithYear(dateOfInstant(nextAt), lang) })
          : t('operations.keptRows', { count }),
      }))}
    />
  );
}
