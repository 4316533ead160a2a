/** The copies are beside the finished days, and in DATA_DIR/anchors.ndjson. */
import { existsSync } from 'node:fs';
import { createClient } from '../../projections/postgres.ts';
import { type Finding, finding, type Said, say } from '../../schema/reference/findings.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { keptAnchorsFile, readAnchors } from '../adapters/kept-anchors/file.ts';
import type { AnchorCheck } from '../adapters/ledger/check-anchors.ts';
import { NO_ANCHOR } from '../people/closed-days.ts';

/** `hash`: null for a day finished before hashes were kept. */
type FinishedDay = { date: LocalDate; hash: string | null; finishedAt: Date };

export type KeptOutside = {
  days: readonly FinishedDay[];
  /** Undefined if the instance's data folder is unknown. */
  file: string | undefined;
  lines: readonly { date: LocalDate; hash: string }[];
  /** Numbers of the lines that are no anchors. */
  damaged: readonly number[];
};

export async function keptOutside(databaseUrl: string, dataDir: string | undefined): Promise<KeptOutside> {
  const file = dataDir === undefined ? undefined : keptAnchorsFile(dataDir);
  const { anchors, damaged } = file === undefined ? { anchors: [], damaged: [] } : readAnchors(file);
  return { days: await finishedDays(databaseUrl), file, lines: anchors, damaged };
}

async function finishedDays(databaseUrl: string): Promise<readonly FinishedDay[]> {
  const client = createClient(databaseUrl);
  await client.connect();
  try {
    const there = await client.query(
      `select 1 from information_schema.columns
       where table_schema = 'ops' and table_name = 'closing_day' and column_name = 'anchor_hash'`,
    );
    if (there.rowCount === 0) return [];
    const { rows } = await client.query<FinishedDay>(
      `select to_char(business_date, 'YYYY-MM-DD') as date, anchor_hash as hash, finished_at as "finishedAt"
       from ops.closing_day
       where finished_at is not null order by business_date`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** `began`: the time of the log's first event; a day finished before had nothing to anchor. */
export function heldAgainstKept(
  { days, file, lines, damaged }: KeptOutside,
  { known }: Pick<AnchorCheck, 'known'>,
  began: Date | undefined,
): Finding[] {
  const hashes = new Set(known.map(({ hash }) => hash));
  const dates = new Set(known.map(({ anchor }) => anchor.date));
  const since = days.find(({ hash }) => hash !== null && hash !== NO_ANCHOR)?.date;
  const ofDay = (day: FinishedDay): Said | undefined => {
    if (day.hash === null) return unnamed(day, dates, began);
    return day.hash === NO_ANCHOR ? without(day, since) : named(day.hash, day.date);
  };
  const named = (hash: string, date: LocalDate): Said | undefined =>
    hashes.has(hash) ? undefined : say(dates.has(date) ? 'DAY_ANCHOR_REPLACED' : 'DAY_ANCHOR_REMOVED', { hash });
  const ofDays = days.flatMap((day) => {
    const said = ofDay(day);
    return said ? [finding(say('DAY', { day: day.date }), said)] : [];
  });
  const ofFile = lines
    .filter(({ hash }) => !hashes.has(hash))
    .map(({ date: day, hash }) =>
      finding(
        say('FILE', { file: `${file}` }),
        say(dates.has(day) ? 'FILE_ANCHOR_REPLACED' : 'FILE_ANCHOR_REMOVED', { hash, day }),
      ),
    );
  const changed = damaged.map((line) => finding(say('FILE', { file: `${file}` }), say('FILE_LINE_CHANGED', { line })));
  return [...ofDays, ...ofFile, ...changed];
}

/** Of a day finished before hashes were kept. */
function unnamed({ date, finishedAt }: FinishedDay, dates: ReadonlySet<string>, began: Date | undefined) {
  const anchored = dates.has(date) || !began || finishedAt < began;
  return anchored ? undefined : say('DAY_LOST_ITS_ANCHOR');
}

const without = ({ date }: FinishedDay, since: LocalDate | undefined) =>
  since && since < date ? say('DAY_WITHOUT_ANCHOR') : undefined;

export function* sayKept({ days, file, lines }: KeptOutside): Generator<string> {
  const ofFile = file === undefined ? '' : ` and ${lines.length} lines of ${file}`;
  yield `${days.length} finished days${ofFile} held against the anchors.`;
  if (file === undefined) {
    yield 'No data folder is named: what is kept in the database alone can be changed with it. DATA_DIR names the folder.';
  } else if (days.length > 0 && !existsSync(file))
    yield `${file} is not in reach: what stands in the database alone can be changed with it.`;
  const empty = days.filter(({ hash }) => hash === NO_ANCHOR).length;
  if (empty > 0) yield `${empty} days were finished while the log was empty, without an anchor.`;
}
