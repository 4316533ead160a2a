import { PayoutNotice } from '../../../schema/rest/callbacks.ts';
import { tenge } from '../../../schema/values/money.ts';
import type {
  PayoutAnswer,
  PayoutCallback,
  PayoutOrder,
  PayoutProvider,
  PayoutStatus,
} from '../../ports/payout-provider.ts';
import type { CallbackRead, RawCallback } from '../../ports/signed-callback.ts';
import type { Book, Operation } from './book.ts';
import type { SandboxKit } from './kit.ts';
import { openSigned } from './signature.ts';

export type SandboxPayoutsOptions = {
  name: string;
  /** The path of our callback endpoint. */
  path: string;
  book: Book;
  /** The provider's code for refusing this destination; null pays. */
  refusal(order: PayoutOrder): Promise<string | null>;
  /** False if the borrower has to collect the money first. */
  paysAtOnce: boolean;
  /** False where the provider knows no recall. */
  recalls?: boolean;
  accepted?(order: PayoutOrder, operation: Operation): Promise<void>;
};

const ANSWERED = ['PAID', 'REJECTED', 'CANCELED'] as const;

export function makeSandboxPayouts(
  kit: SandboxKit,
  options: SandboxPayoutsOptions,
): PayoutProvider & {
  /** The money leaves, at once or when collected. */
  complete(externalId: string): Promise<Operation | undefined>;
} {
  const { book, name } = options;

  async function settle(operation: Operation, state: (typeof ANSWERED)[number], code: string | null) {
    const settled = await book.settle(operation.externalId, 'ACCEPTED', {
      state,
      code,
      operatedAt: await kit.businessNow(),
    });
    if (settled) await kit.callbacks.post(name, options.path, noticeOf(settled));
    return settled;
  }

  async function pay(order: PayoutOrder): Promise<PayoutAnswer> {
    const line = await kit.line(name);
    if (!line.requestArrives) return { state: 'UNKNOWN' };
    const { operation, first } = await book.open({
      kind: 'PAYOUT',
      key: order.key,
      reference: order.recipient.borrowerId,
      amount: order.amount,
      data: { kind: order.destination.kind },
      state: 'ACCEPTED',
    });
    if (first) await begin(order, operation);
    return line.answerArrives ? { state: 'ACCEPTED', externalId: operation.externalId } : { state: 'UNKNOWN' };
  }

  async function begin(order: PayoutOrder, operation: Operation): Promise<void> {
    const code = await options.refusal(order);
    if (code !== null) await settle(operation, 'REJECTED', code);
    else if (options.paysAtOnce) await settle(operation, 'PAID', null);
    if (code === null) await options.accepted?.(order, operation);
  }

  /** An order that arrives later finds its key recalled and pays nothing. */
  async function unheard(key: string): Promise<Operation> {
    const of = { kind: 'PAYOUT', key, reference: '', amount: tenge(0), data: {}, state: 'ACCEPTED' } as const;
    return (await book.open(of)).operation;
  }

  async function givenBack(key: string): Promise<boolean> {
    const operation = (await book.byKey(key)) ?? (await unheard(key));
    return operation.state === 'CANCELED' || (await settle(operation, 'CANCELED', null)) !== undefined;
  }

  return {
    name,
    pay,
    async inquire(key) {
      const line = await kit.line(name);
      if (!line.requestArrives || !line.answerArrives) return { state: 'UNKNOWN' };
      const operation = await book.byKey(key);
      return operation ? statusOf(operation) : { state: 'NOT_FOUND' };
    },
    async recall(key) {
      const line = await kit.line(name);
      if (!line.requestArrives) return 'UNKNOWN';
      const recalled = options.recalls !== false && (await givenBack(key));
      if (!line.answerArrives) return 'UNKNOWN';
      return recalled ? 'RECALLED' : 'TOO_LATE';
    },
    async complete(externalId) {
      const operation = await book.byId(externalId);
      return operation?.kind === 'PAYOUT' ? await settle(operation, 'PAID', null) : undefined;
    },
  };
}

export const noticeOf = (operation: Operation): Record<string, unknown> => ({
  type: 'payout',
  key: operation.key,
  operationId: operation.externalId,
  state: operation.state,
  code: operation.code,
  operatedAt: operation.operatedAt,
});

export function payoutCallbackOf(json: unknown): PayoutCallback | undefined {
  const { data } = PayoutNotice.safeParse(json);
  if (!data) return undefined;
  const { key, operationId: externalId, state, code, operatedAt } = data;
  return { key, externalId, state, code, operatedAt };
}

export function readPayoutCallback(keys: readonly string[], raw: RawCallback): CallbackRead<PayoutCallback> {
  const opened = openSigned(keys, raw);
  if ('problem' in opened) return opened;
  const callback = payoutCallbackOf(opened.json);
  return callback ? { callback } : { problem: 'UNREADABLE' };
}

function statusOf(operation: Operation): PayoutStatus {
  const { externalId, code, operatedAt } = operation;
  if (operatedAt === null) return { state: 'ACCEPTED', externalId };
  switch (operation.state) {
    case 'PAID':
    case 'CANCELED':
      return { state: operation.state, externalId, operatedAt };
    case 'REJECTED':
      return { state: 'REJECTED', externalId, code: code ?? '', operatedAt };
    case 'OPEN':
    case 'ACCEPTED':
    case 'REVERSED':
      return { state: 'ACCEPTED', externalId };
  }
}
