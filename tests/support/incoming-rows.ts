import { projectIncoming } from '../../projections/payment/incoming.ts';
import type { INCOMING, IncomingRow } from '../../projections/payment/table.ts';
import type { Rows } from '../../projections/rows.ts';
import { isIn } from '../../schema/events/streams.ts';
import { suspenseRows } from '../../server/compose/suspense-rows.ts';
import type { LaggingLedger } from '../../server/ports/lagging-ledger.ts';
import type { SuspenseDeps } from '../../server/use-cases/payment/suspense.ts';

export async function incomingOf(ledger: LaggingLedger): Promise<IncomingRow[]> {
  const rows = new Map<string, IncomingRow>();
  const tx = {
    load: async () => undefined,
    get: (_table: typeof INCOMING, key: { stream: string }) => rows.get(key.stream),
    put: (_table: typeof INCOMING, row: IncomingRow) => rows.set(row.stream, row),
  };
  for await (const page of ledger.readAllLagging({ prefixes: ['payment-'] }, 'start')) {
    await projectIncoming(
      page.filter((record) => isIn('payment-', record)),
      tx as never as Rows,
    );
  }
  return [...rows.values()];
}

export const incomingRowsOf = (ledger: LaggingLedger): SuspenseDeps['rows'] =>
  suspenseRows({
    suspended: async () =>
      (await incomingOf(ledger)).filter((row) => row.state === 'SUSPENDED' || row.contradicted_by !== null),
    incomingById: async (id) => (await incomingOf(ledger)).find((row) => row.payment_id === id),
  });
