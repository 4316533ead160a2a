/** A golden file: one event a line as the ledger stores it, and on the last line what its replay has to come to. */
import { READ_MODELS } from '../../projections/models.ts';
import { follows, type LedgerRecord } from '../../projections/projection.ts';
import { noStore, Overlay } from '../../projections/rows.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import { type CommandId, loanStream } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import { recorded } from '../../server/adapters/ledger/decode.ts';
import { chainStart, type StoredForm, seal } from '../../server/adapters/ledger/envelope.ts';
import type { RawEvent } from '../../server/adapters/ledger/verify-chain.ts';
import { fold } from '../../server/domain/loan/evolve.ts';
import { initial, type LoanState } from '../../server/domain/loan/state.ts';
import { uuidOf } from '../support/a-log.ts';
import type { Story } from '../support/spec.ts';

/** JSON as it stands in the file: amounts as decimal strings. */
export const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? one.toString() : one)));

/** As the ledger would have stored it: ids, chain and all, at noon of each day. */
export function storedForm(name: string, story: Story): string[] {
  const stream = loanStream(story.last('LoanApplied').loanId);
  let previous = chainStart(stream);
  let second = 0;
  const lines = story.appends.flatMap(({ command, events }, n): StoredForm[] => {
    const commandId = uuidOf(`golden ${name} ${n}`) as CommandId;
    const effectiveDate = command.type === 'ReceivePayment' ? command.paidOn : command.today;
    second += 1;
    const clock = new Date(Date.parse(`${command.today}T07:00:00.000Z`) + second * 1_000);
    const sealed = seal(previous, events, {
      commandId,
      causationId: commandId,
      correlationId: commandId,
      actor: { role: 'system', id: 'golden' },
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

/** What the file says the stream comes to: by the decider's fold, and by the read models' own. */
export async function outcomeOf(raw: readonly RawEvent[]): Promise<unknown> {
  const events = raw.map(recorded);
  return plain({ ...byFold(fold(initial, events as readonly LoanEvent[])), rows: await byReadModels(events) });
}

function byFold(state: LoanState) {
  if (state.stage === 'none') return { status: null };
  const life =
    state.stage === 'live' || state.stage === 'closing' ? state : state.stage === 'ended' ? state.life : null;
  const { status } = state;
  if (!life) return { status };
  const { standing, books, surplus } = life;
  return { status, standing, books: Object.fromEntries(Object.entries(books).sort()), surplus };
}

/** The figures of the rows, not every column: a read model may learn to say more. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  loan: ['status', 'principal', 'interest', 'penalty', 'premium', 'overdue_since', 'next_action_date', 'closed_on'],
  schedule_row: ['date', 'principal', 'interest', 'premium', 'paid', 'paid_on'],
  journal_entry: ['business_date', 'account', 'amount'],
  loan_period: ['from_date', 'to_date', 'status', 'principal', 'accrued', 'penalty', 'overdue_since'],
  payment: ['paid_on', 'amount', 'surplus', 'principal_after'],
};

async function byReadModels(events: readonly LedgerRecord[]) {
  const overlay = new Overlay(noStore);
  for (const model of READ_MODELS) if (follows(model, 'loan-')) await model.project(events, overlay);
  const tables = Object.entries(SHOWN).map(([name, columns]) => {
    const rows = [...(overlay.tables.get(name)?.entries.values() ?? [])].flatMap(({ row }) => (row ? [row] : []));
    return [name, rows.map((row) => columns.map((one) => row[one]))] as const;
  });
  return Object.fromEntries(tables);
}
