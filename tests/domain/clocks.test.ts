/** What a clock, a time zone and a calendar may do to figures and days: nothing. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addDays, almatyDateOf, daysBetween, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import { issued, spl } from '../support/a-loan.ts';

const GOLDEN_HASH = join(import.meta.dirname, '..', 'support', 'golden-hash.ts');
const goldenHash = (env: Record<string, string>): string =>
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', GOLDEN_HASH], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });

describe('clocks', () => {
  it('the golden streams fold to the same bytes in any time zone and locale of the process', () => {
    const far = goldenHash({ TZ: 'Pacific/Kiritimati', LC_ALL: 'kk_KZ.UTF-8' });
    expect(far).toMatch(/^[0-9a-f]{64}$/);
    expect(goldenHash({ TZ: 'America/St_Johns', LC_ALL: 'de_DE.UTF-8' })).toBe(far);
  });

  it.each([
    ['2028-02-28T18:59:59.999Z', '2028-02-28'],
    ['2028-02-28T19:00:00.000Z', '2028-02-29'],
    ['2028-02-29T19:00:00.000Z', '2028-03-01'],
    ['2026-12-31T18:59:59.999Z', '2026-12-31'],
    ['2026-12-31T19:00:00.000Z', '2027-01-01'],
    // Since 1 March 2024 the whole country is at UTC+5, in summer too.
    ['2024-03-01T18:59:59.999Z', '2024-03-01'],
    ['2026-07-01T19:00:00.000Z', '2026-07-02'],
  ])('the business day of %s is %s in Almaty', (at, day) => {
    expect(almatyDateOf(at)).toBe(day);
  });

  it.each(['2028-02-20', '2026-12-20', '2027-02-20'])(
    'each day of a loan issued on %s costs the same, over 29 February and the new year',
    (day) => {
      const loan = issued(spl(), day);
      const start = localDate(day);
      const interest = Array.from({ length: 10 }, (_, n) => quoteOn(loan.life, addDays(start, n + 1)).interest);
      const steps = interest.slice(1).map((sum, n) => sum - (interest[n] ?? tenge(0)));
      expect(new Set(steps).size).toBe(1);
      expect(steps[0]).toBeGreaterThan(0n);
      expect(daysBetween(start, addDays(start, 10))).toBe(10);
    },
  );
});
