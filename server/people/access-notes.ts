import { STAFF_ROLES } from '../../schema/reference/staff.ts';
import type { AccessEntry, AccessLog } from '../ports/access-log.ts';
import type { AccessNotes } from '../ports/access-notes.ts';

/** The first note of a kind is written this soon, repeated ones once a minute with their number and their ids. */
const FIRST_MS = 2_000;
const REPEATED_MS = 60_000;
/** What refusals to one borrower may take: kinds held apart, ids in a row of one kind, and rows written in an hour. */
const SHARE = { kinds: 10, ids: 20, rows: 60, windowMs: 3_600_000 };
/** So many borrowers have a share at a time; refusals to others are counted together. */
const SHARES = 1_000;

type Share = { kinds: number; rows: number; since: number };
type Kind = { entry: AccessEntry; ids: Set<string>; count: number; writtenAt: number | undefined };

/** Only refusals are made without end by anybody; sign-ins, callbacks and acts of staff are not pooled. */
const isBounded = ({ act, by }: AccessEntry): boolean =>
  (act === 'REFUSED' || act === 'MORE_REFUSED') && !(STAFF_ROLES as readonly string[]).includes(by.role);

/** A failed sign-in is about the account that was tried; the ids of other notes are gathered in their kind. */
const keyOf = ({ act, by, subjects, detail, caseNumber }: AccessEntry): string =>
  JSON.stringify([act, by.id, by.role, detail, caseNumber, act === 'SIGN_IN_FAILED' ? subjects : null]);

const moreOf = (by: AccessEntry['by']): AccessEntry => ({
  act: 'MORE_REFUSED',
  by,
  subjects: [],
  detail: '',
  caseNumber: null,
});

export function accessNotes(log: Pick<AccessLog, 'appendAll'>, now = () => performance.now()) {
  const kinds = new Map<string, Kind>();
  const shares = new Map<string, Share>();
  let writing: Promise<void> = Promise.resolve();

  const note: AccessNotes['note'] = (entry) => {
    const kind = kinds.get(keyOf(entry)) ?? begun(entry);
    kind.count += 1;
    for (const id of entry.subjects) if (!isBounded(entry) || kind.ids.size < SHARE.ids) kind.ids.add(id);
  };

  /** A kind of its own while the actor has a share, else the one that counts what is beyond it. */
  function begun(entry: AccessEntry): Kind {
    if (!isBounded(entry)) return held(entry);
    const share = shares.get(entry.by.id) ?? newShare(entry.by.id);
    if (!share) return held(moreOf({ id: 'anonymous', role: 'anonymous' }));
    if (share.kinds >= SHARE.kinds) return held(moreOf(entry.by));
    share.kinds += 1;
    return held(entry);
  }

  function held(entry: AccessEntry): Kind {
    const key = keyOf(entry);
    const kind = kinds.get(key) ?? { entry, ids: new Set<string>(), count: 0, writtenAt: undefined };
    kinds.set(key, kind);
    return kind;
  }

  function newShare(id: string): Share | undefined {
    if (shares.size >= SHARES) return undefined;
    const share = { kinds: 0, rows: 0, since: now() };
    shares.set(id, share);
    return share;
  }

  /** `all`: repeated ones too, whose minute is not over. One batch is written at a time. */
  function flush(all = false): Promise<void> {
    writing = writing.catch(() => undefined).then(() => write(all));
    return writing;
  }

  async function write(all: boolean): Promise<void> {
    const at = now();
    newHour(at);
    const due = [...kinds.values()]
      .filter((kind) => kind.count > 0 && (all || isDue(kind, at)))
      .map((kind) => ({ kind, count: kind.count, subjects: [...kind.ids] }));
    try {
      if (due.length > 0)
        await log.appendAll(due.map(({ kind, count, subjects }) => rowOf(kind.entry, count, subjects)));
    } catch (error) {
      for (const { kind } of due) giveBack(kind.entry, 'rows');
      throw error;
    }
    // Only what is written: more may have been noted meanwhile.
    for (const { kind, count, subjects } of due) {
      kind.count -= count;
      kind.writtenAt = at;
      for (const id of subjects) kind.ids.delete(id);
    }
    forget(at);
  }

  function newHour(at: number): void {
    for (const share of shares.values())
      if (at - share.since >= SHARE.windowMs) Object.assign(share, { rows: 0, since: at });
  }

  const shareOf = (entry: AccessEntry) => (isBounded(entry) ? shares.get(entry.by.id) : undefined);

  /** Takes a row of the actor's share. */
  function isDue({ entry, writtenAt }: Kind, at: number): boolean {
    if (writtenAt !== undefined && at - writtenAt < REPEATED_MS) return false;
    const share = shareOf(entry);
    if (!share) return true;
    if (share.rows >= SHARE.rows) return false;
    share.rows += 1;
    return true;
  }

  function giveBack(entry: AccessEntry, what: 'rows' | 'kinds'): void {
    const share = shareOf(entry);
    if (share && share[what] > 0) share[what] -= 1;
  }

  /** Kinds that were quiet for their minute, and shares that nothing is counted in. */
  function forget(at: number): void {
    const isQuiet = ({ count, writtenAt }: Kind) =>
      count === 0 && writtenAt !== undefined && at - writtenAt >= REPEATED_MS;
    for (const [key, kind] of kinds) {
      if (!isQuiet(kind)) continue;
      kinds.delete(key);
      if (kind.entry.act === 'REFUSED') giveBack(kind.entry, 'kinds');
    }
    for (const [id, { kinds, rows }] of shares) if (kinds === 0 && rows === 0) shares.delete(id);
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

const rowOf = (entry: AccessEntry, count: number, subjects: readonly string[]): AccessEntry => {
  const counted = count > 1 ? `${entry.detail} x${count}` : entry.detail;
  return { ...entry, subjects, detail: entry.act === 'MORE_REFUSED' ? `x${count}` : counted };
};
