import type { RetentionName } from '../../schema/reference/retention.ts';

/** How many rows there are, and when the oldest goes; null where none has a date. */
export type RetentionReport = { readonly name: RetentionName; readonly rows: number; readonly nextAt: Date | null };
