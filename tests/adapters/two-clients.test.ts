/**
 * db-client keeps the open appends of all clients of a process in one list, and forgets them all when the connection of
 * one client breaks. The answers that the other clients still get must not end the process.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { type Line, lineTo } from '../support/line.ts';
import { silentLog } from '../support/silent-log.ts';
import { slotClaimed, slotContext, slotName } from '../support/slot-events.ts';

const STREAMS = 60;
const CUTS = 5;

let server: TestEventServer;
let line: Line;
let cut: RawLedger;
let other: RawLedger;
/** Each of them ends a process that does not listen, as the product's do not. */
const FATAL = ['uncaughtException', 'unhandledRejection'] as const;
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);

beforeAll(async () => {
  server = await eventServer();
  const { port } = new URL(server.url);
  line = await lineTo(Number(port));
  cut = openLedger({ url: server.url.replace(port, String(line.port)), log: silentLog });
  other = openLedger({ url: server.url, log: silentLog });
  for (const name of FATAL) process.on(name, note);
});
afterAll(async () => {
  for (const name of FATAL) process.off(name, note);
  await cut.close();
  await other.close();
  await line.close();
  await server.stop();
});

it('a broken connection of one client leaves the appends of another as they are', async () => {
  for (let round = 0; round < CUTS; round++) {
    await cut.append(slotName(round), 'none', [slotClaimed(0)], slotContext());
    const places = Array.from({ length: STREAMS }, (_, n) => slotName(CUTS + round * STREAMS + n));
    const appends = places.map((stream) => other.append(stream, 'none', [slotClaimed(1)], slotContext()));
    await appends[0];
    line.cut();
    const revisions = (await Promise.all(appends)).map(({ revision }) => revision);
    expect(new Set(revisions)).toEqual(new Set([0n]));
  }
  expect(uncaught).toEqual([]);
});
