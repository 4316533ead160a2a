/** The timestamps of the anchors, held against the ledger and against the roots of their authority. */
import { readFileSync } from 'node:fs';
import { openPool } from '../../projections/postgres.ts';
import { type Finding, finding, type Said, say } from '../../schema/reference/findings.ts';
import { reasonsOf } from '../../schema/reference/said-by.ts';
import type { AnchorCheck } from '../adapters/ledger/check-anchors.ts';
import { postgresTimestamps } from '../adapters/timestamp/postgres.ts';
import { readToken, rootsOf } from '../adapters/timestamp/token.ts';
import type { Timestamp } from '../ports/timestamps.ts';
import type { Out } from './audit-out.ts';

/** Two clocks may differ by so much. */
const SAME_TIME_MS = 60_000;

/** None where the installation is older than timestamps. */
export async function timestampsAt(databaseUrl: string): Promise<readonly Timestamp[]> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  try {
    const { rows } = await pool.query<{ there: boolean }>(
      "select to_regclass('ops.anchor_timestamp') is not null there",
    );
    return rows[0]?.there ? await postgresTimestamps(pool).all() : [];
  } finally {
    await pool.end();
  }
}

/** @param rootsFile PEM; without it a token proves only that somebody with such a certificate signed it */
export async function checkTimestamps(
  databaseUrl: string,
  { known }: Pick<AnchorCheck, 'known'>,
  rootsFile: string | undefined,
  out: Out,
): Promise<readonly Finding[]> {
  const stamps = await timestampsAt(databaseUrl);
  out.tell({ timestamps: stamps.length });
  if (stamps.length === 0) return [];
  const roots = rootsFile ? rootsOf(readFileSync(rootsFile, 'utf8')) : [];
  const findings: Finding[] = [];
  for (const { anchor, date, at, authority, token } of stamps) {
    const place = say('TIMESTAMP', { day: date, authority });
    const found = (said: Said) => void findings.push(finding(place, said));
    const stamped = known.find(({ hash }) => hash === anchor);
    if (!stamped) found(say('STAMP_WITHOUT_ANCHOR', { hash: anchor }));
    else if (Date.parse(at) < Date.parse(stamped.recordedAt) - SAME_TIME_MS)
      found(say('STAMP_TOO_EARLY', { at, recorded: stamped.recordedAt }));
    try {
      const read = await readToken(token, anchor, roots);
      if (read.at !== at) found(say('STAMP_OF_OTHER_TIME', { said: read.at, kept: at }));
    } catch (error) {
      reasonsOf(error).forEach(found);
    }
  }
  const proof =
    roots.length > 0 ? 'against the roots given' : 'by the certificates they bring; TIMESTAMP_CA names roots';
  await out.say(`${stamps.length} timestamps of anchors checked ${proof}, the last of ${stamps.at(-1)?.at}.`);
  return findings;
}
