/** P13: the audit of the log (chain, shape, postings, fold of each loan) against plain reading of the same events. */
import { EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { AnchorCheck } from '../../server/adapters/ledger/check-anchors.ts';
import type { RawEvent } from '../../server/adapters/ledger/verify-chain.ts';
import { LogAudit } from '../../server/cli/audit-log.ts';
import { fold } from '../../server/domain/loan/evolve.ts';
import { initial } from '../../server/domain/loan/state.ts';
import type { LoanRecord } from '../../server/use-cases/audit/audit.ts';
import { type Measured, measure } from './harness.ts';
import { FULL, openStack } from './world.ts';

const MOST = FULL ? 100_000 : 6_000;
const stack = await openStack();

const wanted = () => stack.ledger.readAllRaw({ prefixes: LEDGER_PREFIXES }, 'start');
const rate = (ops: number, began: number): Measured => ({
  value: ops / ((performance.now() - began) / 1_000),
  ops,
});

const bare = EventStoreDBClient.connectionString(stack.config.eventStoreUrl);

async function read(): Promise<Measured> {
  const began = performance.now();
  let ops = 0;
  for await (const { event } of bare.readAll({ direction: FORWARDS, fromPosition: START })) {
    if (!event || !LEDGER_PREFIXES.some((prefix) => event.streamId.startsWith(prefix))) continue;
    if (++ops === MOST) break;
  }
  return rate(ops, began);
}

/** `npm run audit -- verify --all`, plus a fold of each loan. */
async function audited(): Promise<Measured> {
  const began = performance.now();
  const audit = new LogAudit(new AnchorCheck([], []));
  let loan: LoanRecord[] = [];
  const take = (raw: RawEvent): void => {
    const event = audit.take(raw);
    if (!event?.stream.startsWith('loan-')) return;
    if (loan[0] && loan[0].stream !== event.stream) {
      fold(initial, loan);
      loan = [];
    }
    loan.push(event as LoanRecord);
  };
  for await (const page of wanted()) {
    page.forEach(take);
    if (audit.events >= MOST) break;
  }
  if (audit.findings.length > 0) throw new Error(JSON.stringify(audit.findings[0]));
  return rate(audit.events, began);
}

await measure({
  row: 'P13 auditor: replay and verify',
  unit: 'events/s',
  control: { name: 'raw client read', run: read },
  subject: { name: 'read, verify, replay', run: audited },
});
await bare.dispose();
await stack.close();
