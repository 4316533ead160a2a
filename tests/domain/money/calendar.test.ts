import { describe, expect, it } from 'vitest';
import { DAYS_OFF, isDayOff, nextWorkingDay } from '../../../schema/reference/calendar.ts';
import { gesvCapsOn, isChecked, MCI, mciKnownOn, mciOn } from '../../../schema/reference/caps.ts';
import { CHECKED_EACH_YEAR, checkedWithin } from '../../../schema/reference/dated.ts';
import { statutoryGapsOn } from '../../../schema/reference/statutory-gaps.ts';
import { addDays, addMonths, localDate, weekday } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';

describe('days off', () => {
  it.each([
    ['2026-03-02', false, 'a Monday'],
    ['2026-03-07', true, 'a Saturday'],
    ['2026-03-09', true, '8 March fell on a Sunday'],
    ['2026-03-24', true, 'Nauryz of a weekend, moved'],
    ['2024-05-04', false, 'a Saturday worked for 8 May'],
    ['2024-05-08', true, 'swapped'],
    ['2025-01-05', false, 'a Sunday worked for 3 January'],
    ['2026-01-07', true, 'Christmas'],
    ['2026-05-27', true, 'Kurban Ait'],
    ['2025-09-01', true, 'Constitution Day of a Saturday, moved'],
    ['2026-08-31', false, 'Constitution Day is not in August any more'],
    ['2027-03-15', true, 'Constitution Day, a Monday'],
    ['2027-08-30', false, 'a Monday that was Constitution Day'],
    ['2028-03-15', true, 'Constitution Day, a Wednesday'],
    ['2028-08-30', false, 'a Wednesday that was Constitution Day'],
    ['2031-03-10', false, 'a Monday of a year not in the table'],
  ])('%s: %s (%s)', (day, off) => {
    expect(isDayOff(localDate(day))).toBe(off);
  });

  it('a day off leads to the next working day', () => {
    expect(nextWorkingDay(localDate('2026-03-21'))).toBe('2026-03-26');
    expect(nextWorkingDay(localDate('2026-03-26'))).toBe('2026-03-26');
    expect(nextWorkingDay(localDate('2027-03-15'))).toBe('2027-03-16');
    expect(nextWorkingDay(localDate('2027-08-30'))).toBe('2027-08-30');
  });

  it('a moved day off is a weekday, a worked day a weekend', () => {
    for (const { year, moved, working } of DAYS_OFF) {
      for (const day of moved.split(' '))
        expect([1, 2, 3, 4, 5], `${year}-${day}`).toContain(weekday(localDate(`${year}-${day}`)));
      for (const day of working.split(' ').filter(Boolean))
        expect([0, 6]).toContain(weekday(localDate(`${year}-${day}`)));
    }
  });

  it('every State holiday on a weekend has a weekday in its place', () => {
    const stay = new Set(['01-07', '06-16', '06-06', '05-27', '05-16', '05-05']);
    for (const { year, holidays, moved, working } of DAYS_OFF) {
      const weekend = holidays
        .split(' ')
        .filter((d) => !stay.has(d) && [0, 6].includes(weekday(localDate(`${year}-${d}`))));
      const swaps = working.split(' ').filter(Boolean).length;
      expect(moved.split(' ').length, `${year}`).toBe(weekend.length + swaps);
    }
  });
});

describe('statutory rows', () => {
  it('a row holds from its day on, the last one also for years not yet known', () => {
    expect(mciOn(localDate('2024-12-31'))).toBe(tenge(3_692));
    expect(mciOn(localDate('2025-01-01'))).toBe(tenge(3_932));
    expect(mciOn(localDate('2028-06-01'))).toBe(tenge(4_325));
    expect([mciKnownOn(localDate('2026-06-01')), mciKnownOn(localDate('2028-06-01'))]).toEqual([true, false]);
  });
});

describe('statutory figures that are not known yet', () => {
  it('a missing year is named', () => {
    expect(statutoryGapsOn(localDate('2026-03-02'))).toEqual([]);
    expect(statutoryGapsOn(localDate('2027-03-02'))).toEqual(['MCI', 'CALENDAR']);
    expect(statutoryGapsOn(localDate('2029-03-02'))).toEqual(['MCI', 'CALENDAR', 'CEILINGS']);
  });

  it('a year whose swaps are not published is named once it begins', () => {
    expect(statutoryGapsOn(localDate('2026-12-31'))).not.toContain('CALENDAR');
    expect(statutoryGapsOn(localDate('2027-01-01'))).toContain('CALENDAR');
  });

  it('what was last checked more than a year before is not known', () => {
    const row = { checkedOn: localDate('2026-11-28') };
    expect(checkedWithin(row, localDate('2027-11-28'), CHECKED_EACH_YEAR)).toBe(true);
    expect(checkedWithin(row, localDate('2027-11-29'), CHECKED_EACH_YEAR)).toBe(false);
    for (const { checkedOn } of [...DAYS_OFF, ...MCI]) expect(checkedOn >= localDate('2026-11-28')).toBe(true);
  });

  it('ceilings are named half a year after somebody last read their acts, and once they have ended', () => {
    const { checkedOn } = gesvCapsOn(localDate('2026-12-01'));
    const last = addMonths(checkedOn, 6);
    expect(statutoryGapsOn(last)).not.toContain('CEILINGS');
    expect(statutoryGapsOn(addDays(last, 1))).toContain('CEILINGS');
    const ended = { until: localDate('2026-12-31'), checkedOn };
    expect([isChecked(ended, localDate('2026-12-31')), isChecked(ended, localDate('2027-01-01'))]).toEqual([
      true,
      false,
    ]);
  });
});
