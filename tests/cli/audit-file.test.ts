/** The auditor's export of a real log, anchored day by day, then tampered with in every way. */

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANCHOR_EVENTS, ANCHOR_STREAM, type DailyAnchor } from '../../schema/events/anchor.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { systemClock } from '../../server/adapters/clock/system.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { anchorKey, signAnchor } from '../../server/adapters/ledger/anchor-key.ts';
import { makeAnchors } from '../../server/adapters/ledger/anchors.ts';
import { chainStart, hashOf } from '../../server/adapters/ledger/envelope.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { merkleRoot } from '../../server/adapters/ledger/merkle.ts';
import { CLOCK_TOLERANCE_MS } from '../../server/adapters/ledger/step-back.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { anchorDay } from '../../server/use-cases/audit/anchor.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { inFull } from '../support/in-full.ts';
import { ringOf } from '../support/key-rings.ts';
import { keptNowhere, silentLog } from '../support/silent-log.ts';

const Stored = ANCHOR_EVENTS.DailyAnchored.data;
const DAY = localDate('2026-02-02');
const SEED = Buffer.alloc(32, 7);
const KEY = anchorKey(SEED).publicKey;
const SCRIPT = join(import.meta.dirname, '..', '..', 'server', 'cli', 'audit.ts');
const NOWHERE = { ...process.env, DATA_DIR: '/nowhere', DATABASE_URL: '', EVENTSTORE_URL: '', ANCHOR_KEY: '' };

type Line = {
  stream: string;
  id: string;
  type: string;
  revision: string;
  position: string;
  data: Record<string, unknown>;
  metadata: { hash: string; previousHash: string; recordedAt: string };
};

let server: TestEventServer;
let ledger: RawLedger;
let folder: string;
let honest: readonly string[];
let first: string;
let second: string;

const anchorsOf = (mostStreams?: number) =>
  makeAnchors(ledger, ringOf(SEED), mostStreams === undefined ? {} : { mostStreams });
const anchor = (day: typeof DAY, mostStreams?: number, through?: bigint) =>
  anchorDay(
    { ledger, clock: systemClock, ids: uuidIds, anchors: anchorsOf(mostStreams), ...keptNowhere },
    day,
    through,
  );
const anchorsThere = () => anchorsIn(ledger);
const anchorsIn = async (log: RawLedger) =>
  (await log.readLatest(ANCHOR_STREAM)).events.flatMap((event) => (event.type === 'DailyAnchored' ? [event.data] : []));

beforeAll(async () => {
  server = await eventServer();
  ledger = openLedger({ url: server.url, log: silentLog });
  folder = mkdtempSync(join(tmpdir(), 'nesie-audit-'));
  const early = new TestLog();
  first = loanStream(new ALife(early, 'first', DAY).issued().paid(tenge(30_000), addDays(DAY, 5)).loanId);
  new ALife(early, 'third', DAY).issued();
  await early.copyTo(ledger);
  const through = BigInt(await ledger.head({ prefixes: LEDGER_PREFIXES }));
  const later = new TestLog();
  second = loanStream(new ALife(later, 'second', addDays(DAY, 1)).issued().fellOverdue().loanId);
  await later.copyTo(ledger);
  // As the seed does: while the first day is anchored the next one is written.
  await anchor(DAY, undefined, through);
  await anchor(addDays(DAY, 1));
  await anchor(addDays(DAY, 2));
  const file = join(folder, 'export.ndjson');
  const env = { ...NOWHERE, DATABASE_URL: 'postgres://nobody@localhost:1/none', EVENTSTORE_URL: server.url };
  const args = [SCRIPT, 'export', '--ndjson', '--to', file];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout).toMatch(/^\d+ events in .*export\.ndjson\n$/);
  honest = readFileSync(file, 'utf8').trimEnd().split('\n');
});
afterAll(async () => {
  await ledger.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function verify(lines: readonly (string | Line)[], ...more: string[]): Promise<{ code: number; out: string }> {
  const file = join(folder, 'handed-over.ndjson');
  writeFileSync(file, `${lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')}\n`);
  const said: string[] = [];
  const nowhere = () => {
    throw new Error('a file is checked without any server');
  };
  const code = await audit(['verify', '--file', file, '--key', KEY, ...more], nowhere, (line) => void said.push(line));
  return { code, out: said.join('\n') };
}

const parsed = (): Line[] => honest.map((line) => JSON.parse(line) as Line);
const at = (lines: readonly Line[], stream: string, revision: number): number =>
  lines.findIndex((line) => line.stream === stream && line.revision === String(revision));
const lastOf = (lines: readonly Line[], stream: string): Line =>
  lines.findLast((line) => line.stream === stream) as Line;

/** A forger without the key can only rewrite the chain of a stream from its present lines. */
function chainedAnew(lines: readonly Line[], stream: string): Line[] {
  let previousHash = chainStart(stream);
  let revision = 0;
  return lines.map((line) => {
    if (line.stream !== stream) return line;
    const metadata = { ...line.metadata, previousHash };
    const hash = hashOf({ ...line, metadata });
    previousHash = hash;
    return { ...line, revision: String(revision++), metadata: { ...metadata, hash } };
  });
}

describe('anchors of a business day', () => {
  it('there is one per business day, however often it is closed, and it ends where the log ends', async () => {
    for (const day of [DAY, addDays(DAY, 2), addDays(DAY, 1)]) await anchor(day);
    await Promise.all([anchor(addDays(DAY, 2)), anchor(addDays(DAY, 2))]);
    const anchors = await anchorsThere();
    expect(anchors.map(({ date, continued }) => [date, continued])).toEqual([
      [DAY, false],
      [addDays(DAY, 1), false],
      [addDays(DAY, 2), false],
    ]);
    expect(anchors.map(({ streams }) => streams)).toEqual([2, 1, 0]);
    expect(anchors[2]?.position).toBe(await ledger.head({ prefixes: ['loan-'] }));
  });

  it('a log of any length is anchored in bounded memory: what one anchor cannot hold goes on in the next', async () => {
    const other = await eventServer();
    const log = openLedger({ url: other.url, log: silentLog });
    const life = new TestLog();
    for (const name of ['a', 'b', 'c', 'd', 'e']) new ALife(life, name, DAY).issued();
    await life.copyTo(log);
    const deps = { ledger: log, clock: systemClock, ids: uuidIds, ...keptNowhere };
    // Killed after the first part: the next run finishes the day.
    const part = makeAnchors(log, ringOf(SEED), { mostStreams: 2 });
    let parts = 0;
    const killed: typeof part = {
      next: async (before, date) => {
        if (parts++ === 1) throw new Error('killed');
        return part.next(before, date);
      },
    };
    await expect(anchorDay({ ...deps, anchors: killed }, DAY)).rejects.toThrow('killed');
    await anchorDay({ ...deps, anchors: part }, addDays(DAY, 1));
    const anchors = await anchorsIn(log);
    expect(anchors.map(({ date, streams, continued }) => [date, streams, continued])).toEqual([
      [DAY, 2, true],
      [DAY, 2, true],
      [DAY, 1, false],
      [addDays(DAY, 1), 0, false],
    ]);
    await log.close();
    await other.stop();
  });
});

describe('verify --file, as a person runs it', () => {
  inFull('an honest export is found honest, without a server, and the answer says what to compare', async () => {
    const file = join(folder, 'honest.ndjson');
    writeFileSync(file, `${honest.join('\n')}\n`);
    const keyFile = join(folder, 'anchor.pub');
    const run = (...args: string[]) => promisify(execFile)(process.execPath, [SCRIPT, ...args], { env: NOWHERE });
    const printed = await promisify(execFile)(process.execPath, [SCRIPT, 'anchor-key'], {
      env: { ...NOWHERE, ANCHOR_KEY: SEED.toString('base64') },
    });
    writeFileSync(keyFile, printed.stdout);
    const { stdout } = await run('verify', '--file', file, '--key', keyFile);
    expect(stdout).toContain(`${honest.length} events in 4 streams`);
    expect(stdout).toContain(`3 anchors, the last of 2026-02-04: ${lastOf(parsed(), 'anchor').metadata.hash}`);
    expect(stdout).toMatch(/Proved to be what was written up to the anchor of 2026-02-04, signed 20\S+Z\./);
    expect(stdout).toContain('The file has no later event');
    expect((await run('verify', '--file', file)).stdout).toContain(`The key is the one that the anchors name, ${KEY}`);
    writeFileSync(file, `${honest.toSpliced(3, 1).join('\n')}\n`);
    await expect(run('verify', '--file', file)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('removed'),
    });
    await expect(run('verify', '--file', join(folder, 'none'))).rejects.toMatchObject({ code: 1 });
  });
});

describe('verify --file says up to which moment the file is proved', () => {
  const proof = async (lines: readonly (string | Line)[], ...more: string[]) => {
    const { code, out } = await verify(lines, ...more);
    return { code, said: out.split('\n').find((line) => line.includes('roved')) };
  };
  const withLooseEnd = () => {
    const lines = parsed();
    const covered = lines.findIndex(({ stream, revision }) => stream === 'anchor' && revision === '0');
    const kept = lines.filter(({ stream }, index) => stream !== 'anchor' || index === covered);
    return { kept, loose: kept.filter(({ stream }) => stream === second).length };
  };

  it('it says how many events behind the last anchor are not proved', async () => {
    const { kept, loose } = withLooseEnd();
    const { code, said } = await proof(kept);
    expect(code).toBe(0);
    expect(said).toMatch(/Proved to be what was written up to the anchor of 2026-02-02, signed 20\S+Z\./);
    expect(said).toContain(`Not proved: ${loose} events written after it`);
  });

  it('the kept anchor proves where no key was brought, and nothing does where neither was', async () => {
    const lines = parsed();
    const kept = (lines[at(lines, 'anchor', 0)] as Line).metadata.hash;
    const behind = lines.filter(({ stream }) => stream === second).length;
    const file = join(folder, 'no-key.ndjson');
    writeFileSync(file, `${honest.join('\n')}\n`);
    const run = async (...args: string[]) => {
      const said: string[] = [];
      const none = () => ({ databaseUrl: '', eventStoreUrl: '' });
      await audit(['verify', '--file', file, ...args], none, (line) => void said.push(line));
      return said.join('\n');
    };
    expect(await run('--anchor', kept)).toContain('up to the anchor of 2026-02-02');
    expect(await run('--anchor', kept)).toContain(`Not proved: ${behind} events`);
    expect(await run()).toContain('Nothing but the file itself says that it is what was written');
  });

  it('a cut export is proved no further than the cut', async () => {
    const { kept } = withLooseEnd();
    const { said } = await proof(kept.filter(({ stream }) => stream !== second));
    expect(said).toContain('up to the anchor of 2026-02-02');
    expect(said).toContain('The file has no later event; that none was written, only a later anchor can say.');
  });
});

describe('verify --file names what was changed', () => {
  it('it names a changed event', async () => {
    const lines = parsed();
    const paid = lines[at(lines, first, 11)] as Line;
    expect(paid.type).toBe('PaymentReceived');
    paid.data.amount = '2000000';
    const { code, out } = await verify(lines);
    expect(code).toBe(1);
    expect(out).toContain(`${first} revision 11: is not what its hash says: changed after it was written`);
    expect(out).toContain('1 findings.');
  });

  it('it names a changed event whose hash and whole chain were written again', async () => {
    const lines = parsed();
    (lines[at(lines, first, 11)] as Line).data.provider = 'another';
    const { code, out } = await verify(chainedAnew(lines, first));
    expect(code).toBe(1);
    expect(out).toMatch(/anchor revision 0 \(2026-02-02\): the ends of its 2 streams .* are not those signed/);
    expect(out).toContain(`${first} ends at revision 11, signed was 11 of another content`);
    expect(out).toContain('1 findings.');
  });

  it('it names a removed event, also with its successors renumbered', async () => {
    const lines = parsed();
    const removed = lines.toSpliced(at(lines, first, 3), 1);
    const plain = await verify(removed);
    expect(plain.out).toContain(`${first} revision 4: revision 3 is missing before it: removed`);
    expect(plain.out).toContain('1 findings.');
    const renumbered = removed.map((line) =>
      line.stream === first && Number(line.revision) > 3
        ? { ...line, revision: String(Number(line.revision) - 1) }
        : line,
    );
    const { code, out } = await verify(renumbered);
    expect(code).toBe(1);
    expect(out).toContain(`${first} revision 3: does not follow its predecessor: an event between the two was removed`);
  });

  it('it names a removed stream', async () => {
    const { code, out } = await verify(parsed().filter((line) => line.stream !== second));
    expect(code).toBe(1);
    expect(out).toMatch(
      /anchor revision 1 \(2026-02-03\): covers 1 streams that changed .* 1 of which are not there: removed/,
    );
    expect(out).toContain(`${second} up to revision 12 is not there`);
  });

  it('it names a stream whose end was cut off', async () => {
    const lines = parsed();
    const { code, out } = await verify(lines.filter((line) => line !== lastOf(lines, first)));
    expect(code).toBe(1);
    expect(out).toMatch(/anchor revision 0 \(2026-02-02\): the ends of its 2 streams/);
    expect(out).toContain(`${first} ends at revision 10, signed was 11`);
  });

  it('it names an inserted event: beside another, numbered in between, and chained at the end', async () => {
    const lines = parsed();
    const place = at(lines, first, 4);
    const copy = { ...(lines[place] as Line), id: crypto.randomUUID() };
    copy.metadata = { ...copy.metadata, hash: hashOf(copy) };
    const beside = await verify(lines.toSpliced(place + 1, 0, copy));
    expect(beside.out).toContain(`${first} revision 4: comes after an event that has this revision already: inserted`);
    expect(beside.out).toContain('1 findings.');

    const between = lines
      .toSpliced(place, 0, copy)
      .map((line, index) =>
        line.stream === first && index > place ? { ...line, revision: String(Number(line.revision) + 1) } : line,
      );
    const numbered = await verify(between);
    expect(numbered.out).toContain(
      `${first} revision 5: does not follow its predecessor but the one before: revision 4 was inserted`,
    );

    const tail = lastOf(lines, first);
    const forged = { ...tail, id: crypto.randomUUID(), revision: String(Number(tail.revision) + 1) };
    const chained = await verify(chainedAnew(lines.toSpliced(lines.indexOf(tail) + 1, 0, forged), first));
    expect(chained.code).toBe(1);
    expect(chained.out).toMatch(/anchor revision 0 .* are not those signed/);
    expect(chained.out).toContain(`${first} ends at revision 12, signed was 11`);
  });

  it('it names reordered events, also renumbered', async () => {
    const lines = parsed();
    const [a, b] = [at(lines, first, 4), at(lines, first, 5)];
    const [four, five] = [lines[a] as Line, lines[b] as Line];
    const swapped = await verify(lines.with(a, five).with(b, four));
    expect(swapped.out).toContain(`${first} revision 5: comes before revision 4: reordered`);
    expect(swapped.out).toContain('1 findings.');
    const numbered = await verify(
      lines
        .with(a, { ...five, revision: '4', position: four.position })
        .with(b, { ...four, revision: '5', position: five.position }),
    );
    expect(numbered.code).toBe(1);
    const both = `${first} revision 4: and revision 5 stand in the place of each other: the two are reordered`;
    expect(numbered.out).toContain(both);
    // What the anchor signed at the end of the stream is there, and nothing else is wrong with it.
    expect(numbered.out).toContain('1 findings.');
    const [c, d] = [at(lines, first, 6), at(lines, first, 8)];
    const [six, eight] = [lines[c] as Line, lines[d] as Line];
    const apart = await verify(
      lines
        .with(c, { ...eight, revision: '6', position: six.position })
        .with(d, { ...six, revision: '8', position: eight.position }),
    );
    expect(apart.out).toContain(`${first} revision 6: and revision 8 stand in the place of each other`);
    expect(apart.out).toContain('1 findings.');
    const renumbered = await verify(lines.with(a, { ...four, revision: '5' }).with(b, { ...five, revision: '4' }));
    expect(renumbered.out).toContain('the two are reordered');
    expect(renumbered.out).toContain('1 findings.');
    const across = await verify([lines[1] as Line, lines[0] as Line, ...lines.slice(2)]);
    expect(across.code).toBe(1);
    expect(across.out).toContain('reordered');
  });

  it('it names two events whose positions were exchanged, and none between them', async () => {
    const lines = parsed();
    const [a, b] = [at(lines, first, 2), at(lines, second, 6)];
    const [one, other] = [lines[a] as Line, lines[b] as Line];
    const exchanged = lines.with(a, { ...one, position: other.position }).with(b, { ...other, position: one.position });
    const { out } = await verify(exchanged);
    const named = out.split('\n').filter((line) => line.endsWith(': reordered'));
    expect(named.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
      `${first} revision 2`,
      `${second} revision 6`,
    ]);
  });

  it('it names an event dated before its predecessor, and no clock that was set right', async () => {
    const dated = (by: number) => {
      const lines = parsed();
      const { metadata } = lines[at(lines, second, 4)] as Line;
      metadata.recordedAt = new Date(Date.parse(metadata.recordedAt) - by).toISOString();
      // As a forger with the anchors' key, or a wrong clock, would leave it: hashes and anchors are valid.
      return chainedAnew(lines, second).filter(({ stream }) => stream !== 'anchor');
    };
    const run = async (by: number) => {
      const file = join(folder, 'dated.ndjson');
      writeFileSync(
        file,
        `${dated(by)
          .map((line) => JSON.stringify(line))
          .join('\n')}\n`,
      );
      const said: string[] = [];
      const code = await audit(
        ['verify', '--file', file],
        () => ({ databaseUrl: '', eventStoreUrl: '' }),
        (line) => void said.push(line),
      );
      return { code, out: said.join('\n') };
    };
    expect((await run(CLOCK_TOLERANCE_MS)).code).toBe(0);
    const { code, out } = await run(CLOCK_TOLERANCE_MS + 60_000);
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`${second} revision 4: was written down at .* 119 s before what was written ahead`));
    expect(out).toContain('1 findings.');
  });

  it('it names an event that cannot be read, in one line', async () => {
    const lines = parsed();
    const changed = lines[at(lines, first, 11)] as Line;
    changed.data = { ...changed.data, amount: 5, paidOn: 'then' };
    const { out } = await verify(chainedAnew(lines, first));
    const named = out.split('\n').filter((line) => line.startsWith(`${first} revision 11: cannot be read`));
    expect(named).toHaveLength(1);
    expect(named[0]).toMatch(/cannot be read: amount is no string; and 1 more$/);
  });

  it('it names a line cut off in the middle', async () => {
    const { code, out } = await verify(honest.with(-1, (honest.at(-1) ?? '').slice(0, 80)));
    expect(code).toBe(1);
    expect(out).toContain(`line ${honest.length}: is no event of an export: changed or cut off`);
  });
});

describe('verify --file names a forged anchor', () => {
  const forgedBy = (seed: Buffer, change: Partial<DailyAnchor> = {}) => {
    const lines = parsed();
    const index = at(lines, 'anchor', 1);
    const line = lines[index] as Line;
    const { publicKey: _, signature: __, ...open } = Stored.decode(line.data as never);
    const data = Stored.encode(signAnchor(anchorKey(seed), { ...open, ...change }));
    return chainedAnew(lines.with(index, { ...line, data }), 'anchor');
  };

  it('it names an anchor changed under its signature', async () => {
    const lines = parsed();
    (lines[at(lines, 'anchor', 1)] as Line).data.merkleRoot = merkleRoot(new Map());
    const { code, out } = await verify(chainedAnew(lines, 'anchor'));
    expect(code).toBe(1);
    expect(out).toContain('anchor revision 1 (2026-02-03): its signature is not true: forged or changed');
  });

  it('it names an anchor signed with another key', async () => {
    const { code, out } = await verify(forgedBy(Buffer.alloc(32, 8)));
    expect(code).toBe(1);
    expect(out).toContain('anchor revision 1 (2026-02-03): signed with another key');
  });

  it('it names an anchor that was left out, also with the rest chained again, and all of them left out', async () => {
    const lines = parsed();
    const { code, out } = await verify(chainedAnew(lines.toSpliced(at(lines, 'anchor', 1), 1), 'anchor'));
    expect(code).toBe(1);
    expect(out).toContain('anchor revision 1 (2026-02-04): does not name the anchor before it');
    expect(out).toContain('does not begin where the anchor before it ends');
    const none = await verify(lines.filter((line) => line.stream !== 'anchor'));
    expect(none.code).toBe(1);
    expect(none.out).toContain('there is none, though a key was given');
  });

  it('another root under a true signature needs the key, and the log contradicts it', async () => {
    const { code, out } = await verify(forgedBy(SEED, { merkleRoot: merkleRoot(new Map()) }));
    expect(code).toBe(1);
    expect(out).toMatch(/anchor revision 1 \(2026-02-03\): the ends of its 1 streams/);
  });
});
