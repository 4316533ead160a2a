/** Sums that one member of staff decides alone, by role, as dated data (R370). Above them a second person confirms. */
import type { Role } from '../events/envelope.ts';
import { type LocalDate, localDate } from '../values/local-date.ts';
import { type Tiyn, tenge } from '../values/money.ts';
import { type Dated, inForce } from './dated.ts';

/** A role that is not named decides no sum alone. */
type Sums = Readonly<Partial<Record<Role, Tiyn>>>;

/** `placing`: suspended money on a loan or a balance. `approving`: the amount of an application that was reviewed. */
type Authority = Dated & { placing: Sums; approving: Sums };

const AUTHORITY: readonly Authority[] = [
  {
    from: localDate('2024-01-01'),
    placing: { support: tenge(200_000), verifier: tenge(200_000) },
    approving: { verifier: tenge(500_000) },
    source: 'own choice; R370',
  },
];

const alone = (act: 'placing' | 'approving', role: Role, amount: Tiyn, day: LocalDate): boolean =>
  amount <= (inForce(AUTHORITY, day)[act][role] ?? 0n);

export const placesAlone = (role: Role, amount: Tiyn, day: LocalDate): boolean => alone('placing', role, amount, day);
export const approvesAlone = (role: Role, amount: Tiyn, day: LocalDate): boolean =>
  alone('approving', role, amount, day);
