import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  RetryStuckDocument,
  SkipStuckDocument,
  StuckTasksDocument,
  type StuckTasksQuery,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { dateOfInstant, dayWithYear } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSession } from '../../lib/session.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import { unlessAsked } from '../../ui/office/unless-asked.ts';
import { useConfirms } from '../../ui/office/use-confirms.ts';
import { Tag } from '../../ui/Tag.tsx';
import styles from './office.module.css';

const TITLES: Readonly<Record<string, string>> = {
  'parked-event': 'office.stuckParked',
  standing: 'office.stuckStanding',
};

/** What is retried is soon done. */
const LOOK_AGAIN_MS = 3_000;

/** Draws nothing without failing tasks. */
export function Stuck() {
  const t = useT();
  const lang = useLang();
  const loaded = useData(StuckTasksDocument, {}, { every: 30_000 });
  return (
    <Await part of={loaded}>
      {({ stuckTasks }, again) =>
        stuckTasks.length === 0 ? null : (
          <FoldCard tone="care" title={t('office.stuck')} aside={<Tag tone="care">{stuckTasks.length}</Tag>}>
            <p>{t('office.stuckText')}</p>
            {stuckTasks.some(({ maySkip }) => maySkip) && <p>{t('office.stuckSkipText')}</p>}
            <ul className={styles.entries}>
              {stuckTasks.map((task) => (
                <li key={`${task.workflow} ${task.stream} ${task.kind} ${task.since}`}>
                  <strong>{t(TITLES[task.kind] ?? 'office.stuckTask', { work: t(`step.${task.workflow}`) })}</strong>
                  <small>
                    <OfStream stream={task.stream} /> · {dayWithYear(dateOfInstant(task.since), lang)},{' '}
                    {time(task.since)}
                  </small>
                  <small>
                    {t('office.stuckTries', { count: task.attempts })} ·{' '}
                    {t('office.stuckNext', { at: time(task.nextTry) })}
                  </small>
                  {task.id !== null && <Acts task={task} id={task.id} onDone={again} />}
                </li>
              ))}
            </ul>
          </FoldCard>
        )
      }
    </Await>
  );
}

const LOAN = 'loan-';

/** A verifier may open only loans that he took. */
function OfStream({ stream }: { stream: string }) {
  const href = useHref();
  const { roles } = useSession();
  return stream.startsWith(LOAN) && roles.includes('support') ? (
    <Link to={href(paths.officeLoan, { loanId: stream.slice(LOAN.length) })}>{stream}</Link>
  ) : (
    stream
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
  const { workflow, stream, skipAskedBy, maySkip } = task;
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
    done: () => {
      onDone();
      setTimeout(onDone, LOOK_AGAIN_MS);
    },
  });
  return (
    <>
      {skipAskedBy && <small>{t('office.stuckSkipAsked', { by: skipAskedBy })}</small>}
      <ErrorSummary {...submission} />
      <ErrorSummary {...skipping} />
      <div className={styles.row}>
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
        {maySkip && (
          <Button
            variant={skipAskedBy ? 'light' : 'subtle'}
            size="compact-sm"
            loading={skipping.pending}
            onClick={() => void skipping.submit(null)}
          >
            {t(skipAskedBy ? 'office.stuckSkipConfirm' : 'office.stuckSkip')}
          </Button>
        )}
      </div>
    </>
  );
}
