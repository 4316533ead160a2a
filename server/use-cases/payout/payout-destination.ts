/** Checks a payout destination before it is signed: R101, R21, R29. */
import type { PayoutMethod } from '../../../schema/events/payout-method.ts';
import { bankByCode } from '../../../schema/reference/banks.ts';
import type { Recipient } from '../../../schema/reference/code-texts.ts';
import { postOfficeById } from '../../../schema/reference/post-offices.ts';
import { bankCodeOf, type Iban, maskIban, parseIban, printIban } from '../../../schema/values/iban.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { almatyDateOf, almatyTimeOf } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { BankPayout } from '../../ports/bank-payout.ts';
import type { Borrowers, Locale } from '../../ports/borrowers.ts';
import type { CardProcessors } from '../../ports/card-processor.ts';
import type { Cards } from '../../ports/cards.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ChosenDestination, PayoutDestinations } from '../../ports/payout-destinations.ts';

export type PayoutInput = {
  kind: 'IBAN' | 'CARD' | 'POST';
  iban?: string | null | undefined;
  cardId?: string | null | undefined;
  postOfficeId?: string | null | undefined;
};

export type DestinationDeps = {
  borrowers: Borrowers;
  bank: Pick<BankPayout, 'ownerCheck'>;
  cards: Pick<Cards, 'find' | 'token'>;
  processors: Pick<CardProcessors, 'of'>;
  destinations: PayoutDestinations;
  clock: Clock;
};

const UNCHECKED = { ownerUnchecked: true } as const;

/** What the ledger knows of it. */
export function methodOf(destination: ChosenDestination, hash: string): PayoutMethod {
  const cardId = destination.kind === 'CARD' ? destination.cardId : null;
  const unchecked = destination.kind === 'IBAN' && destination.ownerUnchecked ? UNCHECKED : {};
  return { kind: destination.kind, cardId, hash, ...unchecked };
}

export function labelOf(destination: ChosenDestination, locale: Locale): string {
  const language = locale === 'KK' ? 'kk' : 'ru';
  switch (destination.kind) {
    case 'IBAN': {
      const bank = bankByCode(bankCodeOf(destination.iban))?.[language];
      return bank ? `${maskIban(destination.iban)}, ${bank}` : maskIban(destination.iban);
    }
    case 'CARD':
      return destination.maskedPan;
    case 'POST':
      return postOfficeById(destination.postOfficeId)?.[language] ?? destination.postOfficeId;
  }
}

/** By the last digits, as an SMS names it. */
export function recipientOf(destination: ChosenDestination): Recipient {
  switch (destination.kind) {
    case 'IBAN':
      return { kind: 'IBAN', tail: destination.iban.slice(-4) };
    case 'CARD':
      return { kind: 'CARD', tail: destination.maskedPan.slice(-4) };
    case 'POST':
      return { kind: 'POST' };
  }
}

/** For the borrower's own papers. The number of a card is not known in full. */
export function inFull(destination: ChosenDestination, locale: Locale): string {
  if (destination.kind !== 'IBAN') return labelOf(destination, locale);
  const bank = bankByCode(bankCodeOf(destination.iban))?.[locale === 'KK' ? 'kk' : 'ru'];
  return [printIban(destination.iban), bank].filter(Boolean).join(', ');
}

/**
 * Refusals: PAYOUT_HELD {date, time}, IBAN_WRONG, BANK_UNKNOWN, IBAN_FOREIGN, IBAN_TAKEN, CARD_*, NOT_FOUND, TRY_LATER.
 */
export function checkDestination(
  deps: DestinationDeps,
  loan: { borrowerId: BorrowerId; repeat: boolean },
  input: PayoutInput,
) {
  switch (input.kind) {
    case 'IBAN':
      return checkIban(deps, loan.borrowerId, input.iban ?? '');
    case 'CARD':
      return checkCard(deps, loan, input.cardId ?? '');
    case 'POST':
      return checkPost(deps, loan.borrowerId, input.postOfficeId ?? '');
  }
}

/** A stranger may have reset the password or changed the number: for a day money goes only where it went before. */
async function heldBy(
  { destinations, clock }: DestinationDeps,
  borrowerId: BorrowerId,
  destination: Parameters<PayoutDestinations['heldUntil']>[1],
) {
  const until = await destinations.heldUntil(borrowerId, destination, clock.now());
  return until
    ? refuse('PAYOUT_HELD', { field: 'kind', facts: { date: almatyDateOf(until), time: almatyTimeOf(until) } })
    : undefined;
}

async function checkIban(deps: DestinationDeps, borrowerId: BorrowerId, text: string) {
  const iban = readIban(text);
  if (typeof iban === 'object') return iban;
  const held = await heldBy(deps, borrowerId, { kind: 'IBAN', iban });
  if (held) return held;
  const own = await ownIban(deps, borrowerId, iban);
  return 'refusal' in own ? own : { destination: own };
}

/** Refusals: IBAN_WRONG, BANK_UNKNOWN. */
export function readIban(text: string) {
  const iban = parseIban(text);
  if (!iban) return refuse('IBAN_WRONG', { field: 'iban' });
  return bankByCode(bankCodeOf(iban)) ? iban : refuse('BANK_UNKNOWN', { field: 'iban' });
}

/** Refusals: NOT_FOUND, TRY_LATER, BANK_UNKNOWN, IBAN_FOREIGN, IBAN_TAKEN. */
export async function ownIban(
  deps: Pick<DestinationDeps, 'borrowers' | 'bank' | 'destinations' | 'clock'>,
  borrowerId: BorrowerId,
  iban: Iban,
) {
  const borrower = await deps.borrowers.find(borrowerId);
  if (!borrower) return refuse('NOT_FOUND');
  const owner = await deps.bank.ownerCheck(iban, borrower.iin);
  if (owner === 'UNAVAILABLE') return refuse('TRY_LATER');
  if (owner === 'UNREACHED') return refuse('BANK_UNKNOWN', { field: 'iban' });
  if (owner === 'FOREIGN') return refuse('IBAN_FOREIGN', { field: 'iban' });
  const claimed = await deps.destinations.claimIban(iban, borrowerId, deps.clock.now());
  if (!claimed) return refuse('IBAN_TAKEN', { field: 'iban' });
  return { kind: 'IBAN' as const, iban, ...(owner === 'UNCHECKED' ? UNCHECKED : {}) };
}

async function checkCard(deps: DestinationDeps, loan: { borrowerId: BorrowerId; repeat: boolean }, id: string) {
  const card = await deps.cards.find(loan.borrowerId, id, deps.clock.now());
  if (card && deps.processors.of(card.provider)?.takesOnly) return refuse('CARD_TAKES_ONLY', { field: 'cardId' });
  if (!loan.repeat) return refuse('CARD_FIRST_LOAN', { field: 'cardId' });
  if (!card) return refuse('CARD_NOT_FOUND', { field: 'cardId' });
  const held = await heldBy(deps, loan.borrowerId, { kind: 'CARD', cardId: card.id });
  if (held) return held;
  const token = card.state === 'ACTIVE' ? await deps.cards.token(card.id) : undefined;
  if (token === undefined) return refuse('CARD_NOT_ACTIVE', { field: 'cardId' });
  return { destination: { kind: 'CARD' as const, cardId: card.id, token, maskedPan: card.maskedPan } };
}

async function checkPost(deps: DestinationDeps, borrowerId: BorrowerId, id: string) {
  if (!postOfficeById(id)) return refuse('NOT_FOUND', { field: 'postOfficeId' });
  const held = await heldBy(deps, borrowerId, { kind: 'POST' });
  if (held) return held;
  return { destination: { kind: 'POST' as const, postOfficeId: id } };
}
