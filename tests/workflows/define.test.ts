/** The queue accepts each kind with its own payload only. */
import { expect, it } from 'vitest';
import { PaymentId } from '../../schema/events/codecs.ts';
import { streamNamed } from '../../schema/events/streams.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import type { Task } from '../../server/ports/tasks.ts';
import { did } from '../../server/use-cases/kernel/step.ts';
import { bonusWorkflow } from '../../server/workflows/bonus.ts';
import { UnknownTask } from '../../server/workflows/define.ts';
import type { TaskRun } from '../../server/workflows/workflow.ts';

const LOAN = '0197c3f0-0000-7000-8000-000000000001';
const PAYMENT = PaymentId.parse('0197c3f0-0000-7000-8000-000000000002');

const seen: unknown[] = [];
const note = async (_: unknown, ...given: unknown[]) => {
  seen.push(given);
  return did('noted');
};
const bonus = bonusWorkflow({ earn: note, finish: note, settleLoan: note, takeBack: note });

const run = (stream: string, kind: string, data: Task['data']) =>
  bonus.execute({
    task: { stream: streamNamed(stream), kind, data } as Task,
    call: { key: 'key', signal: new AbortController().signal },
    begin: async () => false,
    caller: () => ({
      commandId: uuidIds.fresh(),
      causationId: '',
      correlationId: '',
      actor: { role: 'system', id: 'bonus' },
    }),
  } satisfies TaskRun);

it('a task queued as JSON reaches its handler with its ids, amounts and days', async () => {
  seen.length = 0;
  await run(`loan-${LOAN}`, 'earn', { paymentId: PAYMENT, interest: '30000', paidOn: '2026-03-12' });
  await run(`account-${LOAN}`, 'takeBack', { loanId: LOAN, paymentId: PAYMENT, taken: '90000' });
  expect(seen).toEqual([
    [LOAN, { paymentId: PAYMENT, interest: tenge(300), paidOn: localDate('2026-03-12') }],
    [LOAN, PAYMENT, tenge(900)],
  ]);
});

it.each([
  [`loan-${LOAN}`, 'earnn', {}],
  [`bonus-${LOAN}`, 'earn', { paymentId: PAYMENT, interest: '30000', paidOn: '2026-03-12' }],
  [`slot-${LOAN}`, 'earn', {}],
])('a task that nobody does, on %s of kind %s, is never counted as done', async (stream, kind, data) => {
  await expect(run(stream, kind, data)).rejects.toThrow(UnknownTask);
});

it('a payload that is not of its kind is refused before anybody acts on it', async () => {
  seen.length = 0;
  await expect(run(`loan-${LOAN}`, 'earn', { paymentId: 'none', interest: '30000' })).rejects.toThrow();
  expect(seen).toEqual([]);
});
