/** Every hash of a file that an event names, held against the kept file (R975). */
import { createHash } from 'node:crypto';
import type { LedgerRecord } from '../../projections/projection.ts';
import { isIn, loanStream, type RecordIn } from '../../schema/events/streams.ts';
import { EVIDENCE } from '../../schema/reference/evidence.ts';
import { atRevision, type Finding, finding, say } from '../../schema/reference/findings.ts';
import { isInvented } from '../../schema/reference/invented-hash.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { addDays } from '../../schema/values/local-date.ts';
import type { RawLedger } from '../adapters/ledger/eventstore.ts';
import { eachOf } from '../adapters/ledger/read-events.ts';
import type { RawEvent } from '../adapters/ledger/verify-chain.ts';
import { type NamedPaper, type PaperStanding, standingsOf } from '../people/check-papers.ts';
import { storedStream } from './audit-hidden.ts';
import { ownPeopleSeeds } from './audit-key.ts';
import type { Out } from './audit-out.ts';
import { type Archive, openArchive } from './audit-people.ts';
import { type Desk, report } from './audit-print.ts';
import { readableStreams, wholeStreams } from './audit-streams.ts';

type Named = NamedPaper & { readonly stream: string; readonly revision: bigint };
export type Groups = AsyncGenerator<readonly (readonly LedgerRecord[])[]>;

/** Opened at once; each may have some hundred kilobytes. */
const AT_ONCE = 50;

export class Papers {
  readonly findings: Finding[] = [];
  readonly counts: Record<PaperStanding, number> = { TRUE: 0, CHANGED: 0, LOST: 0, FORGOTTEN: 0, ENDED: 0 };
  readonly #archive: Archive;

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  async open(papers: readonly Named[]): Promise<void> {
    for (let at = 0; at < papers.length; at += AT_ONCE) {
      const some = papers.slice(at, at + AT_ONCE);
      const standings = await standingsOf(this.#archive, some, this.#archive.today);
      for (const [n, standing] of standings.entries()) this.#count(some[n] as Named, standing);
    }
  }

  #count(paper: Named, standing: PaperStanding): void {
    this.counts[standing] += 1;
    if (standing === 'LOST')
      this.findings.push(finding(atRevision(paper), say('KEPT_FILE_LOST', { hash: paper.hash })));
    if (standing === 'CHANGED')
      this.findings.push(finding(atRevision(paper), say('KEPT_FILE_CHANGED', { hash: paper.hash })));
  }

  async tell({ say: line, tell }: Out): Promise<void> {
    const { TRUE, FORGOTTEN, ENDED } = this.counts;
    tell({ papers: { true: TRUE, ofForgotten: FORGOTTEN, retentionEnded: ENDED } });
    const gone =
      FORGOTTEN + ENDED > 0 ? `; ${FORGOTTEN} went with their persons, ${ENDED} at the end of their time` : '';
    await line(`${TRUE} kept files are what the events say${gone}.`);
  }
}

/** Gives the streams on, after the papers that they name were opened. */
export async function* withPapers(groups: Groups, papers: Papers | undefined): Groups {
  for await (const streams of groups) {
    await papers?.open(streams.flatMap(papersIn));
    yield streams;
  }
}

/** What the seed names without a paper is invented and says so (D0201). */
function papersIn(records: readonly LedgerRecord[]): readonly Named[] {
  let whose: Pick<Named, 'borrowerId' | 'loanId'> | undefined;
  return records.flatMap((record) => {
    if (!isIn('loan-', record)) return [];
    if (record.type === 'LoanApplied') whose = record.data;
    if (!whose) return [];
    const { borrowerId, loanId } = whose;
    const { stream, revision } = record;
    return [...filesOf(record, records)]
      .filter(({ hash }) => !isInvented(hash))
      .map((file) => ({ borrowerId, loanId, stream, revision, ...file }));
  });
}

type File = Pick<NamedPaper, 'hash' | 'keptUntil'>;

function* filesOf(record: RecordIn<'loan-'>, records: readonly LedgerRecord[]): Generator<File> {
  const { type, data } = record;
  if ('signature' in data && data.signature) yield { hash: data.signature.documentHash, keptUntil: null };
  if ('documentHash' in data && data.documentHash) yield { hash: data.documentHash, keptUntil: null };
  if (type === 'StatementUploaded') yield { hash: record.data.statementHash, keptUntil: null };
  if (type === 'EvidenceSent')
    for (const { hash } of record.data.files) yield { hash, keptUntil: keptUntil(records, record.data.kind, record) };
}

/** What a verifier accepted is kept for as long as the law asks, the rest for some weeks (R551). */
function keptUntil(records: readonly LedgerRecord[], kind: string, sent: LedgerRecord): NamedPaper['keptUntil'] {
  const accepted = records.find(
    (one) => one.type === 'EvidenceAccepted' && one.data.kind === kind && one.revision > sent.revision,
  );
  return accepted
    ? addDays(accepted.metadata.effectiveDate, EVIDENCE.acceptedDays)
    : addDays(sent.metadata.effectiveDate, EVIDENCE.keptDays);
}

type Asked = Readonly<Record<'seed' | 'size', string | undefined>>;

/** `audit -- papers verify`; a sample has those with the smallest SHA-256 of seed, colon and hash (R611). */
export async function verifyPapers(desk: Desk, { seed, size }: Asked): Promise<number> {
  if (seed === undefined && size === undefined) return opened(desk, wholeLoans(desk.ledger));
  if (seed === undefined || !(Number(size) > 0))
    throw new Error('--seed TEXT and --size NUMBER say what to draw; without them every file is opened.');
  return opened(desk, wholeLoans(desk.ledger), { seed, size: Number(size) });
}

/** The files of these loans, for whoever takes their evidence. */
export const verifyPapersOf = (desk: Desk, loans: readonly LoanId[]): Promise<number> =>
  opened(desk, eachAlone(desk.ledger, loans));

type Sample = { readonly seed: string; readonly size: number };

async function opened({ databaseUrl, dataDir, out }: Desk, loans: Groups, sample?: Sample): Promise<number> {
  const archive = await openArchive(databaseUrl, ownPeopleSeeds(dataDir), out);
  if (!archive) return report(out, [], 'No file was opened.');
  try {
    const papers = new Papers(archive);
    let drawn: readonly Drawn[] = [];
    for await (const streams of loans) {
      const some = streams.flatMap(papersIn);
      if (sample) drawn = smallest(drawn, some, sample);
      else await papers.open(some);
    }
    await papers.open(drawn.map(({ paper }) => paper));
    await papers.tell(out);
    const checked = 'Each file that an event names is kept, and is what was signed or sent.';
    return await report(out, papers.findings, sample ? `${checked} A sample by the seed ${sample.seed}.` : checked);
  } finally {
    await archive.close();
  }
}

type Drawn = { readonly paper: Named; readonly rank: string };
const smallest = (drawn: readonly Drawn[], more: readonly Named[], { seed, size }: Sample): readonly Drawn[] =>
  [...drawn, ...more.map((paper) => ({ paper, rank: sha256(`${seed}:${paper.hash}`) }))]
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size);

async function* eachAlone(ledger: RawLedger, loans: readonly LoanId[]): Groups {
  for (const loanId of loans) yield* readableStreams(one(await storedStream(ledger, loanStream(loanId))));
}

async function* one(stream: readonly RawEvent[]) {
  yield [stream];
}

async function* wholeLoans(ledger: RawLedger): Groups {
  const ends = new Map<string, bigint>();
  const loans = () => ledger.readAllRaw({ prefixes: ['loan-'] }, 'start');
  for await (const { stream, position } of eachOf(loans())) ends.set(stream, position);
  const endOf = (stream: string) => ends.get(stream);
  yield* readableStreams(wholeStreams(loans(), endOf, (stream) => storedStream(ledger, stream)));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
