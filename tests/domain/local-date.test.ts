import { describe, expect, it } from 'vitest';
import {
  addMonths,
  dayNumber,
  fromDayNumber,
  localDate,
  parseLocalDate,
  weekday,
} from '../../schema/values/local-date.ts';

describe('local dates', () => {
  it('day numbers agree with the platform, there and back, for every day of 1896-2104', () => {
    for (let n = -27_000; n < 49_000; n++) {
      const date = new Date(n * 86_400_000);
      const text = date.toISOString().slice(0, 10);
      if (fromDayNumber(n) !== text || dayNumber(localDate(text)) !== n) throw new Error(text);
      if (weekday(localDate(text)) !== date.getUTCDay()) throw new Error(`weekday of ${text}`);
    }
  });

  it('a day that a later month lacks becomes its last one', () => {
    expect(addMonths(localDate('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonths(localDate('2024-01-31'), 1)).toBe('2024-02-29');
    expect(addMonths(localDate('2026-12-31'), 2)).toBe('2027-02-28');
    expect(addMonths(localDate('2026-11-30'), 13)).toBe('2027-12-30');
    expect(addMonths(localDate('2026-03-15'), 0)).toBe('2026-03-15');
  });

  it('a day that is not in the calendar is refused', () => {
    expect(['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', ''].map(parseLocalDate)).toEqual(
      Array(5).fill(undefined),
    );
  });
});
