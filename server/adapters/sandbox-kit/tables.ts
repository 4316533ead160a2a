/** The product never reads these tables. */
import type { ColumnType, Kysely } from 'kysely';

/** Pools read int8 and timestamptz differently: both forms are accepted, one is written. */
export type Int8 = ColumnType<bigint | string, bigint | string, bigint | string>;
export type Timestamp = ColumnType<Date | string, string, string>;

export type OperationState = 'OPEN' | 'ACCEPTED' | 'PAID' | 'REJECTED' | 'CANCELED' | 'REVERSED';

export type SandboxTables = {
  'sandbox.operation': {
    external_id: string;
    provider: string;
    kind: 'CARD' | 'PAYMENT' | 'PAYOUT' | 'SIGNATURE';
    key: string;
    reference: string;
    amount: Int8;
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
  'sandbox.clock': { id: number; shift_ms: Int8 };
};

export type SandboxDb = Kysely<SandboxTables>;
