/** pain.002: what the bank says of the orders of one message. Money that was paid or refused stays so. */
import type pg from 'pg';
import type { Instant } from '../../../schema/values/local-date.ts';
import { type OrderStatus, type Report, Unreadable } from './answer.ts';
import { keepOdd } from './odd.ts';

/** The number of orders that it told of. @throws Unreadable for a message that is not ours */
export async function applyReport(
  client: pg.PoolClient,
  source: { readonly file: string; readonly hash: string },
  report: Report,
): Promise<number> {
  const { rows } = await client.query<{ key: string; reference: string; number: string }>(
    `select o.key, o.reference, o.number::text from ops.bank_order o join ops.bank_file f on f.name = o.file
     where f.message_id = $1 for update of o`,
    [report.messageId],
  );
  if (rows.length === 0) throw new Unreadable('pain.002 of a message that Nesie did not send');
  const named = new Map(report.orders.map((one) => [one.reference, one]));
  const strange = report.orders.filter((one) =>
    rows.every(({ reference, number }) => reference !== one.reference && number !== one.reference),
  );
  await keepOdd(client, source, [
    ...report.odd,
    ...strange.map(() => 'pain.002 with a transfer that is not in its message'),
  ]);
  // What the bank says of a transfer that cannot be told may be of any that it does not name.
  const unnamed = strange.length > 0 ? null : report.group;
  for (const { key, reference, number } of rows) {
    const status = named.get(reference) ?? named.get(number) ?? unnamed;
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
