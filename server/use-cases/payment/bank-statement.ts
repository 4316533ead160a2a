/**
 * Statements of a bank of files in the ledger: what the bank moved on the lender's account, against what the ledger
 * knows of it (R850 to R853). A line is known where an order, a payment, a payment organisation or a settlement of the
 * office stands behind it; every other one is on the other side until somebody explains it.
 */
import { BANK_SIDES } from '../../../schema/events/bank.ts';
import { bankStream } from '../../../schema/events/streams.ts';
import type { Iban } from '../../../schema/values/iban.ts';
import type { CommandId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { type BankCommand, bankDecider } from '../../domain/bank/decider.ts';
import { partsOf, type WholeStatement } from '../../domain/bank/parts.ts';
import type { BankStatements, LineKind, StatementLine } from '../../ports/bank-files.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { eventContext } from '../kernel/event-context.ts';
import { handle } from '../kernel/handle.ts';

type Settlement = { readonly id: PaymentId; readonly reference: string; readonly amount: Tiyn };
export type BankStatementDeps = {
  ledger: Ledger;
  ids: Ids;
  clock: Clock;
  /** What the office settled under these numbers of payment orders; credits are positive. */
  settlementsOf(references: readonly string[]): Promise<readonly Settlement[]>;
};

/** Never change it: the ids of commands derive from it. */
const NAMESPACE = 'ba4c0000-0000-4000-8000-000000000000';
const ACTOR = { role: 'system', id: 'bank-files' } as const;

export function makeBankStatements({ ledger, ids, clock, settlementsOf }: BankStatementDeps) {
  /** By the number of the payment order and the sum, before the line is taken for anybody's payment. */
  async function recognise(statements: BankStatements): Promise<void> {
    const lines = await statements.unexplained();
    const settled = await settlementsOf([...new Set(lines.flatMap(({ number }) => number ?? []))]);
    for (const { id, number, amount } of lines)
      for (const one of settled.filter(({ reference, amount: sum }) => reference === number && sum === amount))
        if (await statements.settledBy(id, one.id)) break;
  }

  /** `takesMoney`: what comes in on the account is counted by the ledger, as payments or in suspense. */
  async function post(statements: BankStatements, takesMoney: boolean): Promise<void> {
    for (const statement of await statements.unposted()) {
      const lines = statement.lines.map((line) => ({ ...line, side: line.side ?? sideOf(line, takesMoney) }));
      for (const side of BANK_SIDES) {
        const those = lines.filter((line) => line.side === side).map(({ id }) => id);
        if (those.length > 0) await statements.place(side, those);
      }
      await read({ ...statement, lines });
      await statements.markPosted(statement.id);
    }
  }

  async function read({ id: _, ...statement }: WholeStatement & { id: string }): Promise<void> {
    for (const command of partsOf(statement))
      await append(command, `statement ${command.documentHash} ${command.account} ${command.to}`, command.to);
  }

  /** Lines that were not clear when their statement was read, and are by now. */
  async function explain(statements: BankStatements, takesMoney: boolean): Promise<void> {
    for (const { account, line } of await statements.aside(knownKinds(takesMoney))) {
      const { on, amount } = line;
      const command = { type: 'PlaceLine', account, on, amount, to: 'CLEARING' } as const;
      await append(command, `line ${line.id} CLEARING`, on);
      await statements.place('CLEARING', [line.id]);
    }
  }

  async function append(command: BankCommand & { account: Iban }, name: string, on: LocalDate): Promise<void> {
    const commandId = ids.derived<CommandId>(NAMESPACE, name);
    const caller = { commandId, causationId: commandId, correlationId: commandId, actor: ACTOR };
    const context = await eventContext(caller, clock, on);
    const done = await handle(ledger, bankStream(command.account), bankDecider, command, context);
    if ('refusal' in done) throw new Error(`a statement was not posted: ${done.refusal.code}`);
  }

  return { recognise, post, explain };
}

const knownKinds = (takesMoney: boolean): readonly LineKind[] => [
  ...(['PAYOUT', 'RETURN', 'PROVIDER', 'SETTLED'] as const),
  ...(takesMoney ? (['INCOMING'] as const) : []),
];

const sideOf = ({ kind }: StatementLine, takesMoney: boolean) =>
  knownKinds(takesMoney).includes(kind) ? 'CLEARING' : 'OTHER';
