/** Samples and signed evidence from the terminal, made by the code that answers `auditSample` and `takeEvidence`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIMENSIONS, type Dimension } from '../../projections/portfolio/groups.ts';
import { portfolioReads } from '../../projections/portfolio/read.ts';
import { createPool } from '../../projections/postgres.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { isUuid, type LoanId } from '../../schema/values/ids.ts';
import { type Instant, instant, type LocalDate } from '../../schema/values/local-date.ts';
import { printTenge } from '../../schema/values/money.ts';
import { signText } from '../adapters/ledger/anchor-key.ts';
import { pdfkitPrinter } from '../adapters/pdf/pdfkit.ts';
import { evidenceFrom } from '../compose/evidence-from.ts';
import { makeEvidencePacks } from '../use-cases/audit/evidence-pack.ts';
import { drawSample, SAMPLE_MOST } from '../use-cases/audit/sample.ts';
import { staffNumbersAt } from './audit-ask.ts';
import { ownAnchorSecret } from './audit-key.ts';
import { verifyPapersOf } from './audit-papers.ts';
import type { Desk } from './audit-print.ts';
import { namedFolder } from './folder.ts';

export type SampleAsked = {
  readonly seed: string | undefined;
  readonly size: string | undefined;
  readonly by: string | undefined;
  readonly date: LocalDate;
  readonly knownAt: Instant | undefined;
  /** A folder for the evidence of each loan. */
  readonly to: string | undefined;
};

/** @throws Error with a sentence for the person at the terminal */
export async function sample(
  desk: Desk,
  { seed, size, by = 'STATUS', date, knownAt, to }: SampleAsked,
): Promise<number> {
  if (!seed || !size) throw new Error('--seed TEXT and --size NUMBER say what to draw.');
  const dimension = DIMENSIONS.find((one) => one === by.toUpperCase());
  if (!dimension) throw new Error(`--by is one of ${DIMENSIONS.join(', ')}.`);
  const { out } = desk;
  const reads = createPool(desk.databaseUrl, 2);
  try {
    const wish = { seed, size: Number(size), by: dimension, date, knownAt };
    const drawn = await drawSample<Dimension>(portfolioReads(reads), wish);
    if ('refusal' in drawn) throw new Error(`--seed has 1 to 64 characters, --size is 1 to ${SAMPLE_MOST}.`);
    const { strata, loans, knownAt: moment } = drawn.sample;
    out.tell({ ...drawn.sample });
    await out.say(`seed ${seed}, ${loans.length} loans by ${dimension} on ${date}, as known at ${moment ?? 'no time'}`);
    for (const { key, loans: all, drawn: taken } of strata) await out.say(`  ${key}: ${taken} of ${all}`);
    for (const { offerNumber, stratum, status, principal, loanId } of loans)
      await out.say(
        `${offerNumber}  ${stratum.padEnd(20)} ${printTenge(principal).padStart(14)}  ${status}  ${loanStream(loanId)}`,
      );
    if (to === undefined || !moment) return 0;
    const ids = loans.map(({ loanId }) => loanId);
    return await writeEvidence(desk, ids, moment, to);
  } finally {
    await reads.end();
  }
}

export async function evidence(desk: Desk, stream: string, knownAt: Instant | undefined, to: string | undefined) {
  const loanId = stream.replace(/^loan-/, '');
  if (!isUuid<LoanId>(loanId)) throw new Error(`${stream} is no loan: loan-<id>, or the number of its contract.`);
  if (to === undefined) throw new Error('--to FOLDER says where the two files go.');
  return writeEvidence(desk, [loanId], knownAt ?? instant(new Date()), to);
}

async function writeEvidence(desk: Desk, loans: readonly LoanId[], knownAt: Instant, to: string): Promise<number> {
  const { ledger, databaseUrl, dataDir, out } = desk;
  const secret = ownAnchorSecret(dataDir);
  if (!secret) throw new Error('There is no ANCHOR_KEY here to sign with: run this where Nesie runs, or set it.');
  const numbers = await staffNumbersAt(databaseUrl);
  const packs = makeEvidencePacks({
    ...evidenceFrom(ledger),
    sign: (text) => signText(secret, text),
    printer: pdfkitPrinter(),
    staffNumbers: async () => numbers,
  });
  namedFolder(to, 0o700);
  const written: object[] = [];
  for (const loanId of loans) {
    const pack = await packs.pack(loanId, knownAt, 'RU');
    if (!pack) throw new Error(`There is no ${loanStream(loanId)}, or there was none at ${knownAt}.`);
    const file = join(to, pack.name);
    writeFileSync(`${file}.ndjson`, pack.ndjson, { mode: 0o600 });
    writeFileSync(`${file}.pdf`, pack.pdf, { mode: 0o600 });
    written.push({ loanId, ndjson: `${file}.ndjson`, pdf: `${file}.pdf`, sha256: pack.hash });
    await out.say(`${file}.ndjson and .pdf: ${pack.hash}`);
  }
  out.tell({ evidence: written });
  return verifyPapersOf(desk, loans);
}
