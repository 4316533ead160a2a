/** How `npm run gateway -- check` asks a bridge: signed as by Nesie, and the signature of the answer is looked at. */
import { randomUUID } from 'node:crypto';
import type { GatewayPort } from '../../schema/gateway/operations.ts';
import { type Instant, instant } from '../../schema/values/local-date.ts';
import { patienceOf } from '../adapters/gateway/client.ts';
import { portKey, signedHeaders } from '../adapters/gateway/signature.ts';
import type { Finding } from './gateway-callbacks.ts';
import { type Got, jsonOf, signatureWords, silenceWords } from './gateway-words.ts';

/** `patienceMs`: as long as Nesie waits, where it is not given. */
export type Asked = {
  url: string;
  root: Buffer;
  port: GatewayPort;
  money: boolean;
  listen?: number | undefined;
  patienceMs?: number;
  /** Whose key signs; by default that of a sample, whom nobody is. */
  iin?: string | undefined;
};
export type Body = { operation: string; key: string } & Record<string, unknown>;

export const newKey = (): string => `check-${randomUUID()}`;
const now = (): Instant => instant(new Date());
export const statusOf = ({ body }: Got): unknown => (body as { status?: unknown } | undefined)?.status;
export const field = (got: Got | undefined, name: string): unknown =>
  (got?.body as Readonly<Record<string, unknown>> | undefined)?.[name];

/** The answer of the bridge. @throws Error with words */
export function senderTo({ url, root, port, patienceMs }: Asked) {
  const key = portKey(root, 'requests', port);
  return async (place: string, body: Body, { keys = [key], at = now(), spoil = '' } = {}): Promise<Got> => {
    const text = JSON.stringify({ port, sentAt: now(), ...body });
    const id = `msg_${randomUUID()}`;
    const patience = patienceMs ?? patienceOf(body.operation);
    try {
      const answer = await fetch(`${url}/v1/${port}/${place}`, {
        method: 'POST',
        redirect: 'error',
        headers: {
          ...{ 'content-type': 'application/json', 'idempotency-key': body.key },
          ...signedHeaders(keys, id, at, text),
        },
        body: text + spoil,
        signal: AbortSignal.timeout(patience),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const headers = Object.fromEntries(answer.headers);
      const problem = signatureWords({ root, port, id, headers, body: bytes, at: now() });
      const got = { status: answer.status, body: jsonOf(bytes), text: bytes.toString('utf8'), headers };
      return problem === undefined ? got : { ...got, problem };
    } catch (error) {
      throw new Error(silenceWords(error as Error, patience));
    }
  };
}
export type Send = ReturnType<typeof senderTo>;

export async function tried(what: string, check: () => Promise<string | undefined>): Promise<Finding> {
  return { what, wrong: await check().catch((error: Error) => error.message) };
}
