import { knownSession } from './session.ts';

/** Where the proof of work is given out (ALTCHA). */
const CHALLENGE = '/json/captcha/challenge';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What the effort is for: a solution counts for its action only. */
export type CaptchaAction = 'sign-in' | 'registration' | 'restore';

/** The challenge stands at the top of the answer or, in the envelope of /json, under `data`. */
export function challengeIn(body: unknown): Record<string, unknown> | undefined {
  if (!isRecord(body)) return undefined;
  const found = isRecord(body.data) ? body.data : body;
  return isRecord(found.parameters) ? found : undefined;
}

/** Base64 of {challenge, solution}: what ALTCHA calls the payload. */
const payloadOf = (challenge: unknown, solution: unknown): string => btoa(JSON.stringify({ challenge, solution }));

async function solved(action: CaptchaAction): Promise<string | undefined> {
  try {
    const response = await fetch(`${CHALLENGE}?action=${action}`, {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    const challenge = response.ok ? challengeIn(await response.json()) : undefined;
    if (!challenge) return undefined;
    const solution = await inWorker(challenge);
    return solution ? payloadOf(challenge, solution) : undefined;
  } catch {
    return undefined; // the server then refuses, and the form says so
  }
}

function inWorker(challenge: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    worker.onmessage = (event: MessageEvent<unknown>) => resolve(event.data);
    worker.onerror = () => resolve(undefined);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/** The proof that no robot is at work, made without a puzzle; in the demo the server takes the word `sandbox`. One token, one call. */
export async function captchaOptions(action: CaptchaAction): Promise<{ captcha?: string }> {
  const { demo } = await knownSession();
  const captcha = demo ? 'sandbox' : await solved(action);
  return captcha === undefined ? {} : { captcha };
}
