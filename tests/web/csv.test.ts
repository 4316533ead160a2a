/** A table for a spreadsheet has the sums of the page and nothing that would be computed. */
import { expect, it } from 'vitest';
import { tiyn } from '../../schema/values/money.ts';
import { csvSum, csvUrl } from '../../web/lib/csv.ts';
import { moneyDigits } from '../../web/lib/format.ts';

const read = (url: string): string => decodeURIComponent(url.slice(url.indexOf(',') + 1));

it('a sum is that of the page without spaces', () => {
  for (const sum of [5_357_116n, 5_357_100n, -100_000_050n, 0n].map(tiyn)) {
    expect(csvSum(sum)).toBe(moneyDigits(sum).replaceAll('\u00a0', '').replace('\u2212', '-'));
    expect(csvSum(sum)).toMatch(/^-?\d+(,\d\d)?$/);
  }
});

it('cells with separators are quoted, and a formula becomes a text', () => {
  expect(
    read(
      csvUrl([
        ['Дата', 'a;b'],
        ['"x"', '=1+1'],
      ]),
    ),
  ).toBe('\ufeffДата;"a;b"\r\n"""x""";\'=1+1');
});
