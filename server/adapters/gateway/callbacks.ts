import type { z } from 'zod';
import type { CallbackProblem, RawCallback } from '../../ports/signed-callback.ts';
import { signatureProblem } from './signature.ts';

export function openCallback<T extends z.ZodType>(
  keys: readonly Buffer[],
  notice: T,
  raw: RawCallback,
): { notice: z.output<T> } | { problem: CallbackProblem } {
  const problem = signatureProblem(keys, raw);
  if (problem) return { problem };
  const read = notice.safeParse(jsonOf(raw.body));
  return read.success ? { notice: read.data } : { problem: 'UNREADABLE' };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
