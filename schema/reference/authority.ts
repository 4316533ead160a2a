/** Sums that one member of staff decides alone, by role, as dated data (R370). Above them a second person confirms. */
import type { Role } from '../events/envelope.ts';
import { type LocalDate, localDate } from '../values/local-date.ts';
import { type Tiyn, tenge } from '../values/money.ts';
import { type Dated, inForce } from './dated.ts';

/** Placing suspended money on a loan or a balance. A role that is not named decides no sum alone. */
type Authority = Dated & { placing: Readonly<Partial<Record<Role, Tiyn>>> };

const AUTHORITY: readonly Authority[] = [
  {
    from: localDate('2024-01-01'),
    placing: { support: tenge(200_000), verifier: tenge(200_000) },
    source: 'own choice; R370',
  },
];

export const placesAlone = (role: Role, amount: Tiyn, day: LocalDate): boolean =>
  amount <= (inForce(AUTHORITY, day).placing[role] ?? 0n);
