/**
 * The state of a borrower's last loan is dealt from a deck: its borrowers show every status and all that the book
 * promises (R741).
 */
import { LOAN_STATUSES, type LoanStatus } from '../../schema/loan-status.ts';
import { type Chance, chanceOf } from './chance.ts';
import { REFUSALS, type Refusal } from './facts.ts';

export type Ending =
  | { kind: 'stands'; at: LoanStatus }
  /** Asked for other terms today, or sold and not yet paid for. */
  | { kind: 'asking'; at: LoanStatus }
  | { kind: 'rejected'; because: Refusal }
  | { kind: 'fraud' | 'cancelled' | 'annulled' | 'recalled' }
  | { kind: 'repaid' | 'closing' | 'running' | 'graceDayOff' }
  /** Agreements and office acts on a running loan, and a payment that its provider reversed. */
  | {
      kind: 'prolonged' | 'refinanced' | 'restructured' | 'broken' | 'deferred' | 'lapsed' | 'ceded' | 'takenBack';
    }
  /** `recovered`: something of it is paid later. */
  | { kind: 'writtenOff'; recovered: boolean }
  /** `days` past due today; an instalment loan has paid `paidRows` before. */
  | { kind: 'late'; days: number; paidRows: number };

const STANDING: readonly LoanStatus[] = [
  'INITIAL',
  'WAITING_STATEMENT_LOADING',
  'WAITING_FOR_REMITTANCE_SET',
  'WAITING_FOR_BIOMETRY',
  'WAITING_FOR_INSURANCE',
  'WAITING_FOR_ISSUANCE_CONSENT',
  'ON_VERIFICATION',
  'ON_AUTO_VERIFICATION',
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
  'BACK_TO_REVISION',
  'REVISED_VERIFICATION',
  'READY_FOR_SCORING',
  'WAITING_REJECT',
  'APPROVED',
  'WAITING_REMITTANCE_PREPARED',
  'REMITTANCE_PREPARED',
  'REMITTANCE_IN_PROGRESS',
  'REMITTANCE_ERROR',
];

const ASKING: readonly LoanStatus[] = [
  'WAITING_PROLONGATION',
  'WAITING_PROLONGATION_OFFERT',
  'WAITING_PROLONGATION_PRC_PAYMENT',
  'WAITING_REFINANCING',
  'WAITING_REFINANCING_OFFERT',
  'WAITING_REFINANCING_PRC_PAYMENT',
  'WAITING_RESTRUCTURING',
  'AOT_PAYMENT_AWAITING',
];

/** From how many to how many days past due. */
const LATE_DAYS = { 'late 1-29': [5, 24], 'late 30-89': [36, 84], 'late 90+': [100, 420] } as const;

/** A status within one append: its loan stands where the append is cut. */
export const PASSED: readonly LoanStatus[] = ['AGREED', 'REMITTANCE_PAID'];

type Card = Exclude<Ending['kind'], 'late' | 'stands' | 'asking'> | keyof typeof LATE_DAYS | LoanStatus;
const isLate = (card: Card): card is keyof typeof LATE_DAYS => Object.hasOwn(LATE_DAYS, card);
const isStatus = (card: Card): card is LoanStatus => LOAN_STATUSES.some((status) => status === card);
/** Late cards make about 8 % of the principal at least 30 days past due (PAR30). */
const COUNTS: readonly (readonly [Card, number])[] = [
  ...[...STANDING, ...ASKING].map((status) => [status, 1] as const),
  ['rejected', 30],
  ['fraud', 2],
  ['cancelled', 6],
  ['annulled', 5],
  ['recalled', 2],
  ['closing', 1],
  ['repaid', 58],
  ['AGREED', 1],
  ['REMITTANCE_PAID', 1],
  ['graceDayOff', 2],
  ['running', 34],
  ['prolonged', 6],
  ['refinanced', 3],
  ['restructured', 3],
  ['broken', 1],
  ['deferred', 2],
  ['lapsed', 1],
  ['takenBack', 2],
  ['ceded', 2],
  ['writtenOff', 3],
  ['late 1-29', 7],
  ['late 30-89', 1],
  ['late 90+', 1],
];
/** The first deck begins with this many of each, else one, so that a small book has all kinds. */
const FIRST: Partial<Record<Card, number>> = { rejected: REFUSALS.length, writtenOff: 2, restructured: 3 };
const DECK: readonly Card[] = COUNTS.flatMap(([card, count]) => Array.from({ length: count }, () => card));

/** `nth`: how many equal cards of the deck were dealt before. */
export type Dealt = { readonly ending: Ending; readonly nth: number };

export function dealt(seed: number, index: number): Dealt {
  const deck = shuffled(seed, Math.floor(index / DECK.length));
  const place = index % DECK.length;
  const card = deck[place] ?? 'running';
  const nth = deck.slice(0, place).filter((one) => one === card).length;
  return { ending: endingOf(card, nth, chanceOf(seed, 'ending', index)), nth };
}

function endingOf(card: Card, nth: number, chance: Chance): Ending {
  const paidRows = chance.whole(0, 3);
  if (isLate(card)) {
    const [from, to] = LATE_DAYS[card];
    return { kind: 'late', days: chance.whole(from, to), paidRows };
  }
  if (isStatus(card)) return { kind: ASKING.includes(card) ? 'asking' : 'stands', at: card };
  if (card === 'rejected') return { kind: card, because: REFUSALS[nth % REFUSALS.length] ?? 'SCORE' };
  return card === 'writtenOff' ? { kind: card, recovered: nth !== 1 } : { kind: card };
}

let latest: { key: string; deck: readonly Card[] } | undefined;

/** Caches the last deck, since borrowers come one after another. */
function shuffled(seed: number, number: number): readonly Card[] {
  const key = `${seed}/${number}`;
  if (latest?.key === key) return latest.deck;
  const chance = chanceOf(seed, 'deck', number);
  const deck = [...DECK];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = chance.whole(0, i);
    const [a, b] = [deck[i], deck[j]];
    if (a !== undefined && b !== undefined) {
      deck[i] = b;
      deck[j] = a;
    }
  }
  latest = { key, deck: number === 0 ? oneOfEachFirst(deck) : deck };
  return latest.deck;
}

function oneOfEachFirst(deck: readonly Card[]): readonly Card[] {
  const dealt = new Map<Card, number>();
  const [first, rest]: [Card[], Card[]] = [[], []];
  for (const card of deck) {
    const before = dealt.get(card) ?? 0;
    dealt.set(card, before + 1);
    (before < (FIRST[card] ?? 1) ? first : rest).push(card);
  }
  return [...first, ...rest];
}
