/** The access log: verified, shown, and exported with a signature over its end, so that a copy proves itself. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { openPool } from '../../projections/postgres.ts';
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import { Instant } from '../../schema/events/codecs.ts';
import { ROLES } from '../../schema/events/envelope.ts';
import { ACCESS_ACTS } from '../../schema/reference/access-acts.ts';
import { type Finding, finding, type Said, say } from '../../schema/reference/findings.ts';
import { printStaffNumber, staffIdOf } from '../../schema/reference/staff.ts';
import { accessText, isSignedBy, sealOfAccess } from '../adapters/ledger/anchor-key.ts';
import { AnchorCheck } from '../adapters/ledger/check-anchors.ts';
import { AccessCheck } from '../people/access-chain.ts';
import { accessLog } from '../people/access-log.ts';
import { peopleDatabase } from '../people/database.ts';
import type { AccessChecked, AccessLog, AnchoredAccess } from '../ports/access-log.ts';
import type { Addresses } from './addresses.ts';
import { staffNumbersAt } from './audit-ask.ts';
import type { Brought } from './audit-conclude.ts';
import { storedStream } from './audit-hidden.ts';
import { ownAnchorSecret } from './audit-key.ts';
import type { Out } from './audit-out.ts';
import { type Desk, report } from './audit-print.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Row = z.object({
  place: z.int().min(1),
  at: Instant,
  act: z.enum(ACCESS_ACTS),
  by: z.object({ id: z.string(), role: z.enum(ROLES) }),
  subjects: z.array(z.string()),
  detail: z.string(),
  caseNumber: z.string().nullable(),
  previousHash: Hash,
  hash: Hash,
});
/** The last line of an export. */
const Seal = z.object({
  head: z.object({ place: z.int(), hash: Hash }),
  publicKey: z.string(),
  signature: z.string(),
});
type Seal = z.infer<typeof Seal>;

async function withLog<T>({ databaseUrl }: Addresses, work: (log: AccessLog) => Promise<T>): Promise<T> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  try {
    return await work(accessLog({ db: peopleDatabase(pool) }));
  } finally {
    await pool.end();
  }
}

type Anchored = Pick<AnchorCheck, 'known'>;

const anchoredAccess = ({ known }: Anchored): readonly AnchoredAccess[] =>
  known.flatMap(({ anchor }) => (anchor.accessLog ? [{ ...anchor.accessLog, day: anchor.date }] : []));

/** The whole log against its hashes and against what the anchors signed. */
export const verifyAccess = (desk: Desk, { keys, anchors }: Brought, out: Out): Promise<number> =>
  withLog(desk, async (log) => {
    const signed = new AnchorCheck(await storedStream(desk.ledger, ANCHOR_STREAM), keys);
    return conclude(out, await log.check(anchors, anchoredAccess(signed)));
  });

/** Undefined where no registry of persons is. */
export async function checkAccess(
  databaseUrl: string,
  anchors: Anchored,
  onShare: (share: number, found: number) => void,
): Promise<AccessChecked | undefined> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  try {
    const { rows } = await pool.query<{ there: boolean }>("select to_regclass('people.access_log') is not null there");
    if (!rows[0]?.there) return undefined;
    const log = accessLog({ db: peopleDatabase(pool) });
    const { place } = await log.head();
    const check = new AccessCheck([], anchoredAccess(anchors));
    for await (const page of log.rows()) {
      for (const row of page) check.take(row);
      onShare(Math.min(1, check.head.place / Math.max(1, place)), check.findings.length);
    }
    check.finish();
    return check;
  } finally {
    await pool.end();
  }
}

export async function sayAccess({ say, tell }: Out, access: AccessChecked | undefined): Promise<void> {
  if (!access) return;
  tell({ accessRows: access.head.place });
  await say(`${access.head.place} rows of the access log, the last one: ${access.head.hash}`);
}

async function conclude({ say, tell }: Out, { head, findings }: AccessChecked, proof = ''): Promise<number> {
  tell({ rows: head.place, head: head.hash });
  await say(`${head.place} rows, the last one: ${head.hash}`);
  return report(
    { say, tell },
    findings,
    `The access log is whole${proof}. Keep the hash: --anchor proves by it later.`,
  );
}

export const listAccess = (at: Addresses, wanted: { subject?: string; by?: string }, out: Out): Promise<number> =>
  withLog(at, async (log) => {
    const numbers = await staffNumbersAt(at.databaseUrl);
    const asked = wanted.by === undefined ? wanted : { ...wanted, by: staffIdOf(wanted.by, numbers) };
    const { rows, hasNextPage } = await log.page({ first: 200, ...asked });
    const numberOf = (id: string): string | null => {
      const number = numbers.get(id);
      return number === undefined ? null : printStaffNumber(number);
    };
    out.tell({ rows: rows.map((row) => ({ ...row, byNumber: numberOf(row.by.id) })), more: hasNextPage });
    for (const { place, at: when, act, by, subjects, detail, caseNumber } of rows)
      await out.say(
        `${place}  ${when}  ${act} ${detail}  by ${by.role} ${numberOf(by.id) ?? by.id}${subjects.length > 0 ? `  of ${subjects.join(' ')}` : ''}${caseNumber ? `  under ${caseNumber}` : ''}`,
      );
    if (hasNextPage) await out.say('The newest 200; access export has all of them.');
    return 0;
  });

export const exportAccess = (at: Addresses, file: string, out: Out): Promise<number> =>
  withLog(at, async (log) => {
    const check = new AccessCheck();
    async function* lines() {
      for await (const page of log.rows()) {
        for (const row of page) check.take(row);
        yield page.map((row) => `${JSON.stringify(row)}\n`).join('');
      }
      const secret = ownAnchorSecret(at.dataDir);
      if (secret) yield `${sealOfAccess(secret, check.head)}\n`;
    }
    await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
    out.tell({ rows: check.head.place, head: check.head.hash, file });
    await out.say(`${check.head.place} rows in ${file}`);
    return report(out, check.findings, 'The access log is whole.');
  });

/** Needs no database. `keys`: public keys that may have signed it; none: the file's own. */
export async function verifyAccessFile(file: string, { keys, anchors }: Brought, out: Out): Promise<number> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const check = new AccessCheck(anchors);
  const found: Finding[] = [];
  let seal: Seal | undefined;
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line === '') continue;
    const read = parsed(line);
    if (seal || !read) found.push(finding(say('LINE', { line: number }), say('NO_ROW_LINE')));
    else if ('signature' in read) seal = read;
    else check.take(read);
  }
  check.finish();
  const wrong = wrongSeal(seal, check.head, keys);
  if (wrong) found.push(finding(say('SEAL'), wrong));
  const proof = keys.length > 0 ? ', and signed with the key you gave' : ', by its own word';
  return conclude(out, { head: check.head, findings: [...check.findings, ...found] }, proof);
}

function parsed(line: string): z.infer<typeof Row> | Seal | undefined {
  try {
    return z.union([Row, Seal]).parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

function wrongSeal(seal: Seal | undefined, head: AccessChecked['head'], keys: readonly string[]): Said | undefined {
  if (!seal) return say('SEAL_MISSING');
  if (seal.head.hash !== head.hash || seal.head.place !== head.place)
    return say('SEAL_OF_OTHER_ROWS', { signed: seal.head.place, rows: head.place });
  if (keys.length > 0 && !keys.includes(seal.publicKey)) return say('OTHER_KEY', { key: seal.publicKey });
  return isSignedBy(seal, accessText(head)) ? undefined : say('SIGNATURE_FALSE');
}
