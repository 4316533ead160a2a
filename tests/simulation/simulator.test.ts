import { afterEach, expect, it } from 'vitest';
import { seedOf } from '../support/seed.ts';
import { FULL } from '../support/size.ts';
import { RARE } from './outcome.ts';
import { Simulation } from './simulator.ts';

const SIZE = FULL ? { borrowers: 1_200, days: 28, silence: 95 } : { borrowers: 24, days: 14, silence: 95 };
/** Operations of a full run, by the providers' books. */
const OUTSIDE = [
  'bank-payout PAYOUT PAID',
  'post-office PAYOUT PAID',
  'processing-kz PAYOUT PAID',
  'processing-kz PAYOUT REJECTED',
  'bank-payout PAYOUT REJECTED',
  'post-office PAYOUT CANCELED',
  'processing-kz PAYMENT CANCELED',
  'processing-kz PAYMENT REVERSED',
  'bank-transfer PAYMENT PAID',
  'terminal PAYMENT PAID',
  'wallet PAYMENT PAID',
  'terminal PAYMENT REVERSED',
  'wallet PAYMENT REVERSED',
] as const;
const ENTREPRENEURS = 'INDIVIDUAL_ENTREPRENEUR_SPL';
const seed = seedOf('simulator');

let simulation: Simulation | undefined;
afterEach(() => simulation?.close());

it('no tiyn is lost, doubled or invented', async () => {
  simulation = await Simulation.open(seed, SIZE);
  const started = Date.now();
  await simulation.run();
  const { code, out } = await simulation.verify();
  const statuses = await simulation.outcome.statuses();
  const loans = Object.values(statuses).reduce((sum, n) => sum + n, 0);
  const seconds = Math.round((Date.now() - started) / 1000);
  const { died, restarts, torn } = simulation;
  const rarities = await simulation.outcome.rarities();
  const products = await simulation.outcome.products();
  const incoming = await simulation.outcome.incoming();
  const providers = await simulation.till.counts();
  const facts = {
    loans,
    seconds,
    died,
    restarts,
    torn,
    statuses,
    products,
    rarities,
    incoming,
    providers,
    checker: out,
  };
  process.stdout.write(`${JSON.stringify(facts, null, 1)}\n`);
  if (code !== 0) process.stdout.write(`${(await simulation.streamsIn(out)).join('\n')}\n`);
  expect(out).toContain('the read models are what the log says');
  expect(code).toBe(0);
  expect(loans).toBeGreaterThan(SIZE.borrowers);

  // By provider, money received less money paid out equals our books, and each notice counts once.
  expect(await simulation.differences).toEqual({});
  expect(await simulation.disagreements).toEqual([]);
  if (FULL) {
    for (const type of RARE) expect(rarities[type], type).toBeGreaterThan(0);
    for (const what of OUTSIDE) expect(providers[what] ?? 0, what).toBeGreaterThan(0);
    expect(torn).toBeGreaterThan(0);
  }
  // Some fifty loans see twelve of these kinds; which ones, the machine decides as it mixes their actions.
  expect(RARE.filter((type) => rarities[type])).toSatisfy((seen: unknown[]) => seen.length > 5);
  expect(Object.keys(providers).filter((what) => what.endsWith(' PAYOUT PAID'))).not.toEqual([]);
  expect(products[ENTREPRENEURS]).toBeGreaterThan(0);
  expect(died.before * died.after).toBeGreaterThan(0);
});
