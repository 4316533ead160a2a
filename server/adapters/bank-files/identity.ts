/**
 * Which movement an entry is, in whichever file it stands: side, account, day and the bank's reference. What a payer
 * writes is no part of it, because one bank prints one text in several charsets (R917).
 */
import { createHash } from 'node:crypto';
import type { Entry, Movements } from './answer.ts';

export type Identified = {
  readonly entry: Entry;
  /** Undefined for a notice without a reference: the statement brings it. */
  readonly id: string | undefined;
  /** By which it was known before accounts and days were part of it. */
  readonly formerId: string | undefined;
};

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Of entries without a reference, equal ones are told apart by their place among them: a whole statement lists all. */
export function identified(account: string, { entries, whole }: Pick<Movements, 'entries' | 'whole'>): Identified[] {
  const [equals, formerEquals] = [new Map<string, number>(), new Map<string, number>()];
  const nth = (counts: Map<string, number>, key: string): number => {
    const n = (counts.get(key) ?? 0) + 1;
    counts.set(key, n);
    return n;
  };
  return entries.map((entry) => {
    const side = entry.credit ? 'C' : 'D';
    const { bankReference: reference, amount, operatedOn, number, other } = entry;
    const former = formerPrint(entry);
    const formerPlace = `${former}.${nth(formerEquals, former)}`;
    if (reference !== null) {
      const id = `${side}.${short(`${account}|${operatedOn}|${reference}`)}`;
      const place = nth(equals, id);
      const more = place === 1 ? '' : `.${nth(equals, `${id}.${amount}`)}.${amount}`;
      return { entry, id: `${id}${more}`, formerId: more ? undefined : `${side}.${short(`reference ${reference}`)}` };
    }
    if (!whole) return { entry, id: undefined, formerId: undefined };
    const alike = `${side}.${short([account, operatedOn, amount, number ?? '', other.account].join('|'))}`;
    return { entry, id: `${alike}.${nth(equals, alike)}`, formerId: `${side}.${formerPlace}` };
  });
}

/** Never change it: movements from before are known by it. */
function formerPrint({ operatedOn, amount, number, references, purpose, other }: Entry): string {
  const parts = [operatedOn, amount, number ?? '', references.join(), purpose.replace(/\s+/g, ' '), other.account];
  return short(parts.join('|'));
}

/** Where the same reference of the same day is another movement. */
export const besides = (id: string, { amount, other }: Entry): string => `${id}.${short(`${amount}|${other.account}`)}`;
