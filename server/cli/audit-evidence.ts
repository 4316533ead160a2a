/** Checks the files of evidence packs with the public key alone: no server, no database. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import { isIn, type Recorded } from '../../schema/events/streams.ts';
import {
  atRevision,
  CHAIN_FAULTS,
  type Finding,
  finding,
  type Said,
  say,
  withParts,
} from '../../schema/reference/findings.ts';
import { unreadable } from '../../schema/reference/said-by.ts';
import { isSignedBy } from '../adapters/ledger/anchor-key.ts';
import { recorded } from '../adapters/ledger/decode.ts';
import { type RawEvent, verifyChain } from '../adapters/ledger/verify-chain.ts';
import { FigureAudit } from '../use-cases/audit/audit-figures.ts';
import { PAPER_SEAL, packText, paperText, sha256 } from '../use-cases/audit/evidence-pack.ts';
import type { Brought } from './audit-conclude.ts';
import { eventOf } from './audit-file.ts';
import type { Out } from './audit-out.ts';
import { checkPlaces, PlaceLine } from './audit-places.ts';
import { report } from './audit-print.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Signature = { publicKey: z.string(), signature: z.string() };
const Head = z.object({ pack: z.literal('nesie-evidence'), version: z.literal(2), stream: z.string() });
const Seal = z.object({ seal: z.object({ sha256: Hash, ...Signature }) });
const PaperSeal = z.object({ stream: z.string(), pack: Hash, paper: Hash, ...Signature });

type Signed = { readonly publicKey: string; readonly signature: string };
type Checked = { readonly about: string; readonly isPaper: boolean; readonly pack: string };

/**
 * `keys`: public keys that may have signed; none: those that the files name. `anchors`: hashes that the auditor has
 * kept and that each pack must lead to.
 */
export async function verifyEvidence(files: readonly string[], given: Brought, out: Out): Promise<number> {
  const { keys } = given;
  const findings: Finding[] = [];
  const checked: Checked[] = [];
  for (const file of files) {
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    const bytes = readFileSync(file);
    const found = (said: Said, at?: Said) =>
      void findings.push(finding(withParts(say('FILE', { file }), at ? [at] : []), said));
    const one =
      bytes.subarray(0, 5).toString() === '%PDF-' ? paper(bytes, keys, found) : await pack(bytes, given, found);
    if (!one) continue;
    checked.push(one);
    out.tell({ [file]: one });
    await out.say(`${file}: ${one.about}`);
  }
  const packs = checked.filter(({ isPaper }) => !isPaper).map(({ pack: hash }) => hash);
  for (const { about, isPaper, pack: hash } of checked)
    if (isPaper && packs.length > 0 && !packs.includes(hash))
      findings.push(finding(say('FILE', { file: about }), say('PAPER_OF_NO_PACK')));
  const proof = keys.length > 0 ? 'signed with the key you gave' : 'signed with the key that they name themselves';
  return report(out, findings, `The evidence is true, ${proof}.`);
}

/** `at`: where in the file. */
type Found = (said: Said, at?: Said) => void;

function signedRight(seal: Signed, text: string, keys: readonly string[], found: Found): void {
  if (keys.length > 0 && !keys.includes(seal.publicKey)) found(say('OTHER_KEY', { key: seal.publicKey }));
  if (!isSignedBy(seal, text)) found(say('SIGNATURE_FALSE'));
}

async function pack(bytes: Buffer, given: Brought, found: Found): Promise<Checked | undefined> {
  const lines = bytes.toString().split('\n');
  const seal = parsed(Seal, lines.at(-2))?.seal;
  const head = parsed(Head, lines[0]);
  if (!seal || !head || lines.at(-1) !== '') {
    found(say('NO_PACK'));
    return undefined;
  }
  const hash = sha256(
    lines
      .slice(0, -2)
      .map((line) => `${line}\n`)
      .join(''),
  );
  if (hash !== seal.sha256) found(say('PACK_CHANGED'));
  signedRight(seal, packText(head.stream, seal.sha256), given.keys, found);
  const places: z.infer<typeof PlaceLine>['place'][] = [];
  const all = lines.slice(1, -2).flatMap((line, at) => {
    const place = parsed(PlaceLine, line)?.place;
    if (place) places.push(place);
    const event = place ? undefined : eventOf(line);
    if (!place && !event) found(say('NO_EVENT_LINE'), say('LINE', { line: at + 2 }));
    return event ?? [];
  });
  const [anchors, events] = [true, false].map((is) =>
    all.filter(({ stream }) => (stream === ANCHOR_STREAM) === is),
  ) as [RawEvent[], RawEvent[]];
  const figures = new FigureAudit();
  const streams = Map.groupBy(events, ({ stream }) => stream);
  const unbroken = new Set<string>();
  for (const [stream, own] of streams) {
    const broken = await verifyChain(stream, own);
    if (broken) {
      found(say(CHAIN_FAULTS[broken.fault]), atRevision({ stream, revision: broken.revision }));
      continue;
    }
    unbroken.add(stream);
    for (const event of own) readable(event, figures, found);
  }
  for (const { place, ...said } of figures.findings) found(said, place);
  const ends = places.filter(({ stream }) => unbroken.has(stream));
  const { proved, loose, upTo } = await checkPlaces(events, anchors, ends, given, found);
  const placed = upTo
    ? `${proved} of them stand in anchors up to that of ${upTo}, ${loose} came later`
    : 'none of them stands in an anchor';
  const about = `${head.stream}, ${events.length} events in ${streams.size} streams, ${figures.recomputed} computed again; ${placed}`;
  return { about, isPaper: false, pack: hash };
}

function readable(raw: RawEvent, figures: FigureAudit, found: Found): void {
  try {
    const event: Recorded<LedgerEvent> = recorded(raw);
    const sum = 'postings' in event.data ? event.data.postings.reduce((all, { amount }) => all + amount, 0n) : 0n;
    if (sum !== 0n) found(say('POSTINGS_UNBALANCED', { tiyn: sum }), atRevision(raw));
    if (isIn('loan-', event)) figures.take(event);
  } catch (error) {
    found(unreadable(error), atRevision(raw));
  }
}

function paper(bytes: Buffer, keys: readonly string[], found: Found): Checked | undefined {
  const at = bytes.lastIndexOf(`\n${PAPER_SEAL}`);
  const seal = at < 0 ? undefined : parsed(PaperSeal, bytes.subarray(at + 1 + PAPER_SEAL.length).toString());
  if (!seal) {
    found(say('NO_PAPER'));
    return undefined;
  }
  if (sha256(bytes.subarray(0, at)) !== seal.paper) found(say('PAPER_CHANGED'));
  signedRight(seal, paperText(seal.stream, seal.pack, seal.paper), keys, found);
  return { about: `the paper of ${seal.stream}, of the pack ${seal.pack}`, isPaper: true, pack: seal.pack };
}

function parsed<T>(shape: z.ZodType<T>, text: string | undefined): T | undefined {
  try {
    return shape.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
