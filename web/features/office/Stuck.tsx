import { Button } from '@mantine/core';
import {
  RetryStuckDocument,
  SkipStuckDocument,
  StuckTasksDocument,
  type StuckTasksQuery,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { dateOfInstant, dayWithYear } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { unlessAsked } from '../../ui/office/unless-asked.ts';
import { useConfirms } from '../../ui/office/use-confirms.ts';

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
      {({ stuckTasks }, again) =>
        stuckTasks.length === 0 ? null : (
          <Card tone="care" title={t('office.stuck')}>
            <p>{t('office.stuckText')}</p>
            {stuckTasks.some(({ maySkip }) => maySkip) && <p>{t('office.stuckSkipText')}</p>}
            <Lines
              items={stuckTasks.map((task) => ({
                key: `${task.workflow} ${task.stream} ${task.kind} ${task.since}`,
                name: t(TITLES[task.kind] ?? 'office.stuckTask', { workflow: task.workflow }),
                note: `${task.stream} · ${dayWithYear(dateOfInstant(task.since), lang)}, ${time(task.since)}`,
                value: t('office.stuckTries', { count: task.attempts }),
                after:
                  task.id === null ? (
                    t('office.stuckNext', { at: time(task.nextTry) })
                  ) : (
                    <Acts task={task} id={task.id} onDone={again} />
                  ),
              }))}
            />
          </Card>
        )
      }
    </Await>
  );
}

type Props = {
  readonly task: StuckTasksQuery['stuckTasks'][number];
  readonly id: string;
  readonly onDone: () => void;
};

function Acts({ task, id, onDone }: Props) {
  const t = useT();
  const confirms = useConfirms();
  const { workflow, stream, nextTry, skipAskedBy, maySkip } = task;
  const skipping = useSubmit({
    form: `skip.${id}`,
    read: (_: null) => ({ input: null }),
    send: (_: null, key) => send(SkipStuckDocument, { id }, key),
    refusals: ({ skipStuck }) => problemsOf(unlessAsked(skipStuck.errors)),
    done: onDone,
  });
  const submission = useSubmit({
    form: `retry.${workflow}.${stream}`,
    read: () => ({ input: null }),
    send: (_: null, key) => send(RetryStuckDocument, { workflow, stream }, key),
    refusals: ({ retryStuck }) => problemsOf(retryStuck.errors),
    done: onDone,
  });
  return (
    <>
      {t('office.stuckNext', { at: time(nextTry) })} <ErrorSummary {...submission} />
      {!confirms && (
        <Button
          variant="light"
          size="compact-sm"
          loading={submission.pending}
          onClick={() => void submission.submit(null)}
        >
          {t('office.stuckRetry')}
        </Button>
      )}
      {skipAskedBy && <p>{t('office.stuckSkipAsked', { by: skipAskedBy })}</p>}
      {maySkip && (
        <>
          <ErrorSummary {...skipping} />
          <Button
            variant="subtle"
            size="compact-sm"
            loading={skipping.pending}
            onClick={() => void skipping.submit(null)}
          >
            {t(skipAskedBy ? 'office.stuckSkipConfirm' : 'office.stuckSkip')}
          </Button>
        </>
      )}
    </>
  );
}
