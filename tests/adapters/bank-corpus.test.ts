/** Files of each public dialect are read as what is true of them says, and credit that alone. */
import { describe, expect, it } from 'vitest';
import { contractNumbersIn } from '../../schema/values/contract-number.ts';
import { most, printTenge, tiyn, tiynOf, ZERO } from '../../schema/values/money.ts';
import { proofOf } from '../../server/adapters/bank-files/answer.ts';
import { decode } from '../../server/adapters/bank-files/one-c.ts';
import { bytesOf, exchange, FILES, read, reports, statements, TRUTH } from '../support/bank-corpus.ts';

const tenge = (amount: bigint) => printTenge(tiyn(amount));

it('says of each file what is true of it', () => {
  expect(Object.keys(TRUTH).toSorted()).toEqual(FILES.toSorted());
});

it.each(statements)('$name is read whole', ({ name, truth }) => {
  const answer = read(name);
  if (answer.kind === 'pain.002') throw new Error(answer.kind);
  const { entries, odd, balances } = answer;
  expect(
    entries.map(({ credit, amount, operatedOn, purpose }) => ({
      amount: tenge(credit ? amount : -amount),
      day: operatedOn,
      contract: contractNumbersIn(purpose)[0] ?? null,
    })),
  ).toEqual(truth.movements);
  expect([balances && tenge(balances.opening), balances && tenge(balances.closing)]).toEqual([
    truth.opening,
    truth.closing,
  ]);
  expect([odd.length, entries.filter(({ several }) => several).length]).toEqual([truth.odd, truth.several]);
  expect(proofOf(answer)).toBe(truth.proof);
});

it.each(reports)('$name is read whole', ({ name, truth }) => {
  const answer = read(name);
  if (answer.kind !== 'pain.002') throw new Error(answer.kind);
  const { group, orders, odd } = answer.report;
  expect(group?.state ?? null).toBe(truth.group);
  expect(Object.fromEntries(orders.map(({ reference, state }) => [reference, state]))).toEqual(truth.orders);
  expect(odd).toHaveLength(truth.odd);
});

describe('what a file credits by itself', () => {
  const { taken } = exchange();

  it.each(statements)('$name: its proven credits, and nothing else', async ({ name, truth }) => {
    const { credited, seen } = await taken(name, bytesOf(name));
    const credits = truth.proof === 'PROVEN' && truth.several === 0 ? truth.movements : [];
    const sum = credits.reduce((all, { amount }) => all + most(ZERO, tiynOf(amount)), 0n);
    expect(tenge(credited)).toBe(tenge(sum));
    expect(seen).toBe(truth.movements.length + truth.odd + (truth.proof === 'CONTRADICTED' ? 1 : 0));
  });

  it.each(['Дата', 'ДатаДокумента', 'ДатаОперации'])('%s of another month counts on a day of the file', async (key) => {
    const text = decode(bytesOf('1c-turnovers.txt')).replace(
      'ДатаДокумента=02.03.2026\nСумма',
      `${key}=01.02.2026\nСумма`,
    );
    expect((await taken('1c-day.txt', text)).came).toEqual(['1500000 2026-03-02T07:00:00.000Z']);
  });
});
