import { describe, expect, it } from 'vitest';
import { chosenIn, inAddress, monthEndBefore, yearBefore } from '../../web/features/analytics/period.ts';

const TODAY = '2026-11-20';
const at = (query: string) => chosenIn(new URLSearchParams(query), TODAY);

describe('the days of the analytics page', () => {
  it('are today and the end of the month before, where the address names none', () => {
    expect(at('')).toEqual({ date: TODAY, before: '2026-10-31', product: '' });
    expect(at('date=2026-01-15')).toEqual({ date: '2026-01-15', before: '2025-12-31', product: '' });
  });

  it('are not taken from an address that names a later day, no day, or an unknown product', () => {
    for (const query of ['date=2026-11-21', 'date=2026-02-30', 'date=x', 'product=CAR'])
      expect(at(query)).toEqual(at(''));
  });

  it('are read again from the address that the page writes', () => {
    const chosen = { date: '2026-03-31', before: '2025-03-31', product: 'INDIVIDUAL_PERSON_IL' };
    expect(chosenIn(inAddress(chosen), TODAY)).toEqual(chosen);
  });

  it('begin twelve months back, also after a leap day', () => {
    expect(monthEndBefore('2028-03-01')).toBe('2028-02-29');
    expect(yearBefore('2028-02-29')).toBe('2027-02-01');
  });
});
