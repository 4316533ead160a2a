/**
 * The public lists of the financial monitoring agency. An IIN of the list declines; a name with the date of birth is
 * looked at by a person (R440, R441).
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { alike, plainWords } from '../../../schema/values/person-name.ts';
import type { Blacklist, BlacklistSubject } from '../../ports/blacklist.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';
import { fetchLists, Listed } from './afm-lists.ts';

export type AfmOptions = {
  /** Without a trailing slash. */
  url: string;
  /** The list about weapons of mass destruction; not looked into without it. */
  weaponsUrl?: string | undefined;
  now(): Date;
  warn(reason: string): void;
  /** Persons in a first copy; the lists have had 2,350 and more for years. */
  least?: number;
};

const LEAST = 2_000;
const HOUR = 3_600_000;
/** Fetched anew by a round of the workers, and before a check where none has run. */
const FRESH = 12 * HOUR;
/** Without a newer copy nobody is checked, so nobody gets a loan. */
const USABLE = 72 * HOUR;
const PAUSE = HOUR / 6;
/** A list of which more cannot be read has another form. */
const UNREAD_PERCENT = 5;
/** A list that loses more at once was cut off; one of a few persons may lose one. */
const KEPT_PERCENT = 90;

type Entry = Listed & { words: readonly string[] };
type Copy = { version: string; takenAt: number; people: readonly Entry[] };

export function afmBlacklist(pool: pg.Pool, options: AfmOptions): Blacklist {
  const { url, warn, least = LEAST } = options;
  const now = () => options.now().getTime();
  let held: Copy | undefined;
  let failedAt: number | undefined;
  let fetching: Promise<void> | undefined;

  /** Another process may have stored a newer one. */
  async function lastCopy(): Promise<Copy | undefined> {
    const { rows } = await pool.query<{ version: string; taken_at: Date }>(
      "select version, taken_at from ops.sanction_list where name = 'afm'",
    );
    const [row] = rows;
    if (!row) return undefined;
    const people = held?.version === row.version ? held.people : await peopleOf(row.version);
    if (!people) return lastCopy();
    held = { version: row.version, takenAt: row.taken_at.getTime(), people };
    return held;
  }

  async function peopleOf(version: string): Promise<Entry[] | undefined> {
    const { rows } = await pool.query<{ people: unknown }>(
      "select people from ops.sanction_list where name = 'afm' and version = $1",
      [version],
    );
    const people = rows[0] && z.array(Listed).parse(rows[0].people);
    return people?.map((one) => ({ ...one, words: plainWords(one.name) }));
  }

  async function refresh(last: Copy | undefined): Promise<void> {
    try {
      const people = await fetchLists(url, options.weaponsUrl);
      if (!last && people.length < least) throw new ProviderGarbage(`${people.length} persons, ${least} expected`);
      if (last) refuseLosses(last.people, people);
      const unread = unreadIn(people);
      if (unread) warn(unread);
      const text = JSON.stringify(people);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
      const takenAt = options.now();
      await pool.query(
        `insert into ops.sanction_list (name, version, taken_at, people) values ('afm', $1, $2, $3)
         on conflict (name) do update set version = $1, taken_at = $2, people = $3
         where ops.sanction_list.taken_at < $2`,
        [`afm:${takenAt.toISOString().slice(0, 10)}:${hash}`, takenAt, text],
      );
      failedAt = undefined;
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderGarbage)) throw error;
      failedAt = now();
      warn(error.message);
    }
  }

  const isDue = (copy: Copy | undefined): boolean => !copy || now() - copy.takenAt > FRESH;

  async function newestCopy(): Promise<Copy | undefined> {
    const copy = await lastCopy();
    if (isDue(copy) && (failedAt === undefined || now() - failedAt > PAUSE)) {
      fetching ??= refresh(copy).finally(() => {
        fetching = undefined;
      });
      await fetching;
      return lastCopy();
    }
    return copy;
  }

  async function usableCopy(): Promise<Copy> {
    const copy = await newestCopy();
    if (!copy || now() - copy.takenAt > USABLE) throw new ProviderUnavailable('no list of the last three days');
    return copy;
  }

  return {
    async keepFresh() {
      if (isDue(await newestCopy())) throw new ProviderUnavailable('no newer list');
    },
    async check(person) {
      const { version, people } = await usableCopy();
      const listed = people.some(({ iin }) => iin === person.iin);
      return {
        listed,
        fraudSuspected: false,
        manualReviewWanted: !listed && people.some((one) => maybe(one, person)),
        listVersion: version,
      };
    },
  };
}

/** Each list by itself: a long one would hide that a short one has lost its persons. @throws ProviderGarbage */
function refuseLosses(before: readonly Listed[], after: readonly Listed[]): void {
  const [had, has] = [before, after].map((people) => Map.groupBy(people, ({ list }) => list));
  for (const [list = 'the lists', people] of had ?? []) {
    const enough = Math.floor((people.length * KEPT_PERCENT) / 100);
    const left = list === 'the lists' ? after.length : has?.get(list)?.length;
    if (left !== undefined && left < enough) throw new ProviderGarbage(`${list}: ${left} persons, ${enough} expected`);
  }
}

/** How many entries each list keeps without a field; undefined where all are read. @throws ProviderGarbage */
function unreadIn(people: readonly Listed[]): string | undefined {
  const said = [...Map.groupBy(people, ({ list }) => list)].flatMap(([list, all]) => {
    const odd = all.filter(({ unread }) => unread);
    const text = `${list}: ${odd.length} of ${all.length} without ${[...new Set(odd.map((one) => one.unread))].join(', ')}`;
    if (odd.length > 1 && odd.length * 100 > all.length * UNREAD_PERCENT) throw new ProviderGarbage(text);
    return odd.length > 0 ? [text] : [];
  });
  return said.length > 0 ? said.join('; ') : undefined;
}

/** Family and first name stand among the words, in any order; of a single word the date of birth has to be known. */
function maybe({ words, birthDate }: Entry, person: BlacklistSubject): boolean {
  if (!sameBirth(birthDate, person.birthDate)) return false;
  const own = [...plainWords(person.lastName), ...plainWords(person.firstName)];
  const [only, ...more] = words;
  if (only === undefined) return false;
  if (more.length === 0) return birthDate !== null && own.some((word) => alike(word, only));
  return own.every((word) => words.some((other) => alike(word, other)));
}

/** A list may know the year alone, written as its first day, or have day and month swapped. */
function sameBirth(listed: string | null, own: string): boolean {
  const [year, month, day] = own.split('-');
  return listed === null || [own, `${year}-01-01`, `${year}-${day}-${month}`].includes(listed);
}
