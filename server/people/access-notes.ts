import type { AccessEntry, AccessLog } from '../ports/access-log.ts';
import type { AccessNotes } from '../ports/access-notes.ts';

/** The first note of a kind is written this soon, repeated ones once a minute with their number. */
const FIRST_MS = 2_000;
const REPEATED_MS = 60_000;
/** So many kinds are held apart; what is beyond them is counted together. */
const KINDS = 500;

type Kind = { entry: AccessEntry; count: number; writtenAt: number | undefined };

const keyOf = ({ act, by, subjects, detail }: AccessEntry): string =>
  JSON.stringify([act, by.id, by.role, subjects, detail]);

export function accessNotes(log: Pick<AccessLog, 'appendAll'>, now = () => performance.now()) {
  const kinds = new Map<string, Kind>();
  let beyond = 0;
  let beyondAt: number | undefined;
  let writing: Promise<void> = Promise.resolve();

  const note: AccessNotes['note'] = (entry) => {
    const key = keyOf(entry);
    const known = kinds.get(key);
    if (known) known.count += 1;
    else if (kinds.size < KINDS) kinds.set(key, { entry, count: 1, writtenAt: undefined });
    else beyond += 1;
  };

  /** `all`: repeated ones too, whose minute is not over. One batch is written at a time. */
  function flush(all = false): Promise<void> {
    writing = writing.catch(() => undefined).then(() => write(all));
    return writing;
  }

  async function write(all: boolean): Promise<void> {
    const at = now();
    const isDue = (writtenAt: number | undefined) => all || writtenAt === undefined || at - writtenAt >= REPEATED_MS;
    const due = [...kinds.values()]
      .filter(({ count, writtenAt }) => count > 0 && isDue(writtenAt))
      .map((kind) => ({ kind, entry: kind.entry, count: kind.count }));
    const more = isDue(beyondAt) ? beyond : 0;
    const entries = due.map(({ entry, count }) =>
      count > 1 ? { ...entry, detail: `${entry.detail} x${count}` } : entry,
    );
    if (more > 0) entries.push(uncounted(more));
    if (entries.length > 0) await log.appendAll(entries);
    // Only what is written: more may have been noted meanwhile.
    for (const { kind, count } of due) {
      kind.count -= count;
      kind.writtenAt = at;
    }
    if (more > 0) [beyond, beyondAt] = [beyond - more, at];
    forget(at);
  }

  /** Kinds that were quiet for their minute. */
  function forget(at: number): void {
    for (const [key, { count, writtenAt }] of kinds)
      if (count === 0 && writtenAt !== undefined && at - writtenAt >= REPEATED_MS) kinds.delete(key);
  }

  /** Until it is stopped, which writes what is left. `failed`: Postgres is away; the notes wait for it. */
  function start(failed: (error: unknown) => void): () => Promise<void> {
    const timer = setInterval(() => void flush().catch(failed), FIRST_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await flush(true).catch(failed);
    };
  }

  return { note, flush, start };
}

const uncounted = (count: number): AccessEntry => ({
  act: 'MORE_REFUSED',
  by: { id: 'anonymous', role: 'anonymous' },
  subjects: [],
  detail: `x${count}`,
  caseNumber: null,
});
