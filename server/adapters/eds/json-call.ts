import type { z } from 'zod';
import { ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';

const MOST_BYTES = 2 * 1024 * 1024;

type Asked = { method: 'GET' | 'POST'; body?: object; signal: AbortSignal; timeoutMs: number };

/** TIME_OUT is ours: a call that waits for a person may be asked again. */
export type JsonAnswer = { status: number; json: unknown };

/** Nothing of the address is told: whoever knows it can read the document. @throws ProviderUnavailable, Garbage */
export async function jsonCall(
  url: string,
  { method, body, signal, timeoutMs }: Asked,
): Promise<JsonAnswer | 'TIME_OUT'> {
  const patience = AbortSignal.timeout(timeoutMs);
  try {
    const got = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.any([signal, patience]),
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const text = Buffer.from(await got.arrayBuffer());
    if (text.byteLength > MOST_BYTES) throw new ProviderGarbage('a very long answer');
    if (got.status >= 500) throw new ProviderUnavailable(`answered ${got.status}`);
    return { status: got.status, json: parsed(text.toString('utf8')) };
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderGarbage) throw error;
    if (patience.aborted && !signal.aborted) return 'TIME_OUT';
    throw new ProviderUnavailable(error instanceof Error ? error.name : 'failed');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderGarbage('the answer is not JSON');
  }
}

/** @throws ProviderGarbage */
export function readAs<T extends z.ZodType>(form: T, json: unknown): z.output<T> {
  const read = form.safeParse(json);
  if (!read.success) throw new ProviderGarbage(`another form: ${read.error.issues.map(({ path }) => path.join('.'))}`);
  return read.data;
}
