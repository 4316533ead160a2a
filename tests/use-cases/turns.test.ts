/** Commands on one stream take turns within a process, and none waits for ever for one that hangs. */
import { afterEach, expect, it, vi } from 'vitest';
import type { Ledger } from '../../server/ports/ledger.ts';
import { inTurn } from '../../server/use-cases/kernel/turns.ts';

const ledger = {} as Ledger;
const HANGS = new Promise<never>(() => undefined);
afterEach(() => void vi.useRealTimers());

it('on one stream one at a time and in order, also after one that failed; other streams do not wait', async () => {
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  const took = (name: string, until?: Promise<void>) => async () => {
    seen.push(`${name} begins`);
    await until;
    seen.push(`${name} ends`);
  };
  const waiting = [inTurn(ledger, 'loan-1', took('first', first.promise)), inTurn(ledger, 'loan-1', took('second'))];
  const failing = inTurn(ledger, 'loan-1', () => Promise.reject(new Error('refused')));
  const last = inTurn(ledger, 'loan-1', took('last'));
  await inTurn(ledger, 'loan-2', took('other'));
  expect(seen).toEqual(['first begins', 'other begins', 'other ends']);
  first.resolve();
  await expect(failing).rejects.toThrow('refused');
  await Promise.all([...waiting, last]);
  expect(seen.slice(3)).toEqual(['first ends', 'second begins', 'second ends', 'last begins', 'last ends']);
});

it('behind one that hangs a command goes on after two seconds, and the next one does not wait for the hanging one', async () => {
  vi.useFakeTimers();
  void inTurn(ledger, 'loan-3', () => HANGS);
  const second = inTurn(ledger, 'loan-3', async () => 'second');
  const third = inTurn(ledger, 'loan-3', async () => 'third');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
});

it('a crowded stream rests between turns, the longer the more wait, and two commands do not', async () => {
  vi.useFakeTimers();
  const began: number[] = [];
  const first = performance.now();
  const took = () => {
    began.push(performance.now() - first);
    return new Promise<void>((resolve) => void setTimeout(resolve, 10));
  };
  const all = Promise.all(Array.from({ length: 5 }, () => inTurn(ledger, 'loan-4', took)));
  await vi.advanceTimersByTimeAsync(1_000);
  await all;
  expect(began).toEqual([0, 40, 70, 90, 100]);
});
