/** Operation by operation: what our events have posted as held for us by a provider, against what he says in his own book. */
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import type { Ids } from '../../server/ports/ids.ts';
import type { Ledger } from '../../server/ports/ledger.ts';
import { paymentIdOf } from '../../server/use-cases/payment-receiving.ts';
import type { Till } from './till.ts';

/** What differs, by payment, refund or loan; nothing where the two agree. */
export async function differences(ledger: Ledger, ids: Ids, till: Till): Promise<Record<string, readonly string[]>> {
  const sums = new Map<string, bigint>();
  const told = new Map<string, string[]>();
  const add = (id: string, amount: bigint) => sums.set(id, (sums.get(id) ?? 0n) + amount);
  for await (const page of ledger.readAll({ prefixes: LEDGER_PREFIXES }, 'start')) {
    for (const event of page) {
      const id = operationOf(event.stream, event);
      add(id, heldBy(event));
      told.set(id, [...(told.get(id) ?? []), `${event.metadata.effectiveDate} ${event.type} ${heldBy(event)}`]);
    }
  }
  for (const { provider, externalId, kind, key, amount } of await till.held()) {
    add(kind === 'PAYOUT' ? (key.split('.')[0] ?? '') : paymentIdOf(ids, provider, externalId), -amount);
  }
  return Object.fromEntries(
    [...sums].flatMap(([id, sum]) => (sum === 0n ? [] : [[id, [`${sum}`, ...(told.get(id) ?? [])]]])),
  );
}

const heldBy = ({ data }: LedgerEvent): bigint =>
  'postings' in data
    ? data.postings.reduce((sum, { account, amount }) => (account === 'provider-clearing' ? sum + amount : sum), 0n)
    : 0n;

/** The payment or refund that the event names, else the loan that is paid out. */
function operationOf(stream: string, { data }: LedgerEvent): string {
  if ('paymentId' in data && data.paymentId) return data.paymentId;
  if ('transferId' in data && data.transferId) return data.transferId;
  return stream.slice(stream.indexOf('-') + 1);
}
