/** What is wrong with an answer of a bridge, in words that its author can act on. */
import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import { type GatewayPort, HTTP_STATUS } from '../../schema/gateway/operations.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import { type KeyUse, keyText, portKey, signatureProblem } from '../adapters/gateway/signature.ts';

export type Got = { status: number; body: unknown; text: string; headers: Record<string, string>; problem?: string };
type Signed = {
  root: Buffer;
  port: GatewayPort;
  id: string;
  headers: Record<string, string>;
  body: Buffer;
  at: Instant;
};

const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
const READABLE = [200, 202, 404, 422];

/** Undefined for an answer that is signed as the contract says. */
export function signatureWords({ root, port, id, headers, body, at }: Signed): string | undefined {
  const missing = NAMES.filter((name) => headers[name] === undefined);
  if (missing.length > 0) return `the answer has no ${missing.join(', no ')}: answers are signed as requests are`;
  const [said = '', seconds = '', signature = ''] = NAMES.map((name) => headers[name]);
  if (said !== id)
    return `webhook-id of the answer is ${said.slice(0, 80)}: it has to repeat that of the request, ${id}`;
  if (!/^\d{9,11}$/.test(seconds))
    return `webhook-timestamp is ${seconds.slice(0, 40)}: it is whole seconds since 1970`;
  const key = portKey(root, 'requests', port);
  const problem = signatureProblem([key], { headers, body, receivedAt: at });
  if (problem === 'STALE') {
    const minutes = Math.round((Number(seconds) - Date.parse(at) / 1000) / 60);
    return `webhook-timestamp is ${Math.abs(minutes)} minutes ${minutes < 0 ? 'behind' : 'ahead'}: five are allowed, set the clock of the bridge`;
  }
  return problem && forgeryWords(signature, { root, port, id, seconds, body });
}

/** The usual slips are tried, so that the author need not guess. */
function forgeryWords(
  signature: string,
  { root, port, id, seconds, body }: Pick<Signed, 'root' | 'port' | 'id' | 'body'> & { seconds: string },
): string {
  const key = (use: KeyUse): Buffer => portKey(root, use, port);
  const mac = (by: Buffer | string, of: string | Buffer = body): Buffer =>
    createHmac('sha256', by).update(`${id}.${seconds}.`).update(of).digest();
  const signs = (bytes: Buffer): boolean => signature.split(' ').includes(`v1,${bytes.toString('base64')}`);
  if (!/(^| )v1,/.test(signature)) return 'webhook-signature has to begin with "v1,"';
  if (signature.includes(mac(key('requests')).toString('hex'))) return 'the signature is in hex: it has to be base64';
  if (signs(mac(key('callbacks')))) return 'the answer is signed with the key of callbacks: take that of requests';
  if (signs(mac(keyText(key('requests')))) || signs(mac(keyText(key('requests')).slice(6))))
    return 'the key was used as text: what stands after whsec_ is base64, decode it';
  if (signs(mac(key('requests'), JSON.stringify(jsonOf(body)) ?? '')))
    return 'the body was formatted after it was signed: send the very bytes that were signed';
  return 'the signature is not that of "webhook-id.webhook-timestamp.body" with the key of requests of this port';
}

/** Undefined for an answer of the contract. */
export function complaint({ status, body, text, problem }: Got, shape: z.ZodType): string | undefined {
  if (!READABLE.includes(status)) return statusWords(status);
  if (problem) return problem;
  if (typeof body !== 'object' || body === null)
    return `the body is no JSON object; it begins with ${JSON.stringify(text.slice(0, 40))}`;
  const read = shape.safeParse(body);
  const said = (body as { status?: unknown }).status;
  if (!read.success) return read.error.issues.map((issue) => issueWords(issue, said)).join('; ');
  const fitting = HTTP_STATUS[String(said)] ?? 200;
  return fitting === status ? undefined : `it answered HTTP ${status}; status ${said} goes with HTTP ${fitting}`;
}

function issueWords({ path, message, ...issue }: z.core.$ZodIssue, said: unknown): string {
  const place = path.join('.');
  const known = /Expected (.*)$/.exec(message)?.[1]?.replaceAll("'", '').replaceAll(' | ', ', ');
  if (place === 'status')
    return `status is ${JSON.stringify(said)}; the contract has ${known ?? String((issue as { values?: unknown }).values)}`;
  return `${place}: ${message}`;
}

/** Since contract 1.1, and what follows where a bridge does not know it. */
const ADDED: Readonly<Record<string, string>> = {
  'release-hold': 'what was blocked on a card to prove it is given back only if the bridge thinks of it by itself',
  message: 'nobody learns that an SMS did not arrive, and no other channel takes its place',
};

export const missingWords = (call: string, { status }: Got): string | undefined =>
  status === 400 && ADDED[call] ? `it answered 400 to ${call}: ${ADDED[call]}` : undefined;

export function statusWords(status: number): string {
  if (status >= 500) return `it answered ${status}: the bridge, or a proxy before it, fails`;
  if (status === 429) return 'it answered 429: it does not take as many requests as this check sends';
  return `it answered ${status}, which the contract does not have here`;
}

/** Why nothing came. Nesie waits no longer either. */
export function silenceWords(error: Error, patienceMs: number): string {
  if (error.name === 'TimeoutError') return `no answer within ${patienceMs / 1000} s, and Nesie waits no longer`;
  const cause = error.cause instanceof Error ? error.cause : error;
  if (cause.message.includes('redirect')) return 'it redirects: give the address at which the bridge itself answers';
  return `nobody answers: ${(cause as NodeJS.ErrnoException).code ?? cause.message}`;
}

export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
