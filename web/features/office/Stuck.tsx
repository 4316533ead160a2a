import { StuckTasksDocument } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dateOfInstant, dayWithYear } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';

const TITLES: Readonly<Record<string, string>> = {
  'parked-event': 'office.stuckParked',
  standing: 'office.stuckStanding',
};

/** Draws nothing without failing tasks. */
export function Stuck() {
  const t = useT();
  const lang = useLang();
  const loaded = useData(StuckTasksDocument, {}, { every: 30_000 });
  return (
    <Await part of={loaded}>
      {({ stuckTasks }) =>
        stuckTasks.length === 0 ? null : (
          <Card tone="care" title={t('office.stuck')}>
            <p>{t('office.stuckText')}</p>
            <Lines
              items={stuckTasks.map((task) => ({
                key: `${task.workflow} ${task.stream} ${task.kind} ${task.since}`,
                name: t(TITLES[task.kind] ?? 'office.stuckTask', { workflow: task.workflow }),
                note: `${task.stream} · ${dayWithYear(dateOfInstant(task.since), lang)}, ${time(task.since)}`,
                value: t('office.stuckTries', { count: task.attempts }),
                after: t('office.stuckNext', { at: time(task.nextTry) }),
              }))}
            />
          </Card>
        )
      }
    </Await>
  );
}
