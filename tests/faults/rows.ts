/**
 * F1 to F34: the faults that Nesie withstands, and the tests that prove each. tests/architecture/fault-rows.test.ts
 * holds that every named test exists; `npm run faults -- --row F17` runs those of a row in their long sizes, then the
 * product under load with the row's strikes. What held and what is not proven: docs/reliability.md.
 */
import type { FaultRow } from './fault-row.ts';
import { ROWS_1_TO_12 } from './rows-1-to-12.ts';
import { ROWS_13_TO_24 } from './rows-13-to-24.ts';
import { ROWS_25_TO_34 } from './rows-25-to-34.ts';

export const FAULT_ROWS: readonly FaultRow[] = [...ROWS_1_TO_12, ...ROWS_13_TO_24, ...ROWS_25_TO_34];
