/** The product never reads these tables. */
import type { ColumnType, Kysely } from 'kysely';
import type { Tiyn } from '../../../schema/values/money.ts';

/** Pools read timestamptz differently: both forms are accepted, one is written. */
export type Timestamp = ColumnType<Date | string, string, string>;

export type OperationState = 'OPEN' | 'ACCEPTED' | 'PAID' | 'REJECTED' | 'CANCELED' | 'REVERSED';

export type SandboxTables = {
  'sandbox.operation': {
    external_id: string;
    provider: string;
    kind: 'CARD' | 'PAYMENT' | 'PAYOUT' | 'SIGNATURE';
    key: string;
    reference: string;
    amount: Tiyn;
    state: OperationState;
    code: string | null;
    data: ColumnType<Record<string, string>, string, string>;
    opened_at: Timestamp;
    operated_at: Timestamp | null;
  };
  'sandbox.callback': {
    id: string;
    provider: string;
    path: string;
    body: string;
    due_at: Timestamp;
    tries: number;
    delivered_at: Timestamp | null;
    last_error: string | null;
  };
  'sandbox.provider_fault': { provider: string; fault: string };
  'sandbox.clock': { id: number; shift_ms: bigint };
};

export type SandboxDb = Kysely<SandboxTables>;
