/** get_status3.php: what has become of a payment. It decides; a notice is only the reason to ask. */
import type { Instant } from '../../../../schema/values/local-date.ts';
import { parseTenge, type Tiyn, tiyn, ZERO } from '../../../../schema/values/money.ts';
import { ProviderGarbage } from '../../../ports/provider.ts';
import type { FreedomPay } from './client.ts';
import { timeOf } from './ids.ts';
import { type Field, textOf } from './signature.ts';

export type Payment = {
  readonly id: string;
  readonly state: 'PAID' | 'UNPAID' | 'FAILED' | 'REVERSED' | 'UNCLEAR';
  /** False while the money is only blocked. */
  readonly captured: boolean;
  readonly amount: Tiyn;
  readonly currency: string;
  readonly refunded: Tiyn;
  readonly code: string | null;
  readonly operatedAt: Instant;
  readonly reversedAt: Instant;
};

/** No such payment. */
const UNKNOWN_PAYMENT = ['11068', '340'];
/** `partial` and names that its pages do not have are asked again. */
const STATES: Readonly<Record<string, Payment['state']>> = {
  success: 'PAID',
  new: 'UNPAID',
  incomplete: 'UNPAID',
  failed: 'FAILED',
  error: 'FAILED',
  revoked: 'REVERSED',
  refunded: 'REVERSED',
  canceled: 'REVERSED',
};

type By = { pg_payment_id: string; pg_order_id?: string } | { pg_payment_id?: string; pg_order_id: string };

/**
 * By its own id, by our order (the last payment of it), or by both. Undefined where the processor knows none.
 * @throws as FreedomPay.ask
 */
export async function paymentOf(client: FreedomPay, by: By, now: Instant): Promise<Payment | undefined> {
  const { code, fields } = await client.ask('get_status3.php', by);
  const text = (name: string) => textOf(fields, name) || undefined;
  if (code !== null && UNKNOWN_PAYMENT.includes(code)) return undefined;
  const id = text('pg_payment_id');
  if (id === '0') return undefined;
  const amount = parseTenge(text('pg_amount') ?? text('pg_clearing_amount') ?? '');
  if (code !== null || !id || amount === undefined) throw new ProviderGarbage('not the status of a payment');
  // Its pages show no order in a status, so it is compared where one stands.
  const isOther = (name: 'pg_payment_id' | 'pg_order_id') =>
    by[name] !== undefined && (text(name) ?? by[name]) !== by[name];
  if (isOther('pg_payment_id') || isOther('pg_order_id')) throw new ProviderGarbage('the status of another payment');
  return {
    id,
    state: STATES[text('pg_payment_status') ?? ''] ?? 'UNCLEAR',
    captured: text('pg_captured') === '1',
    amount,
    currency: text('pg_currency') ?? '',
    refunded: minus(text('pg_refund_amount')),
    code: text('pg_failure_code') ?? null,
    operatedAt: timeOf(text('pg_payment_date') ?? text('pg_create_date'), now),
    reversedAt: timeOf(lastRefund(fields) ?? text('pg_payment_date'), now),
  };
}

/** Refunds are reported as a negative sum. */
function minus(given: string | undefined): Tiyn {
  const sum = given === undefined ? ZERO : parseTenge(given);
  if (sum === undefined) throw new ProviderGarbage('a refund that is no sum');
  return sum < 0n ? tiyn(-sum) : sum;
}

const inside = (fields: readonly Field[], name: string): Field[] =>
  fields.flatMap((field) => (field.name === name && typeof field.value !== 'string' ? [...field.value] : []));

const lastRefund = (fields: readonly Field[]): string | undefined =>
  inside(fields, 'pg_refund_payments')
    .flatMap(({ value }) => (typeof value === 'string' ? [] : [textOf(value, 'pg_payment_date') ?? '']))
    .sort()
    .at(-1);
