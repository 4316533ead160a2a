/** The sandbox terminal, wallet and bank: a check before, a signed callback after, and returned money. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { namesSum, PaymentCheck, PaymentFound, PaymentNotice } from '../../../schema/rest/callbacks.ts';
import { parseTenge, printTenge, type Tiyn } from '../../../schema/values/money.ts';
import type { IncomingCallback, IncomingProvider } from '../../ports/incoming-provider.ts';
import type { CallbackRead, RawCallback } from '../../ports/signed-callback.ts';
import { makeBook, type Operation } from './book.ts';
import type { SandboxKit } from './kit.ts';
import { sendBack } from './send-back.ts';
import { openSigned } from './signature.ts';

export type IncomingName = 'terminal' | 'wallet' | 'bank-transfer';

export type Checked = z.infer<typeof PaymentFound>;

export type SandboxIncoming = IncomingProvider & {
  readonly name: IncomingName;
  /** Undefined for an unknown contract or without an answer. */
  check(text: string): Promise<Checked | undefined>;
  pay(text: string, amount: Tiyn): Promise<Operation>;
  reverse(externalId: string): Promise<void>;
};

export function makeSandboxIncoming(kit: SandboxKit, name: IncomingName, freeText: boolean): SandboxIncoming {
  const book = makeBook(kit.db, name, kit);
  const path = `/webhooks/${name}`;
  return {
    name,
    freeText,
    readCallback: (raw) => readIncoming(kit.keysOf(name), raw),
    async check(text) {
      const answer = await kit.callbacks.ask(name, path, { type: 'check', text });
      return PaymentFound.safeParse(answer).data;
    },
    async pay(text, amount) {
      const of = { kind: 'PAYMENT', key: randomUUID(), reference: '', amount, data: { text }, state: 'OPEN' } as const;
      const { operation } = await book.open(of);
      const operatedAt = await kit.businessNow();
      const paid = await book.settle(operation.externalId, 'OPEN', { state: 'PAID', operatedAt });
      if (paid) await kit.callbacks.post(name, path, noticeOf(paid, 'SUCCEEDED'));
      return paid ?? operation;
    },
    async reverse(externalId) {
      const operatedAt = await kit.businessNow();
      const reversed = await book.settle(externalId, 'PAID', { state: 'REVERSED', operatedAt });
      if (reversed) await kit.callbacks.post(name, path, noticeOf(reversed, 'REVERSED'));
    },
    sendBack: (order) => sendBack(kit, book, name, order),
  };
}

const noticeOf = (operation: Operation, outcome: 'SUCCEEDED' | 'REVERSED'): Record<string, unknown> => ({
  type: 'pay',
  operationId: operation.externalId,
  outcome,
  text: operation.data.text ?? '',
  amount: printTenge(operation.amount),
  currency: 'KZT',
  operatedAt: operation.operatedAt,
});

function readIncoming(keys: readonly string[], raw: RawCallback): CallbackRead<IncomingCallback> {
  const opened = openSigned(keys, raw);
  if ('problem' in opened) return opened;
  const check = PaymentCheck.safeParse(opened.json).data;
  if (check) return { callback: { kind: 'CHECK', text: check.text } };
  const pay = PaymentNotice.safeParse(opened.json).data;
  const amount = pay && parseTenge(pay.amount);
  if (!pay || amount === undefined || !namesSum({ outcome: pay.outcome, amount })) return { problem: 'UNREADABLE' };
  const { operationId: externalId, outcome, text, currency, operatedAt } = pay;
  return { callback: { kind: 'PAY', outcome, externalId, text, amount, currency, operatedAt } };
}
