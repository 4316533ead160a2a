import { ACT_GUARDS, type Act, type RefusalOf, type Why } from '../../schema/reference/act-guards.ts';
import type { Refusal, Refused } from './decider.ts';

/** Whether it is true, or the figures that its text names. */
type Seen = boolean | NonNullable<Refusal['facts']>;
/** Reads the table: the first row that is true refuses; undefined lets the act go on (R660). */
export function refusedAct<A extends Act>(act: A, seen: Readonly<Record<Why<A>, Seen>>, field?: string) {
  const known: Readonly<Record<string, Seen>> = seen;
  const rows: readonly (readonly [string, RefusalOf<A>])[] = ACT_GUARDS[act];
  const row = rows.find(([why]) => known[why]);
  if (!row) return undefined;
  const [why, code] = row;
  const facts = known[why];
  const more = { ...(field ? { field } : {}), ...(typeof facts === 'object' ? { facts } : {}) };
  const refused: Refused<RefusalOf<A>> = { refusal: { code, ...more } };
  return refused;
}
