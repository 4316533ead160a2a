/** Verifies the live log with its read models, or an export alone. */
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import type { Finding } from '../../schema/reference/findings.ts';
import { AnchorCheck } from '../adapters/ledger/check-anchors.ts';
import { hasPrefix } from '../adapters/ledger/decode.ts';
import type { CodeKey } from '../adapters/ledger/event-code.ts';
import type { AccessChecked } from '../ports/access-log.ts';
import type { VerificationProgress } from '../ports/log-verification.ts';
import { checkAccess, sayAccess } from './audit-access.ts';
import {
  type Brought,
  checkedOf,
  conclude,
  proofOf,
  sayAnchors,
  sayCodes,
  sayLog,
  sentence,
} from './audit-conclude.ts';
import { auditFile } from './audit-file.ts';
import { HiddenStreams, readerOf, storedStream } from './audit-hidden.ts';
import { heldAgainstKept, keptOutside, sayKept } from './audit-kept.ts';
import { ownCodeKeys, ownPeopleSeeds, type PeopleSeeds, trustedKeys } from './audit-key.ts';
import { LogAudit } from './audit-log.ts';
import { PayoutOrders, withOrders } from './audit-orders.ts';
import type { Out } from './audit-out.ts';
import { Papers, withPapers } from './audit-papers.ts';
import { type LogSeen, takeLog } from './audit-pass.ts';
import { openArchive, personFindings } from './audit-people.ts';
import { type Desk, sayFigures } from './audit-print.ts';
import { awaitReadModels, notReached } from './audit-reach.ts';
import { FOLLOWED, ReadModelAudit } from './audit-read-models.ts';
import { readableStreams, wholeStreams } from './audit-streams.ts';
import { checkTimestamps } from './audit-timestamps.ts';

/** A transfer between streams may be unfinished for this long. */
const UNDER_WAY_MS = 60_000;

/** `ownKeys`: public keys that sign the log of this installation. `codeKeys`: of its codes. */
export type Verifying = {
  readonly atRest?: boolean;
  readonly ownKeys?: readonly string[];
  readonly codeKeys?: readonly CodeKey[];
  readonly peopleSeeds?: PeopleSeeds | undefined;
  readonly onProgress?: (progress: VerificationProgress) => void;
  /** A file with the roots of the timestamp authority, PEM. */
  readonly timestampRoots?: string | undefined;
};

export async function verifyAll(
  { ledger, databaseUrl, dataDir, out }: Desk,
  brought: Brought,
  {
    atRest = false,
    ownKeys = trustedKeys(dataDir),
    codeKeys = ownCodeKeys(dataDir),
    peopleSeeds = ownPeopleSeeds(dataDir),
    onProgress = () => undefined,
    timestampRoots,
  }: Verifying = {},
): Promise<number> {
  const { keys } = brought;
  const trusted = keys.length > 0 ? keys : ownKeys;
  // Read before the anchors: the ledger then has every kept anchor, and a day that ends now is left to the next audit.
  const kept = await keptOutside(databaseUrl, dataDir);
  const anchored = await storedStream(ledger, ANCHOR_STREAM);
  // A log before its first end of day has no anchor; the finished days show whether there should be one.
  const anchors = new AnchorCheck(anchored, keys.length > 0 || anchored.length > 0 ? trusted : []);
  const log = new LogAudit(anchors, codeKeys);
  const hidden = new HiddenStreams();
  const lastOf = (stream: string) => log.lastOf(stream);
  const models = new ReadModelAudit(databaseUrl);
  let outside: readonly Finding[] = [];
  let access: AccessChecked | undefined;
  let stamps: readonly Finding[] = [];
  let persons: readonly Finding[] = [];
  let archive: Awaited<ReturnType<typeof openArchive>>;
  let papers: Papers | undefined;
  const orders = new PayoutOrders(databaseUrl);
  let seen: LogSeen;
  try {
    const underWayMs = atRest ? 0 : UNDER_WAY_MS;
    const head = await awaitReadModels(ledger, databaseUrl, out);
    const snapshotAt = Date.now();
    const position = await models.open();
    outside = notReached(position, head);
    seen = await takeLog(ledger, { log, hidden, models, position, head, snapshotAt, underWayMs, onProgress });
    anchors.finish(position);
    await sayLog(out, log, `: ${log.findings.length} findings in the log`);
    await sayCodes(out, log);
    await sayFigures(out, seen.figures);
    await sayAnchors(out, anchors, trusted);
    out.tell({ finishedDays: kept.days.length });
    for (const line of sayKept(kept)) await out.say(line);
    archive = await openArchive(databaseUrl, peopleSeeds, out);
    papers = archive && new Papers(archive);
    await sayClaimsLeft(out, seen.claimsLeft);
    outside = [...outside, ...heldAgainstKept(kept, anchors, seen.began)];
    const foundInLog = log.findings.length + seen.figures.findings.length + outside.length;
    const all = log.streams.filter((stream) => hasPrefix(FOLLOWED, stream)).length;
    let compared = 0;
    const streams = wholeStreams(
      ledger.readAllRaw({ prefixes: FOLLOWED }, 'start'),
      (stream) => log.endOf(stream),
      readerOf(ledger, hidden.streams(lastOf)),
    );
    await models.compare(withOrders(withPapers(readableStreams(streams), papers), orders), position, (count) => {
      compared += count;
      onProgress({ stage: 'READ_MODELS', share: compared / all, found: foundInLog + models.findings.length });
    });
    await models.compareWhole(seen.journal);
    await models.compareHeads(lastOf, position);
    await papers?.tell(out);
    persons = archive ? await personFindings(archive, out) : [];
    access = await checkAccess(databaseUrl, anchors, (share, found) =>
      onProgress({ stage: 'ACCESS_LOG', share, found: foundInLog + models.findings.length + found }),
    );
    await sayAccess(out, access);
    stamps = await checkTimestamps(databaseUrl, anchors, timestampRoots, out);
  } finally {
    await models.close();
    await archive?.close();
    await orders.close();
  }
  const found = [
    ...log.findings,
    ...hidden.findings(lastOf),
    ...outside,
    ...seen.figures.findings,
    ...seen.between,
    ...models.findings,
    ...orders.findings,
    ...(papers?.findings ?? []),
    ...persons,
    ...(access?.findings ?? []),
    ...stamps,
  ];
  const checked = [
    ...checkedOf(log, anchors, seen.figures),
    'the trial balance is zero',
    'nothing is lost between streams',
    'cash at the bank is what its statements say',
    'each place is held by its open loan',
    'the read models are what the log says',
    'no stream is hidden',
    ...(archive ? ['persons and papers are their own'] : []),
    ...(access ? ['the access log is whole'] : []),
  ];
  return conclude(out, { log, anchors }, found, brought, `${sentence(checked)}.`);
}

/** A crash between two appends leaves them, and workflows end them after a minute (R982). */
async function sayClaimsLeft(out: Out, claims: readonly string[]): Promise<void> {
  out.tell({ claimsLeft: claims.length });
  if (claims.length === 0) return;
  const named = claims.slice(0, 5).join(', ');
  await out.say(`${claims.length} places are claimed for applications that were never written: ${named}`);
}

export async function verifyFile(file: string, brought: Brought, out: Out): Promise<number> {
  const { log, anchors, figures, findings } = await auditFile(file, brought.keys);
  await sayLog(out, log);
  await sayCodes(out, log);
  await sayFigures(out, figures);
  await sayAnchors(out, anchors, brought.keys);
  const checked = `${sentence(checkedOf(log, anchors, figures))}.`;
  return conclude(out, { log, anchors }, findings, brought, `${checked} ${proofOf(anchors, brought)}`);
}
