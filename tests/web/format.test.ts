import { describe, expect, it } from 'vitest';
import { tiynOf, typedTenge } from '../../schema/values/money.ts';
import { tidy } from '../../web/build/tidy.ts';
import * as dates from '../../web/lib/dates.ts';
import { dailyRate, days, money, months, number, percent, time } from '../../web/lib/format.ts';
import { dateText, dateValue, iinText, phoneText, phoneValue } from '../../web/lib/typed-text.ts';

const visible = (text: string): string => text.replace(/\u00a0/g, '_').replace(/\u2060/g, '|');

it('a rate a day keeps every digit that the sum beside it was computed with', () => {
  expect(visible(dailyRate('0.2608', 'ru'))).toBe('0,2608_%');
  expect(visible(dailyRate('0.2800', 'kk'))).toBe('0,28%');
});

describe('money', () => {
  it('decimal tenge and tiyn are read alike', () => {
    expect(tiynOf('175000.00')).toBe(17_500_000n);
    expect(tiynOf('0.5')).toBe(50n);
    expect(tiynOf('-12.05')).toBe(-1205n);
  });

  it('text that is no amount is refused rather than shown wrongly', () => {
    for (const text of ['', '1e5', '1,5', 'NaN', '1.234', ' 1']) expect(() => tiynOf(text)).toThrow();
  });

  it('groups have no-break spaces, and tiyn are shown only where there are any', () => {
    expect(visible(money(tiynOf('175000.00')))).toBe('175_000_₸');
    expect(visible(money(tiynOf('1234567.89')))).toBe('1_234_567,89_₸');
    expect(visible(money(tiynOf('0')))).toBe('0_₸');
    expect(visible(money(tiynOf('-4253.00')))).toBe('−4_253_₸');
    expect(visible(money(tiynOf('-0.05')))).toBe('−0,05_₸');
    expect(visible(money(99_999_999_999_999_900n))).toBe('999_999_999_999_999_₸');
  });
});

describe('numbers, rates and counts', () => {
  it('per cent has a space in Russian and none in Kazakh', () => {
    expect(visible(percent(170.26, 'ru'))).toBe('170,3_%');
    expect(visible(percent(170.26, 'kk'))).toBe('170,3%');
    expect(visible(percent(46, 'ru'))).toBe('46_%');
    expect(visible(number(12_345))).toBe('12_345');
  });

  it('Russian nouns are declined, Kazakh ones stay singular', () => {
    const forms = [1, 2, 5, 11, 21, 22, 25, 111, 112].map((n) => visible(days(n, 'ru')));
    expect(forms).toEqual('1_день 2_дня 5_дней 11_дней 21_день 22_дня 25_дней 111_дней 112_дней'.split(' '));
    expect(visible(days(20, 'kk'))).toBe('20_күн');
    expect(visible(months(3, 'ru'))).toBe('3_месяца');
  });

  it('times are those of Almaty', () => {
    expect(time('2026-11-20T09:05:00.000Z')).toBe('14:05');
    expect(time('2026-11-20T20:30:00.000Z')).toBe('01:30');
  });
});

describe('dates', () => {
  it('days are named in both languages', () => {
    expect(visible(dates.day('2026-12-10', 'ru'))).toBe('10_декабря');
    expect(visible(dates.day('2026-12-10', 'kk'))).toBe('10_желтоқсан');
    expect(visible(dates.dayShort('2026-11-20', 'kk'))).toBe('20_қар');
    expect(visible(dates.dayWithYear('2026-11-20', 'ru'))).toBe('20_ноября 2026_года');
    expect(visible(dates.dayWithYear('2026-11-20', 'kk'))).toBe('2026_жылғы 20_қараша');
    expect(dates.weekday('2026-11-20', 'ru')).toBe('пятница');
    expect(dates.weekday('2026-11-20', 'kk')).toBe('жұма');
    expect(dates.numeric('2026-11-20')).toBe('20.11.2026');
  });

  it('every Kazakh month has its own endings', () => {
    const of = (form: (date: string, lang: 'kk') => string) =>
      Array.from({ length: 12 }, (_, m) => visible(form(`2026-${String(m + 1).padStart(2, '0')}-01`, 'kk')).slice(2));
    expect(of(dates.dayOn)).toEqual(
      'қаңтарда ақпанда наурызда сәуірде мамырда маусымда шілдеде тамызда қыркүйекте қазанда қарашада желтоқсанда'.split(
        ' ',
      ),
    );
    expect(of(dates.dayOf).slice(10)).toEqual(['қарашадағы', 'желтоқсандағы']);
    expect(of(dates.dayOf)[3]).toBe('сәуірдегі');
    expect(of(dates.dayFrom).slice(8)).toEqual(['қыркүйектен', 'қазаннан', 'қарашадан', 'желтоқсаннан']);
    expect(of(dates.dayTo).slice(8)).toEqual(['қыркүйекке', 'қазанға', 'қарашаға', 'желтоқсанға']);
    expect(visible(dates.dayOf('2026-12-10', 'ru'))).toBe('10_декабря');
  });

  it('days are counted across a leap February', () => {
    expect(dates.addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(dates.daysBetween('2026-11-20', '2026-12-10')).toBe(20);
    expect(dates.todayInAlmaty(new Date('2026-11-20T19:00:00Z'))).toBe('2026-11-21');
    expect(dates.dateOfInstant('2026-11-20T18:59:00Z')).toBe('2026-11-20');
    expect(dates.dateOfInstant('2026-11-20T19:30:00Z')).toBe('2026-11-21');
  });
});

describe('typed text', () => {
  it('a phone is read in any spelling', () => {
    for (const text of ['+7 (705) 412-08-31', '8 705 412 08 31', '7054120831', '77054120831', '+7705 4120831']) {
      expect(phoneValue(text)).toBe('77054120831');
      expect(phoneText(text)).toBe('+7 (705) 412-08-31');
    }
    expect(phoneValue('705412083')).toBeUndefined();
    expect(phoneText('7054')).toBe('7054');
  });

  it('a date is read with or without dots, and impossible days are refused', () => {
    for (const text of ['05.03.1990', '5.3.1990', '05031990', '05/03/1990', '1990-03-05']) {
      expect(dateValue(text)).toBe('1990-03-05');
    }
    expect(dateText('05031990')).toBe('05.03.1990');
    for (const text of ['31.02.2026', '29.02.2027', '5.3.90', '', 'вчера']) expect(dateValue(text)).toBeUndefined();
  });

  it('an IIN is grouped, and whole tenge are read', () => {
    expect(iinText('900305400123')).toBe('900305 400123');
    expect(typedTenge('175 000 ₸')).toBe(17_500_000n);
    expect(typedTenge('175\u00a0000,50')).toBe(17_500_050n);
    expect(typedTenge('175.000')).toBe(17_500_000n);
    expect(typedTenge('5140,37 тг')).toBe(514_037n);
    expect(typedTenge('1,234,567.89')).toBe(123_456_789n);
    expect(typedTenge('1 234 567 теңге')).toBe(123_456_700n);
    expect(typedTenge('5140,')).toBe(514_000n);
    expect(typedTenge('₸5140')).toBe(514_000n);
    expect(typedTenge('0,5')).toBe(50n);
    for (const none of ['-5', 'abc', '1'.repeat(13), '1e5', '0.001', '1 000,005', '1.000,0005', '5 за 10', '1.2.3'])
      expect(typedTenge(none), none).toBeUndefined();
    expect(typedTenge('')).toBeUndefined();
  });
});

describe('tidy', () => {
  it('numbers, units, prepositions and Kazakh endings stay together', () => {
    expect(visible(tidy('за 31 день до 175 000 ₸'))).toBe('за_31_день до_175_000_₸');
    expect(visible(tidy('{amount} на {days}'))).toBe('{amount} на_{days}');
    expect(visible(tidy('179%-дан'))).toBe('179%-|дан');
    expect(visible(tidy('Код — подпись, договор № 5'))).toBe('Код_— подпись, договор №_5');
  });
});
