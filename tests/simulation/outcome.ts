import type { createPool } from '../../projections/postgres.ts';
import type { LoanEventType } from '../../schema/events/loan.ts';

/** Events that not every run produces. */
export const RARE = [
  'LoanProlonged',
  'LoanRefinanced',
  'LoanRestructured',
  'GraceGranted',
  'PenaltyWaived',
  'PaymentReversed',
  'BackdatingAdjusted',
  'BalanceApplied',
  'BonusSpent',
  'PrepaymentSigned',
  'WrittenOff',
  'LoanCeded',
  'CessionCancelled',
  'PayoutFailed',
  'OverdueCured',
  'PayoutRecalled',
] as const satisfies readonly LoanEventType[];

async function counted(reads: ReturnType<typeof createPool>, sql: string): Promise<Record<string, number>> {
  const { rows } = await reads.query<{ name: string; n: number }>(`${sql} order by 2 desc`);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

export type Outcome = ReturnType<typeof outcomeIn>;

export const outcomeIn = (reads: ReturnType<typeof createPool>) => ({
  async statuses(): Promise<Record<string, number>> {
    const { rows } = await reads.query<{ status: string; n: number }>(
      'select status, count(*)::int n from rm.loan group by status order by 2 desc',
    );
    return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  },

  async rarities(): Promise<Record<string, number>> {
    const { rows } = await reads.query<{ type: string; n: number }>(
      'select type, count(*)::int n from rm.loan_timeline where type = any($1) group by type order by 2 desc',
      [RARE],
    );
    return Object.fromEntries(rows.map(({ type, n }) => [type, n]));
  },

  products: () => counted(reads, 'select product_type name, count(*)::int n from rm.loan group by 1'),
  incoming: () => counted(reads, 'select state name, count(*)::int n from rm.incoming_payment group by 1'),
});
