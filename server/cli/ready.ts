import { z } from 'zod';

const Answer = z.object({ ready: z.boolean(), checks: z.record(z.string(), z.string()).default({}) });
/** In production reasons are told to its bearer alone. */
const TOKEN = process.env.METRICS_TOKEN;
const PATIENCE_MS = 5_000;

/** Undefined when everything can serve, else each failing check with its reason. Never throws. */
export async function notReady(url: string): Promise<string | undefined> {
  try {
    const headers = TOKEN ? { authorization: `Bearer ${TOKEN}` } : {};
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    const { ready, checks } = Answer.parse(await response.json());
    if (ready) return undefined;
    const failing = Object.entries(checks).filter(([, reason]) => reason !== 'ok');
    return failing.map(([name, reason]) => `${name}: ${reason}`).join('; ') || 'no reason given';
  } catch {
    return 'the application does not answer';
  }
}
