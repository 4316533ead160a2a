import type { createPool } from '../../projections/postgres.ts';
import type { LoanEventType } from '../../schema/events/loan.ts';
import type { LaggingLedger } from '../../server/ports/lagging-ledger.ts';

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

export const outcomeIn = (reads: ReturnType<typeof createPool>, ledger: LaggingLedger) => ({
  async statuses(): Promise<Record<string, number>> {
    const { rows } = await reads.query<{ status: string; n: number }>(
      'select status, count(*)::int n from rm.loan group by status order by 2 desc',
    );
    return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  },

  async rarities(): Promise<Record<string, number>> {
    const types: string[] = [];
    for await (const page of ledger.readAllLagging({ prefixes: ['loan-'] }, 'start'))
      types.push(...page.map(({ type }) => type));
    return Object.fromEntries(RARE.map((rare) => [rare, types.filter((type) => type === rare).length]));
  },

  products: () => counted(reads, 'select product_type name, count(*)::int n from rm.loan group by 1'),
  incoming: () => counted(reads, 'select state name, count(*)::int n from rm.incoming_payment group by 1'),
});
