/** Borrowers and loans for the tests of money, made by commands through the ledger. */
import type { Terms } from '../../schema/events/figures.ts';
import { parseIban } from '../../schema/values/iban.ts';
import type { BorrowerId, CommandId, LoanId } from '../../schema/values/ids.ts';
import type { Iin } from '../../schema/values/iin.ts';
import { type Instant, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import type { ChosenDestination } from '../../server/ports/payout-destinations.ts';
import type { Caller } from '../../server/use-cases/event-context.ts';
import { commandLoan, type LoanCommandOfDay } from '../../server/use-cases/loan-command.ts';
import { loadLoan } from '../../server/use-cases/loan-view.ts';
import { hashOf } from '../../server/use-cases/payout-destination.ts';
import { claimSlot } from '../../server/use-cases/slot.ts';
import { ALL_MET, approval, HASH, signature, someFacts, spl, totalOf } from './a-loan.ts';
import type { MoneyWorld } from './money-world.ts';
import { ibanOf } from './person.ts';

let serial = 0;

/** A valid account at Kaspi; the ending decides what the sandbox bank does with it. */
export function anIban(ending = '1111') {
  const iban = parseIban(ibanOf('722', `C${String(++serial).padStart(8, '0')}${ending}`));
  if (!iban) throw new Error('the test made a wrong IBAN');
  return iban;
}

export const aBorrower = (change: Partial<Borrower> = {}): Borrower => ({
  id: crypto.randomUUID() as BorrowerId,
  phone: `7701${String(1_000_000 + ++serial)}` as Phone,
  email: null,
  locale: 'RU',
  lastName: 'Ахметова',
  firstName: 'Айгерим',
  patronymic: null,
  birthDate: localDate('1990-05-12'),
  sex: 'FEMALE',
  iin: '900512400001' as Iin,
  documentType: 'IDENTITY_CARD',
  documentNumber: '012345678',
  documentIssuedOn: localDate('2020-01-01'),
  documentIssuedBy: 'MVD',
  documentValidTo: localDate('2030-01-01'),
  registrationAddress: 'Алматы, Абая, 1',
  entrepreneur: false,
  incomeBand: 5,
  monthlyLoanPayments: 0,
  declarations: {},
  registrationCompleted: true,
  faceVerifiedAt: '2026-01-01T00:00:00.000Z' as Instant,
  ...change,
});

export const aCaller = (): Caller => {
  const commandId = crypto.randomUUID() as CommandId;
  return { commandId, causationId: commandId, correlationId: commandId, actor: { role: 'borrower', id: 'test' } };
};

export type LoanWish = { terms?: Terms; repeat?: boolean; destination?: ChosenDestination };

/** Through the deciders from the application to LoanApproved; the workflows do the rest. */
export async function anApprovedLoan(world: MoneyWorld, borrower: Borrower, wish: LoanWish = {}): Promise<LoanId> {
  const { terms = spl(), repeat = false } = wish;
  const loanId = crypto.randomUUID() as LoanId;
  world.loans.push(loanId);
  const destination = wish.destination ?? { kind: 'IBAN' as const, iban: anIban() };
  const hash = hashOf(loanId, destination);
  await world.destinations.keep({ loanId, borrowerId: borrower.id, hash, destination }, world.clock.now());
  const cardId = destination.kind === 'CARD' ? destination.cardId : null;
  const today = await world.clock.today();
  const tell = async (command: LoanCommandOfDay) => {
    const done = await commandLoan(world, aCaller(), loanId, command);
    if (!done.accepted) throw new Error(`${command.type}: ${done.refusal.code}`);
  };
  await claimSlot(world, aCaller(), borrower.id, loanId);
  await tell({ type: 'Apply', loanId, borrowerId: borrower.id, offerNumber: 'NS-2026-000001', terms, repeat });
  const requirements = { ...ALL_MET, payoutChosen: false };
  const quotedTotal = totalOf(terms, today, repeat);
  await tell({ type: 'SignOffer', signature, consents: [], quotedTotal, requirements });
  await tell({
    type: 'ChoosePayoutMethod',
    method: { kind: destination.kind, cardId, hash },
    signature: { documentType: 'APPLICATION_FOR_TRANSFER_MONEY', documentHash: HASH },
  });
  await tell({ type: 'StartVerification' });
  await tell({ type: 'RequestScoring', facts: someFacts });
  await tell({ type: 'RecordDecision', decision: approval, now: await world.clock.businessNow() });
  return loanId;
}

export const statusOf = async (world: MoneyWorld, loanId: LoanId) => (await loadLoan(world.ledger, loanId))?.status;

/** Deliveries and workflows go on until the loan is there. */
export async function reaches(world: MoneyWorld, loanId: LoanId, status: string, limitMs = 20_000): Promise<void> {
  for (const end = Date.now() + limitMs; (await statusOf(world, loanId)) !== status; ) {
    if (Date.now() > end) throw new Error(`${await statusOf(world, loanId)} instead of ${status}`);
    await world.kit.callbacks.deliverDue();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function anActiveLoan(world: MoneyWorld, borrower: Borrower, wish: LoanWish = {}): Promise<LoanId> {
  const loanId = await anApprovedLoan(world, borrower, wish);
  await reaches(world, loanId, 'ACTIVE');
  return loanId;
}

/** A Visa that pays. */
export const GOOD_CARD = '4400430000000';
export const typesOf = async (world: MoneyWorld, stream: string): Promise<string[]> =>
  (await world.ledger.read(stream)).events.map((event) => event.type);
export type { LocalDate };
