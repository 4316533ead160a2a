/** Compares, for each operation, what our events post at a provider with the provider's own book. */
import { LEDGER_PREFIXES, type LedgerEvent } from '../../schema/events/ledger.ts';
import type { PaymentId } from '../../schema/values/ids.ts';
import type { Ids } from '../../server/ports/ids.ts';
import type { LaggingLedger } from '../../server/ports/lagging-ledger.ts';
import { paymentIdOf } from '../../server/use-cases/payment/payment-receiving.ts';
import type { Till } from './till.ts';

class Operations {
  readonly #sums = new Map<string, bigint>();
  readonly #told = new Map<string, string[]>();
  readonly #first = new Map<string, string>();

  add(named: string, amount: bigint, what: string): void {
    const id = this.#first.get(named) ?? named;
    this.#sums.set(id, (this.#sums.get(id) ?? 0n) + amount);
    this.#told.set(id, [...(this.#told.get(id) ?? []), `${what} ${amount}`]);
  }

  /** A loan may count one payment under several ids. */
  known(id: string, as: PaymentId): void {
    this.#first.set(id, as);
  }

  get unequal(): Record<string, readonly string[]> {
    const unequal = [...this.#sums].filter(([, sum]) => sum !== 0n);
    return Object.fromEntries(unequal.map(([id, sum]) => [id, [`${sum}`, ...(this.#told.get(id) ?? [])]]));
  }
}

export async function differences(ledger: LaggingLedger, ids: Ids, till: Till): Promise<Operations['unequal']> {
  const operations = new Operations();
  for await (const page of ledger.readAllLagging({ prefixes: LEDGER_PREFIXES }, 'start')) {
    for (const event of page) {
      if (event.type === 'PaymentReceived') {
        const { paymentId, provider, externalId } = event.data;
        operations.known(paymentId, paymentIdOf(ids, provider, externalId));
      }
      operations.add(operationOf(event.stream, event), heldBy(event), `${event.metadata.effectiveDate} ${event.type}`);
    }
  }
  for (const { provider, externalId, kind, key, amount } of await till.held()) {
    const id = kind === 'PAYOUT' ? (key.split('.')[0] ?? '') : paymentIdOf(ids, provider, externalId);
    operations.add(id, -amount, `${provider} ${kind}`);
  }
  return operations.unequal;
}

const heldBy = ({ data }: LedgerEvent): bigint =>
  'postings' in data
    ? data.postings.reduce((sum, { account, amount }) => (account === 'provider-clearing' ? sum + amount : sum), 0n)
    : 0n;

/** The payment or refund of the event, else the loan that is paid out. */
function operationOf(stream: string, { data }: LedgerEvent): string {
  if ('paymentId' in data && data.paymentId) return data.paymentId;
  if ('transferId' in data && data.transferId) return data.transferId;
  return stream.slice(stream.indexOf('-') + 1);
}
