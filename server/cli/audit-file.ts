/** The log as a file, one stored event per line. A check needs no server and no database. */

import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import { type Finding, finding, say } from '../../schema/reference/findings.ts';
import { AnchorCheck } from '../adapters/ledger/check-anchors.ts';
import type { RawEvent } from '../adapters/ledger/verify-chain.ts';
import { FigureAudit } from '../use-cases/audit/audit-figures.ts';
import { figuresBy, LogAudit } from './audit-log.ts';

/** Compiled: 0.2 us a line instead of 2.4. */
const Line = z.compile(
  z.object({
    stream: z.string(),
    id: z.string(),
    type: z.string(),
    data: z.unknown(),
    metadata: z.unknown(),
    revision: z
      .string()
      .regex(/^\d{1,19}$/)
      .transform(BigInt),
    position: z
      .string()
      .regex(/^\d{1,19}$/)
      .transform(BigInt),
  }),
);

export const ndjson = ({ revision, position, ...event }: RawEvent): string =>
  JSON.stringify({ ...event, revision: revision.toString(), position: position.toString() });

/** Returns the number of events. */
export async function writeExport(events: AsyncIterable<RawEvent>, file: string): Promise<number> {
  let count = 0;
  async function* lines() {
    for await (const event of events) {
      count += 1;
      yield `${ndjson(event)}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
  return count;
}

export type FileAudit = { log: LogAudit; anchors: AnchorCheck; figures: FigureAudit; findings: readonly Finding[] };

/**
 * Reads the file twice: first its anchors, which say what to look for, then everything.
 * @param keys public keys that may have signed the anchors; none: the file's own
 */
export async function auditFile(file: string, keys: readonly string[]): Promise<FileAudit> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const unread: Finding[] = [];
  const anchors = await anchorsAmong(eventsIn(file, [], (line) => line.includes(`"${ANCHOR_STREAM}"`)));
  const audited = await auditEvents(anchors, eventsIn(file, unread), keys);
  return { ...audited, findings: [...unread, ...audited.findings] };
}

export async function anchorsAmong(events: AsyncIterable<RawEvent>): Promise<RawEvent[]> {
  const found: RawEvent[] = [];
  for await (const event of events) if (event.stream === ANCHOR_STREAM) found.push(event);
  return found;
}

/** @param anchorEvents those among `events` */
export async function auditEvents(
  anchorEvents: readonly RawEvent[],
  events: AsyncIterable<RawEvent>,
  keys: readonly string[],
): Promise<FileAudit> {
  const anchors = new AnchorCheck(anchorEvents, keys);
  const log = new LogAudit(anchors);
  const figures = new FigureAudit();
  log.witness = figuresBy(figures);
  for await (const event of events) log.take(event);
  anchors.finish();
  return { log, anchors, figures, findings: [...log.findings, ...figures.findings] };
}

export async function* eventsIn(
  file: string,
  unread: Finding[],
  wanted = (_: string) => true,
): AsyncGenerator<RawEvent> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line === '' || !wanted(line)) continue;
    const event = eventOf(line);
    if (event) yield event;
    else unread.push(finding(say('LINE', { line: number }), say('NO_EVENT_LINE')));
  }
}

export function eventOf(line: string): RawEvent | undefined {
  try {
    return Line.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
