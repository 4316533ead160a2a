/** A hash on paper can be typed back, and a slip is named by its row. */
import { expect, it } from 'vitest';
import { readTypedHash, typedRows } from '../../schema/values/typed-hash.ts';

const HASH = '00ff13579bdf02468ace0123456789abcdef00112233445566778899aabbccdd'.slice(0, 64);
const rows = typedRows(HASH);

it('four rows, with spaces, dashes, line ends and capitals, are the hash; so is the hash itself', () => {
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatch(/^00ff 1357 9bdf 0246 \d\d$/);
  expect(readTypedHash(rows.join('\n').toUpperCase())).toEqual({ hash: HASH });
  expect(readTypedHash(rows.map((row) => row.replaceAll(' ', '-')).join(' '))).toEqual({ hash: HASH });
  expect(readTypedHash(HASH)).toEqual({ hash: HASH });
});

it('every single wrong digit and every exchange of neighbours is named by its row', () => {
  for (const [at, row] of rows.entries()) {
    const digits = row.replaceAll(' ', '');
    for (let place = 0; place < 16; place += 1) {
      const others = [...'0123456789abcdef'].filter((digit) => digit !== digits[place]);
      const slips = others.map((digit) => `${digits.slice(0, place)}${digit}${digits.slice(place + 1)}`);
      if (place < 15 && digits[place] !== digits[place + 1])
        slips.push(`${digits.slice(0, place)}${digits[place + 1]}${digits[place]}${digits.slice(place + 2)}`);
      for (const slip of slips) expect(readTypedHash(rows.with(at, slip).join(' '))).toEqual({ row: at + 1 });
    }
  }
});

it('rows in another order, a row too few and letters that are no digits are refused', () => {
  expect(readTypedHash([rows[1], rows[0], rows[2], rows[3]].join(' '))).toEqual({ row: 1 });
  expect(readTypedHash(rows.slice(1).join(' '))).toBeUndefined();
  expect(readTypedHash(`g${HASH.slice(1)}`)).toBeUndefined();
});
