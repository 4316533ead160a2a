/** A provider's own book: one operation per key, settled once. Reconciliation compares with its statement. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Instant, instant } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { OperationState, SandboxDb, SandboxTables } from './tables.ts';

export type Operation = {
  externalId: string;
  kind: SandboxTables['sandbox.operation']['kind'];
  key: string;
  reference: string;
  amount: Tiyn;
  state: OperationState;
  code: string | null;
  data: Record<string, string>;
  operatedAt: Instant | null;
};

type Settled = { state: OperationState; code?: string | null; operatedAt: Instant; data?: Record<string, string> };

export type Book = {
  /** A repeated key returns the first operation. */
  open(
    of: Pick<Operation, 'kind' | 'key' | 'reference' | 'amount' | 'data' | 'state'>,
  ): Promise<{ operation: Operation; first: boolean }>;
  byId(externalId: string): Promise<Operation | undefined>;
  byKey(key: string): Promise<Operation | undefined>;
  /** Undefined if another caller settled it first. */
  settle(externalId: string, from: OperationState, to: Settled): Promise<Operation | undefined>;
  statement(): Promise<readonly Operation[]>;
};

const hexId = () => randomBytes(9).toString('hex');

export function makeBook(db: SandboxDb, provider: string, clock: { now(): Instant }, newId = hexId): Book {
  const rows = () => db.selectFrom('sandbox.operation').selectAll().where('provider', '=', provider);
  const one = async (column: 'external_id' | 'key', value: string) => {
    const row = await rows().where(column, '=', value).executeTakeFirst();
    return row && operationOf(row);
  };
  return {
    async open(of) {
      const inserted = await db
        .insertInto('sandbox.operation')
        .values({
          external_id: newId(),
          provider,
          kind: of.kind,
          key: of.key,
          reference: of.reference,
          amount: of.amount,
          state: of.state,
          code: null,
          data: JSON.stringify(of.data),
          opened_at: clock.now(),
          operated_at: null,
        })
        .onConflict((c) => c.columns(['provider', 'key']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (inserted) return { operation: operationOf(inserted), first: true };
      const operation = await one('key', of.key);
      if (!operation) throw new Error(`operation ${of.key} has vanished`);
      return { operation, first: false };
    },
    byId: (externalId) => one('external_id', externalId),
    byKey: (key) => one('key', key),
    async settle(externalId, from, to) {
      const row = await db
        .updateTable('sandbox.operation')
        .set({
          state: to.state,
          code: to.code ?? null,
          operated_at: to.operatedAt,
          data: sql`data || ${JSON.stringify(to.data ?? {})}::jsonb`,
        })
        .where('provider', '=', provider)
        .where('external_id', '=', externalId)
        .where('state', '=', from)
        .returningAll()
        .executeTakeFirst();
      return row && operationOf(row);
    },
    statement: async () => (await rows().orderBy('opened_at').orderBy('external_id').execute()).map(operationOf),
  };
}

type Row = { operated_at: Date | string | null } & Omit<
  SandboxTables['sandbox.operation'],
  'operated_at' | 'data' | 'opened_at'
> & { data: Record<string, string> };

const operationOf = (row: Row): Operation => ({
  externalId: row.external_id,
  kind: row.kind,
  key: row.key,
  reference: row.reference,
  amount: row.amount,
  state: row.state,
  code: row.code,
  data: row.data,
  operatedAt: row.operated_at === null ? null : instant(new Date(row.operated_at)),
});
