/** A changed copy of a bank's file credits what its own balances say, or nothing by itself (R916). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiynOf } from '../../schema/values/money.ts';
import type { Movements } from '../../server/adapters/bank-files/answer.ts';
import { Unreadable } from '../../server/adapters/bank-files/answer.ts';
import { decode } from '../../server/adapters/bank-files/one-c.ts';
import { bytesOf, exchange, read, statements, type Taken } from '../support/bank-corpus.ts';
import { anHonestChange, aStrangersText, aWrongChange, copyOf } from '../support/changed-copies.ts';
import { seedOf } from '../support/seed.ts';
import { FULL } from '../support/size.ts';

const texts = statements.map(({ name, truth }) => ({
  name,
  text: decode(bytesOf(name))
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n'),
  credits: truth.movements.flatMap(({ amount, day }) =>
    amount.startsWith('-') ? [] : [`${tiynOf(amount)} ${new Date(`${day}T12:00:00+05:00`).toISOString()}`],
  ),
}));

/** Read apart from the product: the first of each that stands outside of the documents. */
function balancesSaid(text: string): readonly [opening: bigint, closing: bigint] | undefined {
  const sumOf = (found: string | undefined) => {
    const plain = found
      ?.trim()
      .replace(/\s/g, '')
      .replace(/,(?=\d{3}\.)/, '')
      .replace(',', '.')
      .replace(/0+$/, '0');
    const [, minus = '', units = '', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(plain ?? '') ?? [];
    if (units === '') return undefined;
    const sum = BigInt(units) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
    return minus ? -sum : sum;
  };
  const head = text.split(/^(?:СекцияДокумент|КонецРасчСчет)/im)[0];
  const outside = head + (text.split(/^КонецДокумента/im).at(-1) ?? '');
  const amount = (code: string) => {
    const balance = new RegExp(`<(?:ns2:)?Cd>${code}<(?:(?!</(?:ns2:)?Bal>)[\\s\\S])*`).exec(text)?.[0] ?? '';
    const sum = /<(?:ns2:)?Amt[^>]*>([^<]*)</.exec(balance)?.[1];
    return sum && balance.includes('DBIT') ? `-${sum}`.replace('--', '') : sum;
  };
  const inTags = text.trimStart().startsWith('<');
  const opening = inTags ? (amount('OPBD') ?? amount('PRCD')) : /НачальныйОстаток *=(.*)/i.exec(outside)?.[1];
  const closing = inTags ? (amount('CLBD') ?? amount('ITBD')) : /КонечныйОстаток *=(.*)/i.exec(outside)?.[1];
  const [first, last] = [sumOf(opening), sumOf(closing)];
  return first === undefined || last === undefined ? undefined : [first, last];
}

const sumOf = (all: readonly (bigint | null)[]): bigint => all.reduce<bigint>((sum, one) => sum + (one ?? 0n), 0n);

function movementsOf(name: string, bytes: Buffer): Movements | undefined {
  try {
    const answer = read(name, bytes);
    return answer.kind === 'pain.002' ? undefined : answer;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Where anything is credited, all that the file moved leads from one balance that it says to the other. */
function expectSound(copy: { name: string; text: string; bytes: Buffer }, { credited, moved, seen, refused }: Taken) {
  const answer = movementsOf(copy.name, copy.bytes);
  // A file without a byte is one that the bank still writes.
  expect(refused).toBe(answer === undefined && copy.bytes.length > 0);
  if (credited > 0n) {
    const said = balancesSaid(copy.text);
    expect(sumOf(moved) + sumOf(answer?.odd.map((one) => one.moved) ?? [])).toBe(said && said[1] - said[0]);
    expect(answer?.odd.filter((one) => one.moved === null)).toEqual([]);
    expect(credited).toBeLessThanOrEqual(sumOf(moved.filter((one) => one > 0n)));
  }
  // Nothing is lost in silence: the file is refused, or each record that moved money is seen. What a notice tells
  // without a reference waits for the statement that lists it.
  const records = copy.text.match(/<(?:ns2:)?Ntry>/g) ?? [];
  const silent = copy.text.match(/FUTR|PDNG|INFO|>-?0\.0+</g) ?? [];
  if (answer?.whole) expect(seen).toBeGreaterThanOrEqual(records.length - silent.length);
}

const without = (all: readonly string[], known: readonly string[]): string[] => {
  const left = [...known];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

describe('a changed copy', () => {
  const { forget, taken } = exchange();
  const CASES = { numRuns: FULL ? 700 : 12, seed: seedOf('changed copies of bank files') };

  it('with any digits, lines, records, sums or sides changed credits what its balances say, or nothing', async () => {
    const changes = fc.array(aWrongChange, { minLength: 1, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...texts), changes, async ({ name, text }, change) => {
        await forget();
        const copy = copyOf(text, change);
        expectSound({ name, ...copy }, await taken(name, copy.bytes));
      }),
      CASES,
    );
  });

  it('with text of a stranger credits no other sum and day than the bank wrote', async () => {
    const changes = fc.tuple(fc.array(aStrangersText, { minLength: 1, maxLength: 2 }), fc.option(anHonestChange));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...texts), changes, async ({ name, text, credits }, [written, honest]) => {
        await forget();
        const copy = copyOf(text, [...written, ...(honest ? [honest] : [])]);
        const seen = await taken(name, copy.bytes);
        expectSound({ name, ...copy }, seen);
        expect(without(seen.came, credits)).toEqual([]);
      }),
      CASES,
    );
  });

  it('in another order, with other line ends, in another charset credits nothing that the file has credited', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...texts), anHonestChange, async ({ name, text, credits }, change) => {
        await forget();
        const { came } = await taken(name, copyOf(text, []).bytes);
        expect(without(came, credits)).toEqual([]);
        const again = await taken(`again-${name}`.replace(/^again-1c/, '1c-again'), copyOf(text, [change]).bytes);
        expect(again.came.toSorted()).toEqual(came.toSorted());
      }),
      CASES,
    );
  });
});
