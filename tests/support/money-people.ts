import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Terms } from '../../schema/events/figures.ts';
import { streamNamed } from '../../schema/events/streams.ts';
import type { CommandId, LoanId } from '../../schema/values/ids.ts';
import { tenge } from '../../schema/values/money.ts';
import type { UndatedLoanCommand } from '../../server/domain/loan/commands.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { accountOf, type ChosenDestination } from '../../server/ports/payout-destinations.ts';
import { claimSlot } from '../../server/use-cases/application/slot.ts';
import type { Caller } from '../../server/use-cases/kernel/event-context.ts';
import { commandLoan } from '../../server/use-cases/loan/loan-command.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { anIban } from './a-borrower.ts';
import { ALL_MET, approval, HASH, signature, someFacts, spl, totalOf } from './a-loan.ts';
import { deliver, succeeded } from './callbacks.ts';
import type { MoneyWorld } from './money-world.ts';
import { PATIENCE_MS } from './size.ts';

export const aCaller = (): Caller => {
  const commandId = crypto.randomUUID() as CommandId;
  return { commandId, causationId: commandId, correlationId: commandId, actor: { role: 'borrower', id: 'test' } };
};

export type LoanWish = {
  terms?: Terms;
  repeat?: boolean;
  destination?: ChosenDestination;
  offerNumber?: string;
  /** What the table holds instead of the destination that was signed. */
  stored?: ChosenDestination;
};

/** This hash can be guessed by trying all accounts, given the loan's id. */
export const unkeyedHash = (loanId: LoanId, destination: ChosenDestination): string =>
  createHash('sha256')
    .update(`${loanId}:${destination.kind}:${accountOf(destination)}`)
    .digest('hex');

/** The deciders run from the application to LoanApproved; workflows do the rest. */
export async function anApprovedLoan(world: MoneyWorld, borrower: Borrower, wish: LoanWish = {}): Promise<LoanId> {
  const { terms = spl(), repeat = false } = wish;
  const loanId = crypto.randomUUID() as LoanId;
  world.loans.push(loanId);
  const destination = wish.destination ?? { kind: 'IBAN' as const, iban: anIban() };
  const chosen = { loanId, borrowerId: borrower.id, destination };
  const hash = await world.destinations.hashOf(chosen);
  await world.destinations.keep({ ...chosen, hash, destination: wish.stored ?? destination }, world.clock.now());
  const cardId = destination.kind === 'CARD' ? destination.cardId : null;
  const today = await world.clock.today();
  const tell = async (command: UndatedLoanCommand) => {
    const done = await commandLoan(world, aCaller(), loanId, command);
    if ('refusal' in done) throw new Error(`${command.type}: ${done.refusal.code}`);
  };
  await claimSlot(world, aCaller(), borrower.id, loanId);
  await tell({
    type: 'Apply',
    loanId,
    borrowerId: borrower.id,
    offerNumber: wish.offerNumber ?? 'NS-2026-000001',
    terms,
    repeat,
  });
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

export async function reaches(world: MoneyWorld, loanId: LoanId, status: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; (await statusOf(world, loanId)) !== status; ) {
    if (Date.now() > end) throw new Error(`${await statusOf(world, loanId)} instead of ${status}`);
    await world.kit.callbacks.deliverDue();
    await sleep(20);
  }
}

export async function anActiveLoan(world: MoneyWorld, borrower: Borrower, wish: LoanWish = {}): Promise<LoanId> {
  const loanId = await anApprovedLoan(world, borrower, wish);
  await reaches(world, loanId, 'ACTIVE');
  return loanId;
}

export const typesOf = async (world: MoneyWorld, stream: string): Promise<string[]> =>
  (await world.ledger.readLatest(streamNamed(stream))).events.map((event) => event.type);

export async function topUp(one: MoneyWorld, borrower: Borrower, amount: number): Promise<void> {
  const wish = { borrowerId: borrower.id, loanId: null, amount: tenge(amount), locale: 'RU' as const };
  const started = await one.payments.start(aCaller(), wish);
  if ('refusal' in started) throw new Error(started.refusal.code);
  const { id, externalId: operationId } = started.payment.intent;
  const notice = succeeded(id, `${amount}.00`, { operatedAt: await one.clock.businessNow(), operationId });
  for (let i = 0; i < 2; i++) if ((await deliver(one, notice)) !== 200) throw new Error('the notice was refused');
}
