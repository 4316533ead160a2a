import { describe, expect, it } from 'vitest';
import { chosenIn, filterOf, inAddress, monthEndBefore, yearBefore } from '../../web/features/analytics/period.ts';

const TODAY = '2026-11-20';
const ALL = { product: '', pricing: '', borrowers: '', channel: '', region: '', termFrom: '', termTo: '' };
const at = (query: string) => chosenIn(new URLSearchParams(query), TODAY);

describe('the days of the analytics page', () => {
  it('are today and the end of the month before, where the address names none', () => {
    expect(at('')).toEqual({ ...ALL, date: TODAY, before: '2026-10-31' });
    expect(at('date=2026-01-15')).toEqual({ ...ALL, date: '2026-01-15', before: '2025-12-31' });
  });

  it('are not taken from an address that names a later day, no day, or an unknown product', () => {
    for (const query of ['date=2026-11-21', 'date=2026-02-30', 'date=x', 'product=CAR', 'region=OMSK', 'termTo=x'])
      expect(at(query)).toEqual(at(''));
  });

  it('are read again from the address that the page writes', () => {
    const chosen = {
      date: '2026-03-31',
      before: '2025-03-31',
      product: 'INDIVIDUAL_PERSON_IL',
      pricing: 'FLEXIBLE',
      borrowers: 'REPEAT',
      channel: 'PARTNER',
      region: 'ABAI',
      termFrom: '3',
      termTo: '12',
    };
    expect(filterOf(chosen)).toEqual({
      productTypes: ['INDIVIDUAL_PERSON_IL'],
      pricings: ['FLEXIBLE'],
      borrowers: 'REPEAT',
      channels: ['PARTNER'],
      regions: ['ABAI'],
      termFrom: 3,
      termTo: 12,
    });
    expect(filterOf(at(''))).toBeNull();
    expect(chosenIn(inAddress(chosen), TODAY)).toEqual(chosen);
  });

  it('begin twelve months back, also after a leap day', () => {
    expect(monthEndBefore('2028-03-01')).toBe('2028-02-29');
    expect(yearBefore('2028-02-29')).toBe('2027-02-01');
  });
});
