/** Payouts that were sent by files of the bank, as the log says, held against the orders to the bank (R977). */

import { openPool } from '../../projections/postgres.ts';
import type { LedgerRecord } from '../../projections/projection.ts';
import { isIn } from '../../schema/events/streams.ts';
import { atRevision, type Finding, finding, type Said, say } from '../../schema/reference/findings.ts';
import { BANK_FILES } from '../adapters/bank-files/book.ts';
import type { Groups } from './audit-papers.ts';

type Sent = { readonly at: Said; readonly reference: string; readonly amount: bigint | undefined };

export class PayoutOrders {
  readonly findings: Finding[] = [];
  readonly #pool: ReturnType<typeof openPool>;

  constructor(databaseUrl: string) {
    this.#pool = openPool({ connectionString: databaseUrl, max: 1 });
  }

  async compare(sent: readonly Sent[]): Promise<void> {
    if (sent.length === 0 || !(await this.#isKept())) return;
    const { rows } = await this.#pool.query<{ reference: string; amount: bigint }>(
      'select reference, amount from ops.bank_order where reference = any($1)',
      [sent.map(({ reference }) => reference)],
    );
    const amounts = new Map(rows.map(({ reference, amount }) => [reference, BigInt(amount)]));
    for (const { at, reference, amount } of sent) {
      const ordered = amounts.get(reference);
      if (ordered === undefined) this.findings.push(finding(at, say('PAYOUT_WITHOUT_ORDER', { reference })));
      else if (ordered !== amount)
        this.findings.push(finding(at, say('ORDER_OF_OTHER_SUM', { reference, stored: ordered, tiyn: `${amount}` })));
    }
  }

  /** A log that was imported is here without its orders. */
  async #isKept(): Promise<boolean> {
    const table = await this.#pool.query<{ there: boolean }>(
      "select to_regclass('ops.bank_order') is not null as there",
    );
    return (
      Boolean(table.rows[0]?.there) && (await this.#pool.query('select 1 from ops.bank_order limit 1')).rowCount === 1
    );
  }

  close = (): Promise<void> => this.#pool.end();
}

/** Gives the streams on, after their payouts were held against the orders. */
export async function* withOrders(groups: Groups, orders: PayoutOrders): Groups {
  for await (const streams of groups) {
    await orders.compare(streams.flatMap(sentIn));
    yield streams;
  }
}

function sentIn(records: readonly LedgerRecord[]): readonly Sent[] {
  let amount: bigint | undefined;
  return records.flatMap((record) => {
    if (!isIn('loan-', record)) return [];
    if (record.type === 'PayoutRequested') amount = record.data.amount;
    if (record.type !== 'PayoutSent' || record.data.provider !== BANK_FILES) return [];
    return [{ at: atRevision(record), reference: record.data.externalId, amount }];
  });
}
