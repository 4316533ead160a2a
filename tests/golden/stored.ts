/** A golden file: one stored event per line, and on the last line the result that its replay must reach. */
import type { LoanRow } from '../../projections/loan/table.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { Packed } from '../../projections/packed.ts';
import { follows, type LedgerRecord } from '../../projections/projection.ts';
import { noStore, Overlay } from '../../projections/rows.ts';
import { mayTakeTwo } from '../../schema/events/four-eyes.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import { add, ZERO } from '../../schema/values/money.ts';
import { isSigned } from '../../server/adapters/ledger/anchor-key.ts';
import { recorded } from '../../server/adapters/ledger/decode.ts';
import { chainStart, type StoredForm, seal } from '../../server/adapters/ledger/envelope.ts';
import type { RawEvent } from '../../server/adapters/ledger/verify-chain.ts';
import { accountDecider } from '../../server/domain/account/decider.ts';
import { anchorDecider } from '../../server/domain/anchor/decider.ts';
import { bankBalance, gapsOf } from '../../server/domain/bank/days.ts';
import { bankDecider } from '../../server/domain/bank/decider.ts';
import { bonusDecider } from '../../server/domain/bonus/decider.ts';
import { capitalDecider } from '../../server/domain/capital/decider.ts';
import { claimDecider } from '../../server/domain/claim/decider.ts';
import { insurerDecider } from '../../server/domain/insurer/decider.ts';
import { fold } from '../../server/domain/loan/evolve.ts';
import { type IssuedLoan, initial, type LoanState } from '../../server/domain/loan/state.ts';
import { issuedLoanOf } from '../../server/domain/loan/summary.ts';
import { paymentDecider } from '../../server/domain/payment/decider.ts';
import { slotDecider } from '../../server/domain/slot/decider.ts';
import { uuidOf } from '../support/a-log.ts';
import type { Path } from './path.ts';

/** Amounts as decimal strings. */
export const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? one.toString() : one)));

const BOTH = {
  actor: { role: 'verifier', id: uuidOf('a verifier') },
  askedBy: { role: 'support', id: uuidOf('support') },
} as const;

/** As the ledger stores it, with ids and chain, at noon of each day. */
export function storedForm(name: string, { stream, appends, office = false }: Path): string[] {
  let previous = chainStart(stream);
  let second = 0;
  const lines = appends.flatMap(({ today, effectiveDate, events }, n): StoredForm[] => {
    const commandId = uuidOf(`golden ${name} ${n}`) as CommandId;
    second += 1;
    const clock = new Date(Date.parse(`${today}T07:00:00.000Z`) + second * 1_000);
    const sealed = seal(previous, events, {
      commandId,
      causationId: commandId,
      correlationId: commandId,
      ...(office && events.some(({ type }) => mayTakeTwo(type)) ? BOTH : { actor: { role: 'system', id: 'golden' } }),
      effectiveDate,
      recordedAt: clock.toISOString() as Instant,
    });
    previous = sealed.at(-1)?.metadata.hash ?? previous;
    return sealed;
  });
  return lines.map((line, revision) => JSON.stringify({ stream, revision: String(revision), ...line }));
}

export function rawEvents(lines: readonly string[]): RawEvent[] {
  return lines.map((line, n) => {
    const { revision, ...event } = JSON.parse(line) as Omit<RawEvent, 'revision' | 'position'> & { revision: string };
    return { ...event, revision: BigInt(revision), position: BigInt(n + 1) };
  });
}

/** The result by the decider's fold and by the read models. */
export async function outcomeOf(raw: readonly RawEvent[]): Promise<unknown> {
  const events = raw.map(recorded);
  const prefix = LEDGER_PREFIXES.find((one) => raw[0]?.stream.startsWith(one));
  if (!prefix) return plain(SMALL.anchor(events));
  if (prefix !== 'loan-') return plain({ ...SMALL[prefix](events), rows: await byReadModels(prefix, events) });
  const state = fold(initial, events as readonly LoanEvent[]);
  return plain({
    ...byFold(state),
    rows: { schedule_row: scheduleIn(state), ...(await byReadModels(prefix, events)) },
  });
}

const folding =
  <S, E>({ initial: empty, evolve }: { initial: S; evolve(state: S, event: E): S }, figures: (state: S) => object) =>
  (events: readonly unknown[]): object =>
    figures((events as readonly E[]).reduce((state, event) => evolve(state, event), empty));

/** Only the figures: a decider's form of state may change. */
const SMALL = {
  'account-': folding(accountDecider, ({ balance, refund }) => ({ balance, refund })),
  'bonus-': folding(bonusDecider, ({ balance, owed }) => ({ balance, owed: add(...owed.values()) })),
  'slot-': folding(slotDecider, ({ holder }) => ({ holder })),
  'payment-': folding(paymentDecider, ({ stage, parts, settled }) => ({
    stage,
    takenBack: parts.length > 0 ? add(...parts.map(({ amount }) => amount)) : null,
    settled: parts.length > 0 && settled === parts.length,
  })),
  'claim-': folding(claimDecider, ({ recovered, forBuyer, paidToBuyer, priceReceived, settled }) => ({
    ...{ recovered, forBuyer, paidToBuyer, priceReceived, settled },
  })),
  'insurer-': folding(insurerDecider, ({ paid }) => ({ paid })),
  'capital-': folding(capitalDecider, ({ capital }) => ({ capital })),
  'bank-': folding(bankDecider, ({ days }) => ({ balance: bankBalance(days), gaps: gapsOf(days) })),
  anchor: folding(anchorDecider, ({ last, end }) => ({
    position: last?.position,
    signed: last && isSigned(last),
    ...(end === last?.position ? {} : { end }),
  })),
};

const lifeOf = (state: LoanState): IssuedLoan | null =>
  state.stage === 'running' || state.stage === 'closing' ? state : state.stage === 'ended' ? state.issued : null;

function byFold(state: LoanState) {
  if (state.stage === 'none') return { status: null };
  const life = lifeOf(state);
  const { status } = state;
  if (!life) return { status };
  const { standing, books, surplus } = life;
  return { status, standing, books: Object.fromEntries(Object.entries(books).sort()), surplus };
}

/** The agreed schedule, or the planned one of a loan not issued: date, principal, interest, premium, paid, paid on. */
function scheduleIn(state: LoanState): unknown[] {
  if (state.stage === 'none') return [];
  const life = lifeOf(state);
  const planned = state.application.price.rows.map((row) => ({ ...row, paid: ZERO, paidOn: null }));
  const rows = life?.standing.rows ?? planned;
  return rows.map(({ date, principal, interest, premium, paid, paidOn }) => [
    date,
    principal,
    interest,
    premium,
    paid,
    paidOn,
  ]);
}

/** Figures of the rows only: a read model may get more columns. */
const SHOWN: Readonly<Record<(typeof LEDGER_PREFIXES)[number], Readonly<Record<string, readonly string[]>>>> = {
  'loan-': {
    loan: ['status', 'principal', 'interest', 'penalty', 'premium', 'overdue_since', 'next_action_date', 'closed_on'],
    journal_entry: ['business_date', 'account', 'amount'],
    loan_period: ['from_date', 'to_date', 'status', 'principal', 'accrued', 'penalty', 'overdue_since'],
    payment: ['paid_on', 'amount', 'surplus', 'principal_after'],
  },
  'account-': {
    balance: ['balance'],
    balance_move: ['amount', 'balance', 'reason'],
    balance_refund: ['amount', 'stage'],
    journal_entry: ['business_date', 'account', 'amount'],
  },
  'bonus-': {
    bonus_move: ['type', 'change', 'balance'],
    journal_entry: ['business_date', 'account', 'amount'],
  },
  'slot-': {},
  'claim-': { journal_entry: ['business_date', 'account', 'amount'] },
  'insurer-': { journal_entry: ['business_date', 'account', 'amount'] },
  'capital-': { journal_entry: ['business_date', 'account', 'amount'] },
  'bank-': {
    bank_statement: ['to_date', 'opening', 'closing', 'clearing', 'other'],
    journal_entry: ['business_date', 'account', 'amount'],
  },
  'payment-': {
    incoming_payment: ['amount', 'state', 'suspended_for', 'contradicted_by'],
    journal_entry: ['business_date', 'account', 'amount'],
  },
};

async function byReadModels(prefix: (typeof LEDGER_PREFIXES)[number], events: readonly LedgerRecord[]) {
  const overlay = new Overlay(noStore);
  for (const model of READ_MODELS) if (follows(model, prefix)) await model.project(events, overlay);
  const tables = Object.entries(SHOWN[prefix]).map(([name, columns]) => {
    const rows = [...(overlay.tables.get(name)?.entries.values() ?? [])].flatMap(({ row }) => (row ? [row] : []));
    return [name, rows.map((row) => columns.map((one) => figuresOf(row)[one]))] as const;
  });
  return Object.fromEntries(tables);
}

/** Of a loan, also the balances in its state, which have no columns. */
const figuresOf = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { state } = row;
  if (!(state instanceof Packed)) return row;
  const { interest, penalty, premium } =
    issuedLoanOf(Packed.of(state as LoanRow['state']).value.state)?.standing ?? NOTHING;
  return { interest, penalty, premium, ...row };
};
const NOTHING = { interest: ZERO, penalty: ZERO, premium: ZERO };
