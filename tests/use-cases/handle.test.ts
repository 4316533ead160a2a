/** With two processes on one log a cached stream may be old. Commands may use it, but a refusal never rests on it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LoanId } from '../../schema/events/codecs.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { type SlotCommand, slotDecider } from '../../server/domain/slot/decider.ts';
import { handle } from '../../server/use-cases/kernel/handle.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { silentLog } from '../support/silent-log.ts';
import { slotContext, slotName } from '../support/slot-events.ts';

const [first, second] = [1, 2].map((n) => LoanId.parse(`00000000-0000-4000-8000-00000000000${n}`)) as [LoanId, LoanId];
const SLOT = slotName(1);
let server: TestEventServer;
let here: RawLedger;
let there: RawLedger;

beforeEach(async () => {
  server = await eventServer();
  [here, there] = [1, 2].map(() => openLedger({ url: server.url, log: silentLog })) as [RawLedger, RawLedger];
  await send(there, { type: 'ClaimSlot', loanId: first, takeOverFrom: null });
  await here.readLatest(SLOT);
});
afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  await server.stop();
});

const send = (ledger: RawLedger, command: SlotCommand, context = slotContext()) =>
  handle(ledger, SLOT, slotDecider, command, context);

it('a refusal is given on the present stream, not on the known one', async () => {
  await send(there, { type: 'ReleaseSlot', loanId: first });
  const claimed = await send(here, { type: 'ClaimSlot', loanId: second, takeOverFrom: null });
  expect(claimed).toMatchObject({ appended: 1, revision: 2n });
});

it('nothing is appended that was true only of the known stream', async () => {
  await send(there, { type: 'ReleaseSlot', loanId: first });
  await here.readLatest(SLOT);
  await send(there, { type: 'ClaimSlot', loanId: first, takeOverFrom: null });
  const late = await send(here, { type: 'ClaimSlot', loanId: second, takeOverFrom: null });
  expect(late).toMatchObject({ refusal: { code: 'LOAN_EXISTS' } });
});

it('a command that another process has written meanwhile is written once', async () => {
  const context = slotContext();
  await send(there, { type: 'ReleaseSlot', loanId: first }, context);
  const again = await send(here, { type: 'ReleaseSlot', loanId: first }, context);
  expect(again).toMatchObject({ revision: 1n });
  expect((await there.readLatest(SLOT)).events).toHaveLength(2);
});

it('a command derived from old events is derived again from the present ones', async () => {
  await send(there, { type: 'ReleaseSlot', loanId: first });
  const seen: number[] = [];
  const handled = await handle(
    here,
    SLOT,
    slotDecider,
    (events) => {
      seen.push(events.length);
      return { type: 'ClaimSlot', loanId: second, takeOverFrom: null } as const;
    },
    slotContext(),
  );
  expect(handled).toMatchObject({ revision: 2n });
  expect(seen).toEqual([1, 2]);
});

it('what others wrote is known as soon as a subscription has brought it', async () => {
  const brought: bigint[] = [];
  here.subscribe({ prefixes: ['slot-'] }, 'start', async (batch) => {
    brought.push(...batch.map(({ revision }) => revision));
  });
  await send(there, { type: 'ReleaseSlot', loanId: first });
  await expect.poll(() => brought).toContain(1n);
  expect(here.known(SLOT)).toMatchObject({ revision: 1n });
});
