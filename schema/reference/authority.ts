/** Sums that staff decide alone and by two, by act and role, as dated data (R370). */
import type { Role } from '../events/envelope.ts';
import type { LocalDate } from '../values/local-date.ts';
import { localDate } from '../values/local-date.ts';
import { type Tiyn, tenge, ZERO } from '../values/money.ts';
import { type Dated, inForce } from './dated.ts';

/** A role that is not named decides no sum. */
type Sums = Readonly<Partial<Record<Role, Tiyn>>>;
/** `together`: as the first or the second of two. */
type Limits = { readonly alone: Sums; readonly together: Sums };

/** Acts that move money or forgive debt. */
export type MoneyAct =
  /** Suspended money goes to a loan or a balance. */
  | 'placing'
  /** Suspended money goes to its sender, to a buyer of debts, or becomes income. */
  | 'givingAway'
  /** An application that was reviewed is approved. */
  | 'approving'
  /** Penalty is given up. */
  | 'waiving'
  /** A debt is given up, also after a dispute. */
  | 'writingOff'
  | 'selling'
  | 'reversing'
  /** The balance of a borrower is paid out. */
  | 'refunding'
  /** With insurers and buyers of debts. */
  | 'settling'
  /** The owner's money comes in or goes back. */
  | 'capital';

type Authority = Dated & { acts: Readonly<Record<MoneyAct, Limits>> };

const both = (sum: Tiyn): Sums => ({ support: sum, verifier: sum });
const byTwo = (sum: Tiyn): Limits => ({ alone: {}, together: both(sum) });
/** The largest loan with as much overpayment as the law allows: more cannot be owed by one borrower. */
const ONE_DEBT = tenge(6_000_000);

const AUTHORITY: readonly Authority[] = [
  {
    from: localDate('2024-01-01'),
    acts: {
      placing: { alone: { support: tenge(200_000) }, together: both(ONE_DEBT) },
      givingAway: byTwo(ONE_DEBT),
      approving: { alone: { verifier: tenge(500_000) }, together: both(tenge(3_000_000)) },
      waiving: byTwo(tenge(1_000_000)),
      writingOff: byTwo(ONE_DEBT),
      selling: byTwo(ONE_DEBT),
      reversing: byTwo(ONE_DEBT),
      refunding: byTwo(ONE_DEBT),
      settling: byTwo(tenge(100_000_000)),
      capital: byTwo(tenge(10_000_000_000)),
    },
    source: 'own choice; R370',
  },
];

/** What a member of staff may do with a sum. `limit`: the largest one that two may decide. */
export type Standing = { readonly may: 'alone' | 'by-two' } | { readonly may: 'not'; readonly limit: Tiyn };

export function standingOf(act: MoneyAct, role: Role, amount: Tiyn, day: LocalDate): Standing {
  const { alone, together } = inForce(AUTHORITY, day).acts[act];
  if (amount <= (alone[role] ?? -1n)) return { may: 'alone' };
  const limit = together[role] ?? ZERO;
  return amount <= limit ? { may: 'by-two' } : { may: 'not', limit };
}
