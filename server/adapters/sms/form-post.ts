import type { z } from 'zod';

export type Warn = (facts: { provider: string; reason: string }) => void;

const WAIT_MS = 10_000;

/** Undefined without a readable answer. Nothing of the address is logged: some providers want their key in it. */
export async function formPost<T extends z.ZodType>(
  url: string,
  fields: Readonly<Record<string, string>>,
  answer: T,
): Promise<z.output<T> | undefined> {
  try {
    const got = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    return answer.safeParse(await got.json()).data;
  } catch {
    return undefined;
  }
}
