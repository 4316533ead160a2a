/** One stream: what happened, how a loan stood, whether its chain holds. */
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import type { Stream } from '../../schema/events/envelope.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import { isStreamOf } from '../../schema/events/streams.ts';
import { atRevision, CHAIN_FAULTS, finding, say } from '../../schema/reference/findings.ts';
import { AnchorCheck } from '../adapters/ledger/check-anchors.ts';
import { CodeCheck } from '../adapters/ledger/check-codes.ts';
import { checkStream } from '../adapters/ledger/check-stream.ts';
import { recorded } from '../adapters/ledger/decode.ts';
import { type AsOf, knownTo, type LoanRecord, loanAsOf, replayLoan } from '../use-cases/audit/audit.ts';
import { FigureAudit } from '../use-cases/audit/audit-figures.ts';
import { relatedStreams, type ShownEvent, showing } from '../use-cases/audit/shown.ts';
import { staffNumbersAt } from './audit-ask.ts';
import { storedStream } from './audit-hidden.ts';
import { ownCodeKeys } from './audit-key.ts';
import { type Desk, printAsOf, printReplay, report } from './audit-print.ts';
import { ReadModelAudit } from './audit-read-models.ts';

export async function replay(desk: Desk, stream: string, at: AsOf): Promise<number> {
  if (isStreamOf('loan-', stream)) return replayOfLoan(desk, stream, at);
  if (Object.keys(at).length > 0) throw new Error('--date, --known-at and --revision are for loans.');
  const staff = await staffNumbersAt(desk.databaseUrl);
  const shown = showing();
  const events: ShownEvent[] = [];
  let count = 0;
  // One after another: such a stream may be longer than fits into memory.
  for await (const raw of desk.ledger.readRaw(stream)) {
    const event = shown.next(recorded(raw));
    count += 1;
    if (desk.out.gathers) events.push(event);
    for (const line of printReplay([event], staff)) await desk.out.say(line);
  }
  if (count === 0) return absent(desk, stream);
  desk.out.tell({ stream, events });
  return verifyStream(desk, stream);
}

async function replayOfLoan(desk: Desk, stream: Stream<LoanEvent>, at: AsOf): Promise<number> {
  const { ledger, databaseUrl, out } = desk;
  const { events: records } = await ledger.readLatest(stream);
  const known = knownTo(records, at);
  if (known.length === 0) return absent(desk, stream);
  const events = replayLoan(known);
  const related = relatedStreams(known);
  out.tell({ stream, events, related });
  for (const line of printReplay(events, await staffNumbersAt(databaseUrl))) await out.say(line);
  await out.say(`See also: ${related.slice(1).join(', ')}`);
  // Read models and chain are of today: they say nothing about what was known then.
  if (Object.keys(at).length > 0) return sayAsOf(desk, stream, records, at);
  const code = await verifyStream(desk, stream);
  const models = new ReadModelAudit(databaseUrl);
  const position = await models.open();
  await models.compare([[records]], position);
  await models.close();
  const behind = records.filter((record) => record.position > position).length;
  if (behind > 0) await out.say(`The read models have not seen the last ${behind} events yet.`);
  return (await report(out, models.findings, 'The read models agree with the replay.')) || code;
}

export const asOf = async (desk: Desk, stream: Stream<LoanEvent>, at: AsOf): Promise<number> =>
  sayAsOf(desk, stream, (await desk.ledger.readLatest(stream)).events, at);

async function sayAsOf(desk: Desk, stream: string, records: readonly LoanRecord[], at: AsOf): Promise<number> {
  const found = loanAsOf(records, at);
  if (!found) return absent(desk, stream);
  const { revision, status, on, balances, quote } = found;
  desk.out.tell({ stream, asOf: { revision: Number(revision), status, on, balances, owed: quote } });
  for (const line of printAsOf(found)) await desk.out.say(line);
  return 0;
}

export async function verifyStream(desk: Desk, stream: string): Promise<number> {
  const { ledger, dataDir, out } = desk;
  const anchors = new AnchorCheck(await storedStream(ledger, ANCHOR_STREAM), []);
  const codes = new CodeCheck(ownCodeKeys(dataDir), anchors);
  const { events, broken, backwards } = await checkStream(stream, ledger.readRaw(stream), codes);
  out.tell({ stream, checked: events });
  if (broken)
    return (
      (await report(
        out,
        [finding(atRevision({ stream, revision: broken.revision }), say(CHAIN_FAULTS[broken.fault]))],
        '',
      )) || 1
    );
  if (events === 0) return absent(desk, stream);
  const figures = new FigureAudit();
  if (isStreamOf('loan-', stream)) for (const record of (await ledger.readLatest(stream)).events) figures.take(record);
  out.tell({ recomputed: figures.recomputed });
  const recomputed =
    figures.recomputed > 0 ? `, and ${figures.recomputed} of them computed again give the same figures` : '';
  const coded = codes.isPossible ? ', their codes are true' : '';
  const found = [...backwards, ...codes.findings, ...figures.findings];
  const code = await report(
    out,
    found,
    `${stream}: ${events} events, the hash chain is unbroken${coded}${recomputed}.`,
  );
  await out.say(
    'Not looked at: the anchors, which alone show an end cut off, a whole stream removed, or a chain written anew. See verify --all.',
  );
  return code;
}

export async function absent({ out }: Pick<Desk, 'out'>, stream: string): Promise<number> {
  const none = finding(say('STREAM', { stream }), say('STREAM_ABSENT'));
  out.tell({ findings: [none] });
  await out.say(`There is no ${stream}: ${none.what}`);
  return 1;
}
