import { ACT_GUARDS, type Act, type Why } from '../../schema/reference/act-guards.ts';
import type { RefusalCode } from '../../schema/reference/refusals.ts';
import { type Refusal, type Refused, refuse } from './decider.ts';

/** Whether it is true, or the figures that its text names. */
type Seen = boolean | NonNullable<Refusal['facts']>;
type Rows = readonly (readonly [string, RefusalCode])[];

/** Reads the table: the first row that is true refuses; undefined lets the act go on (R660). */
export function refusedAct<A extends Act>(
  act: A,
  seen: Readonly<Record<Why<A>, Seen>>,
  field?: string,
): Refused | undefined {
  const known: Readonly<Record<string, Seen>> = seen;
  const rows: Rows = ACT_GUARDS[act];
  const row = rows.find(([why]) => known[why]);
  if (!row) return undefined;
  const facts = known[row[0]];
  return refuse(row[1], { ...(field ? { field } : {}), ...(typeof facts === 'object' ? { facts } : {}) });
}
