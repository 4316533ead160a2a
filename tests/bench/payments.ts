import { randomUUID } from 'node:crypto';
import type { CommandId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { tenge } from '../../schema/values/money.ts';
import { commandLoan } from '../../server/use-cases/loan/loan-command.ts';
import type { Grown } from './grown.ts';
import { type Measured, rateOf } from './harness.ts';
import { FULL } from './world.ts';

const SECONDS = FULL ? 2 : 1;
/** Equal on every portfolio, because a process caches the streams that it has seen. */
const LOANS = FULL ? 1_200 : 400;
const ACTOR = { role: 'system', id: 'bench' } as const;

export async function payments({ stack, days }: Grown, clients: number): Promise<() => Promise<Measured>> {
  const today = await stack.clock.today();
  const { rows } = await stack.reads.query<{ loan_id: LoanId }>(
    "select loan_id from rm.loan where status = 'ACTIVE' and next_action_date > $1 order by md5(loan_id::text) limit $2",
    [days.at(-1), LOANS],
  );
  if (rows.length < LOANS) throw new Error(`only ${rows.length} loans that can be paid`);
  const each = Math.floor(rows.length / clients);
  const turns = Array.from({ length: clients }, () => 0);
  const pay = async (client: number): Promise<void> => {
    const turn = turns[client] ?? 0;
    turns[client] = turn + 1;
    const loan = rows[client * each + (turn % each)];
    if (!loan) throw new Error('too few loans');
    const commandId = randomUUID() as CommandId;
    const caller = { commandId, causationId: commandId, correlationId: commandId, actor: ACTOR };
    const payment = { paymentId: randomUUID() as PaymentId, provider: 'bench', externalId: commandId };
    const command = { type: 'ReceivePayment', ...payment, amount: tenge(1_000), paidOn: today } as const;
    const done = await commandLoan(stack, caller, loan.loan_id, command);
    if ('refusal' in done) throw new Error(done.refusal.code);
  };
  return async () => {
    const { value, ops } = await rateOf(clients, SECONDS, pay);
    return { value: 1_000 / value, ops };
  };
}
