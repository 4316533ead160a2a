/** pain.002: what the bank says of the orders of one message. Money that was paid or refused stays so. */
import type pg from 'pg';
import type { Instant } from '../../../schema/values/local-date.ts';
import { type OrderStatus, type Report, Unreadable } from './answer.ts';

/** The number of orders that it told of. @throws Unreadable for a message that is not ours */
export async function applyReport(client: pg.PoolClient, report: Report): Promise<number> {
  const { rows } = await client.query<{ key: string; reference: string }>(
    `select o.key, o.reference from ops.bank_order o join ops.bank_file f on f.name = o.file
     where f.message_id = $1 for update of o`,
    [report.messageId],
  );
  if (rows.length === 0) throw new Unreadable('pain.002 of a message that Nesie did not send');
  const named = new Map(report.orders.map((one) => [one.reference, one]));
  for (const { reference } of report.orders)
    if (!rows.some((row) => row.reference === reference))
      throw new Unreadable('pain.002 with a transfer that is not in its message');
  for (const { key, reference } of rows) {
    const status = named.get(reference) ?? report.group;
    if (status) await applyStatus(client, key, status, report.at);
  }
  return named.size || rows.length;
}

async function applyStatus(client: pg.PoolClient, key: string, { state, code }: OrderStatus, at: Instant) {
  if (state === 'ACCEPTED') return;
  await client.query(
    `update ops.bank_order set state = $2, code = $3, operated_at = $4 where key = $1 and state = 'WRITTEN'`,
    [key, state, code, at],
  );
  // The bank contradicts itself: a person asks it.
  await client.query(
    `update ops.bank_order set problem = $3 where key = $1 and state <> $2 and state <> 'RETURNED' and problem is null`,
    [key, state, `pain.002 says ${state}`],
  );
}
