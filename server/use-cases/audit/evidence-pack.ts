/**
 * All that the ledger says of a loan, signed: as stored events, which a command checks with the public key alone, and
 * as a paper for people (R612). Ids, codes and figures only: the ledger has no personal data.
 */
import { createHash } from 'node:crypto';
import type { LedgerEvent } from '../../../schema/events/ledger.ts';
import { isIn, loanStream, type Recorded } from '../../../schema/events/streams.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { almatyDateOf, type Instant, type LocalDate } from '../../../schema/values/local-date.ts';
import type { AnchoredPlace, AnchoredPlaces, StoredEvent } from '../../ports/anchored-places.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Printer } from '../../ports/printer.ts';
import { replayLoan } from './audit.ts';
import { evidencePaper } from './evidence-paper.ts';
import { relatedStreams } from './shown.ts';

export type Signature = { readonly publicKey: string; readonly signature: string };

export type EvidenceDeps = {
  /** None of a stream that was never written. */
  stored: (stream: string) => Promise<readonly StoredEvent[]>;
  decoded: (event: StoredEvent) => Recorded<LedgerEvent>;
  sign: (text: string) => Signature;
  printer: Pick<Printer, 'print'>;
  staffNumbers: () => Promise<ReadonlyMap<string, number>>;
  lastAnchor: () => Promise<{ readonly date: LocalDate; readonly hash: string } | null>;
  places: AnchoredPlaces;
};

export type EvidencePack = {
  /** Of both files, without their ending. */
  readonly name: string;
  readonly ndjson: string;
  readonly pdf: Uint8Array;
  /** SHA-256 of the lines before the seal. */
  readonly hash: string;
};

/** What is signed; the text says what it is, so that no signature serves for something else. */
export const packText = (stream: string, hash: string): string => `evidence pack of Nesie for ${stream}: ${hash}`;
export const paperText = (stream: string, pack: string, paper: string): string =>
  `evidence paper of Nesie for ${stream}: pack ${pack}, paper ${paper}`;
/** A comment after the end of the PDF, which readers of PDF skip. */
export const PAPER_SEAL = '%Nesie-evidence ';

export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function makeEvidencePacks(deps: EvidenceDeps) {
  /** Undefined for a loan that was not there yet. */
  async function pack(loanId: LoanId, knownAt: Instant, locale: Locale): Promise<EvidencePack | undefined> {
    const known = async (name: string) => {
      const events = await deps.stored(name);
      const later = events.findIndex(({ metadata }) => Date.parse(recordedAtOf(metadata)) > Date.parse(knownAt));
      const taken = later < 0 ? events.length : later;
      return { events, taken, known: events.slice(0, taken) };
    };
    const stream = loanStream(loanId);
    const whole = await known(stream);
    const own = whole.known;
    const records = own.map(deps.decoded).filter((event) => isIn('loan-', event));
    const [first] = records;
    if (first?.type !== 'LoanApplied') return undefined;
    const others = relatedStreams(records).filter((name) => name !== stream);
    const beside = await Promise.all(others.map(known));
    const related = beside.flatMap((one) => one.known);
    const [lastAnchor, numbers] = await Promise.all([deps.lastAnchor(), deps.staffNumbers()]);
    const { places, anchors } = await deps.places.of([whole, ...beside]);
    const { offerNumber } = first.data;
    const head = { pack: 'nesie-evidence', version: 2, stream, offerNumber, knownAt, lastAnchor };
    const stored = [...own, ...related, ...anchors].map(printed);
    const lines = [head, ...stored, ...places.map(placed)].map((line) => `${JSON.stringify(line)}\n`).join('');
    const hash = sha256(lines);
    const sealed = `${JSON.stringify({ seal: { sha256: hash, ...deps.sign(packText(stream, hash)) } })}\n`;
    const facts = { stream, offerNumber, knownAt, lastAnchor, hash, createdOn: almatyDateOf(knownAt), locale };
    const { content } = await deps.printer.print(evidencePaper(facts, replayLoan(records), related, numbers));
    const paper = sha256(content);
    const seal = { stream, pack: hash, paper, ...deps.sign(paperText(stream, hash, paper)) };
    const pdf = Buffer.concat([content, Buffer.from(`\n${PAPER_SEAL}${JSON.stringify(seal)}\n`)]);
    return { name: `evidence-${offerNumber}`, ndjson: `${lines}${sealed}`, pdf, hash };
  }

  return { pack };
}

export type EvidencePacks = ReturnType<typeof makeEvidencePacks>;

const recordedAtOf = (metadata: unknown): string => String((Object(metadata) as { recordedAt?: unknown }).recordedAt);

/** As `export --ndjson` writes it. */
const printed = ({ revision, position, ...event }: StoredEvent) => ({
  ...event,
  revision: revision.toString(),
  position: position.toString(),
});

/** The way from the end of a stream to the root of its anchor. */
const placed = ({ stream, revision, anchor, path }: AnchoredPlace) => ({
  place: { stream, revision: revision.toString(), anchor: anchor.toString(), path },
});
