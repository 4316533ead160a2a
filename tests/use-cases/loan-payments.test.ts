/** The explanation of each payment agrees with the debt, also after a backdated payment or a reversal. */
import { expect, it } from 'vitest';
import { add, subtract, ZERO } from '../../schema/values/money.ts';
import { OFFICE_PATHS } from '../golden/office-paths.ts';
import { PATHS } from '../golden/paths.ts';
import { viewOf } from '../support/papers.ts';
import { nothing } from '../support/spec.ts';

const viewAfter = (name: string) => viewOf((OFFICE_PATHS[name] ?? PATHS[name])?.() ?? nothing);

it.each(['payment-taken-back', 'payment-taken-back-in-part', 'back-dated', 'back-dated-cure'])(
  'each payment finds the debt that the one before it left: %s',
  (name) => {
    const { payments, standing } = viewAfter(name);
    const standingOnes = payments
      .filter(({ reversedOn }) => reversedOn === null)
      .toSorted((a, b) => a.data.paidOn.localeCompare(b.data.paidOn));
    expect(standingOnes.length).toBeGreaterThan(0);
    for (const { data, principalBefore, principalAfter } of standingOnes) {
      const spent = data.allocation.filter(({ component }) => component === 'principal');
      expect(subtract(principalBefore, principalAfter)).toBe(spent.reduce((sum, { amount }) => add(sum, amount), ZERO));
    }
    const left = standingOnes.map(({ principalAfter }) => principalAfter);
    expect(standingOnes.slice(1).map(({ principalBefore }) => principalBefore)).toEqual(left.slice(0, -1));
    expect(left.at(-1)).toBe(standing?.principal);
  },
);
