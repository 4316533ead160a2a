/**
 * The lender's bridge over HTTP (D0079). Whatever is unsigned, late or not of the contract teaches nothing: it becomes
 * ProviderUnavailable or ProviderGarbage, and the log tells the operator why.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { INQUIRIES, RECALL } from '../../../schema/gateway/inquiries.ts';
import { type GatewayPort, OPERATIONS } from '../../../schema/gateway/operations.ts';
import { type Instant, instant } from '../../../schema/values/local-date.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';
import { type KeyUse, portKey, signatureProblem, signedHeaders } from './signature.ts';

const SHAPES: Readonly<Record<string, Readonly<Record<string, { data: z.ZodType; answer: z.ZodType }>>>> = OPERATIONS;

type Operations = typeof OPERATIONS;
export type Operation<P extends GatewayPort> = keyof Operations[P] & string;
type Shape<P extends GatewayPort, O extends Operation<P>> = Operations[P][O] extends { data: infer D; answer: infer A }
  ? { data: z.output<D>; answer: z.output<A> }
  : never;
type Call<P extends GatewayPort, O extends Operation<P>> = {
  operation: O;
  key: string;
  data: Shape<P, O>['data'];
  signal?: AbortSignal;
};

export type Bridge<P extends GatewayPort> = {
  readonly port: P;
  readonly callbackKeys: readonly Buffer[];
  now(): Instant;
  /** A key of an act that tells nothing of what it is made of: bridges log keys (R900). */
  keyOf(...parts: readonly string[]): string;
  /** @throws ProviderUnavailable | ProviderGarbage, as the other two */
  order<O extends Operation<P>>(call: Call<P, O>): Promise<Shape<P, O>['answer']>;
  inquire<K extends keyof typeof INQUIRIES>(of: K, key: string): Promise<z.output<(typeof INQUIRIES)[K]>>;
  recall(key: string): Promise<z.output<typeof RECALL>>;
};

/** The bridge does not know the call: it may leave it out, or knows an earlier contract (R904). */
export class NotOfThisBridge extends ProviderUnavailable {}

export type BridgeSettings = {
  url: string;
  /** The present root key and the one before it. */
  keys: readonly Buffer[];
  now(): Instant;
  warn(facts: { port: string; operation: string; reason: string }): void;
  /** How long an answer is waited for; by default 30 s, and 10 s for a question that moves no money. */
  timeoutMs?: number;
};

const MONEY_MS = 30_000;
const QUESTION_MS = 10_000;
const MOVES_MONEY: readonly string[] = ['payout', 'charge', 'send-back', 'recall'];
export const patienceOf = (operation: string): number => (MOVES_MONEY.includes(operation) ? MONEY_MS : QUESTION_MS);
const READABLE = [200, 202, 404, 409, 422];

export function bridgeOf<P extends GatewayPort>(port: P, settings: BridgeSettings): Bridge<P> {
  const keysOf = (use: KeyUse) => settings.keys.map((root) => portKey(root, use, port));
  const keys = keysOf('requests');
  const [secret = Buffer.alloc(0)] = keysOf('keys');

  async function post(path: string, operation: string, key: string, more: object, signal?: AbortSignal) {
    const body = JSON.stringify({ port, operation, key, sentAt: settings.now(), ...more });
    const id = `msg_${randomUUID().replaceAll('-', '')}`;
    const patience = settings.timeoutMs ?? patienceOf(operation);
    const limit = AbortSignal.timeout(patience);
    const answer = await fetch(`${settings.url}/v1/${port}/${path}`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...signedHeaders(keys, id, settings.now(), body),
      },
      body,
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (answer.status === 400) throw new NotOfThisBridge('answered 400');
    if (!READABLE.includes(answer.status)) throw new ProviderUnavailable(`answered ${answer.status}`);
    const headers = Object.fromEntries(answer.headers);
    if (headers['webhook-id'] !== id) throw new ProviderGarbage('the answer is to another request');
    const problem = signatureProblem(keys, { headers, body: bytes, receivedAt: instant(new Date()) });
    if (problem) throw new ProviderGarbage(`the answer is ${problem}`);
    if (answer.status === 409) throw new ProviderGarbage('the key belongs to another body');
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown;
  }

  async function ask<T extends z.ZodType>(
    answer: T,
    ...[path, operation, ...rest]: Parameters<typeof post>
  ): Promise<z.output<T>> {
    try {
      const read = answer.safeParse(await post(path, operation, ...rest));
      if (!read.success) throw new ProviderGarbage(`not of the contract: ${placesOf(read.error)}`);
      return read.data;
    } catch (error) {
      const known = error instanceof ProviderGarbage || error instanceof ProviderUnavailable ? error : unheard(error);
      settings.warn({ port, operation, reason: known.message });
      throw known;
    }
  }

  return {
    port,
    callbackKeys: keysOf('callbacks'),
    now: settings.now,
    keyOf: (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url'),
    async order({ operation, key, data, signal }) {
      const shape = SHAPES[port]?.[operation];
      if (!shape) throw new Error(`no operation ${operation} of ${port}`);
      const wire = z.encode(shape.data, data);
      return (await ask(shape.answer, 'operations', operation, key, { data: wire }, signal)) as never;
    },
    inquire: async (of, key) => (await ask(INQUIRIES[of], 'inquiries', 'inquire', key, { of })) as never,
    recall: (key) => ask(RECALL, 'recalls', 'recall', key, {}),
  };
}

/** Where the answer is wrong, never what it holds. */
const placesOf = (error: z.ZodError): string =>
  error.issues.map((issue) => issue.path.join('.') || 'status').join(', ');

const unheard = (error: unknown): Error =>
  error instanceof SyntaxError
    ? new ProviderGarbage('not JSON')
    : new ProviderUnavailable(error instanceof Error ? error.name : 'no answer');
