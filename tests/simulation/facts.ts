/** A history as the naive model is told it. */
import type { Price } from '../../schema/events/figures.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';

/** What happened. `agreement`: money for a signed prolongation or restructuring; `price`: that of the new part, when it takes effect. */
export type Fact = { on: LocalDate } & (
  | { kind: 'pay'; amount: bigint; agreement: boolean }
  | { kind: 'prepay-all' }
  | { kind: 'prolong' | 'restructure'; price: Price }
);
