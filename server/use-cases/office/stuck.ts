/** Work of the workflows that fails again and again: tried at once by one person, given up by two (R375). */
import { type ByTwo, HALVES } from '../../../schema/reference/halves.ts';
import { refuse } from '../../domain/decider.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { OpenTask, Tasks } from '../../ports/tasks.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';
import type { Caller } from '../kernel/event-context.ts';
import { byTwo } from '../kernel/second-person.ts';
import { nameOf } from '../kernel/staff-name.ts';
import type { Viewer } from './applicant-seen.ts';
import type { NotingDeps } from './office-notes.ts';

export type StuckDeps = Pick<NotingDeps, 'accounts'> & {
  tasks: Pick<Tasks, 'stuck' | 'hurry' | 'skip'>;
  twoPersons: TwoPersons;
  accessLog: AccessLog;
};

/** `skipAskedBy`: who asks to give it up; `maySkip`: whether the viewer may ask or confirm. */
export type StuckTask = OpenTask & { readonly skipAskedBy: string | null; readonly maySkip: boolean };

/** Failed tries after which the office sees a task. */
export const STUCK_AFTER = 3;
const actionOf = (id: string): ByTwo => `skip-task:${id}`;

export type Stuck = ReturnType<typeof makeStuck>;

export function makeStuck({ tasks, twoPersons, accessLog, accounts }: StuckDeps) {
  async function list(viewer: Viewer): Promise<readonly StuckTask[]> {
    const [found, asks] = await Promise.all([tasks.stuck(STUCK_AFTER), twoPersons.open(actionOf(''))]);
    const name = nameOf(accounts);
    return Promise.all(
      found.map(async (task) => {
        const ask = asks.find(({ action }) => task.id !== null && action === actionOf(task.id));
        const { asks: first, confirms } = HALVES['skip-task'];
        return {
          ...task,
          skipAskedBy: ask ? await name(ask.askedBy) : null,
          maySkip: task.id !== null && viewer.role === (ask ? confirms : first),
        };
      }),
    );
  }

  /** The first failed task is tried now instead of later; what follows it on the stream still waits for it. */
  async function retry(workflow: string, stream: string) {
    const hurried = await tasks.hurry(workflow, stream);
    return hurried > 0 ? { tasks: hurried } : refuse('NOT_FOUND');
  }

  /** Nothing is done for the task any more, and what waits behind it on the stream goes on. */
  async function skip(caller: Caller, id: string) {
    const task = (await tasks.stuck(STUCK_AFTER)).find((one) => one.id === id);
    if (!task) return refuse('NOT_FOUND');
    return byTwo(twoPersons, caller, actionOf(id), async ({ actor, askedBy }) => {
      const first = `${askedBy?.role} ${askedBy?.id}`;
      const detail = `${task.workflow} ${task.kind} ${first}`;
      await accessLog.append({ act: 'WORK_SKIPPED', by: actor, subjects: [task.stream], detail, caseNumber: null });
      const skipped = await tasks.skip(id, `given up by ${first} and ${actor.role} ${actor.id}`);
      return skipped ? { skipped: true as const } : refuse('NOT_FOUND');
    });
  }

  return { list, retry, skip };
}
