/** The daily anchors: listed, printed for the safe, typed back, and with their timestamps from outside. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import { finding, say } from '../../schema/reference/findings.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { readTypedHash } from '../../schema/values/typed-hash.ts';
import { AnchorCheck, type KnownAnchor } from '../adapters/ledger/check-anchors.ts';
import { pdfkitPrinter } from '../adapters/pdf/pdfkit.ts';
import type { Timestamp } from '../ports/timestamps.ts';
import { anchorSheet } from '../use-cases/audit/anchor-sheet.ts';
import { storedStream } from './audit-hidden.ts';
import { trustedKeys } from './audit-key.ts';
import { type Desk, report } from './audit-print.ts';
import { timestampsAt } from './audit-timestamps.ts';
import { namedFolder } from './folder.ts';

/** @throws Error with a sentence for whoever typed it */
export function typedAnchor(typed: string): string {
  const read = readTypedHash(typed);
  if (read && 'hash' in read) return read.hash;
  if (read) throw new Error(`Row ${read.row} is not what the sheet says: its two check digits do not fit.`);
  throw new Error(
    `${typed} is no hash of an anchor: 64 digits 0-9 a-f as verify prints them, or the four rows of a sheet.`,
  );
}

async function anchorsAt({ ledger, dataDir }: Desk): Promise<AnchorCheck> {
  return new AnchorCheck(await storedStream(ledger, ANCHOR_STREAM), trustedKeys(dataDir));
}

/** Those of the days from `from` through `date`; the findings are of all. */
export async function listAnchors(desk: Desk, { from, date }: Partial<Record<'from' | 'date', LocalDate>>) {
  const { known: all, findings } = await anchorsAt(desk);
  const known = all.filter(({ anchor }) => !(from && anchor.date < from) && !(date && anchor.date > date));
  const stamps = new Map((await timestampsAt(desk.databaseUrl)).map((stamp) => [stamp.anchor, stamp]));
  desk.out.tell({ anchors: known.map((one) => ({ ...shown(one), timestamp: stampOf(stamps.get(one.hash)) })) });
  for (const one of known) {
    const { date, position, hash } = shown(one);
    const stamp = stamps.get(hash);
    const said = stamp ? `stamped ${stamp.at} by ${stamp.authority}` : 'not stamped';
    await desk.out.say(`${date}  through position ${position}  ${hash}  ${said}`);
  }
  return report(
    desk.out,
    findings,
    `${known.length} of ${all.length} anchors, each signed and naming the one before it.`,
  );
}

const shown = ({ anchor: { date, streams, accessLog }, end, hash, recordedAt }: KnownAnchor) => ({
  date,
  position: String(end),
  streams,
  accessRows: accessLog?.place ?? null,
  hash,
  recordedAt,
});

const stampOf = (stamp: Timestamp | undefined) => (stamp ? { at: stamp.at, authority: stamp.authority } : null);

export async function checkAnchor(desk: Desk, hash: string): Promise<number> {
  const { known, findings } = await anchorsAt(desk);
  const at = known.findIndex((one) => one.hash === hash);
  const found = known[at];
  if (!found)
    return report(desk.out, [finding(say('KEPT_ANCHOR', { hash }), say('KEPT_ANCHOR_GONE')), ...findings], '');
  const { date, position } = shown(found);
  desk.out.tell({ anchor: shown(found), later: known.length - 1 - at });
  await desk.out.say(`The anchor of ${date}, through position ${position}, signed ${found.recordedAt}.`);
  return report(
    desk.out,
    findings,
    `${known.length - 1 - at} anchors follow it, each signed and naming the one before. The events themselves: verify --all.`,
  );
}

export async function printAnchor(desk: Desk, file: string, date: LocalDate | undefined): Promise<number> {
  const { known } = await anchorsAt(desk);
  const one = known.findLast(({ anchor }) => date === undefined || anchor.date === date);
  if (!one) throw new Error(date === undefined ? 'There are no anchors yet.' : `There is no anchor of ${date}.`);
  const stamp = (await timestampsAt(desk.databaseUrl)).find(({ anchor }) => anchor === one.hash);
  const sheet = anchorSheet({ ...one, timestamp: stamp ?? null }, 'RU');
  const { content } = await pdfkitPrinter().print(sheet);
  writeFileSync(file, content, { mode: 0o600 });
  desk.out.tell({ ...shown(one), file });
  await desk.out.say(`${file}: the anchor of ${one.anchor.date}, ${one.hash}`);
  return 0;
}

/** Beside each token the text that was stamped: openssl ts -verify -in X.tsr -token_in -data X.txt -CAfile ROOTS. */
export async function writeTokens(desk: Desk, folder: string): Promise<number> {
  namedFolder(folder);
  const stamps = await timestampsAt(desk.databaseUrl);
  for (const { anchor, date, token } of stamps) {
    const name = join(folder, `${date}-${anchor.slice(0, 8)}`);
    writeFileSync(`${name}.tsr`, token);
    writeFileSync(`${name}.txt`, anchor);
  }
  desk.out.tell({ tokens: stamps.length, folder });
  await desk.out.say(`${stamps.length} timestamps in ${folder}`);
  return 0;
}
