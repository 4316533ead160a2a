import { describe, expect, it } from 'vitest';
import {
  addMonths,
  almatyDateOf,
  almatyTimeOf,
  atHour,
  dayNumber,
  endOfDay,
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

  it('days and hours of Almaty agree with the platform, through the change of its zone in 2024', () => {
    expect(almatyDateOf('2023-06-01T18:30:00Z')).toBe('2023-06-02');
    expect(almatyDateOf('2026-06-01T18:30:00Z')).toBe('2026-06-01');
    const platform = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Almaty',
      ...{ dateStyle: 'short', timeStyle: 'short' },
    });
    // The last change before that of 2024 was in October 2004.
    for (let at = Date.UTC(2005, 0, 1, 0, 30); at < Date.UTC(2030, 0, 1); at += 17 * 3_600_000) {
      const text = new Date(at).toISOString();
      const ours = `${almatyDateOf(text)} ${almatyTimeOf(text)}`;
      if (ours !== platform.format(at)) throw new Error(`${text}: ${ours}, ${platform.format(at)}`);
    }
  });

  it.each(['2023-06-01', '2024-02-28', '2024-02-29', '2024-03-01', '2026-11-28'])(
    'the day %s begins and ends in itself',
    (text) => {
      const day = localDate(text);
      expect([atHour(day, 0), endOfDay(day)].map(almatyDateOf)).toEqual([day, day]);
      expect(almatyTimeOf(atHour(day, 9))).toBe('09:00');
      expect(almatyTimeOf(endOfDay(day))).toBe('23:59');
    },
  );
});
