/**
 * Payout providers fail at random: a lost request or answer, a notice never sent, sent five times or wrongly signed.
 */
import type { Fault, Faults } from '../../server/adapters/sandbox-kit/faults.ts';
import type { Chance } from '../../server/seed/chance.ts';
import { choose } from './party.ts';

const PAY_OUT = ['bank-payout', 'processing-kz', 'post-office'] as const;
const DAYS: readonly (readonly [number, Fault])[] = [
  [64, 'NONE'],
  [6, 'LOST_REQUEST'],
  [10, 'LOST_ANSWER'],
  [8, 'NO_CALLBACK'],
  [6, 'DUPLICATE'],
  [3, 'OUT_OF_ORDER'],
  [3, 'BAD_SIGNATURE'],
];

export async function changes(faults: Faults, chance: Chance): Promise<void> {
  for (const provider of PAY_OUT) await faults.set(provider, choose(chance, DAYS));
}

export async function clears(faults: Faults): Promise<void> {
  for (const provider of PAY_OUT) await faults.set(provider, 'NONE');
}
