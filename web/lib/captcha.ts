import { knownSession } from './session.ts';

const CHALLENGE = '/json/captcha';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The server accepts a proof for its own action only. */
export type CaptchaAction = 'sign-in' | 'registration' | 'restore';

/** At the top of the answer or, in the envelope of /json, under `data`. */
export function challengeIn(body: unknown): Record<string, unknown> | undefined {
  if (!isRecord(body)) return undefined;
  const found = isRecord(body.data) ? body.data : body;
  return isRecord(found.parameters) ? found : undefined;
}

/** Base64 of {challenge, solution}. */
const payloadOf = (challenge: unknown, solution: unknown): string => btoa(JSON.stringify({ challenge, solution }));

async function solved(action: CaptchaAction): Promise<string | undefined> {
  try {
    const response = await fetch(`${CHALLENGE}/${action}`, {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    const challenge = response.ok ? challengeIn(await response.json()) : undefined;
    if (!challenge) return undefined;
    const solution = await inWorker(challenge);
    return solution ? payloadOf(challenge, solution) : undefined;
  } catch {
    return undefined; // the server then refuses the call, and the form says so
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

/** Against robots, without a puzzle. The demo server accepts the word `sandbox`. Each call needs a new token. */
export async function captchaOptions(action: CaptchaAction): Promise<{ captcha?: string }> {
  const { demo } = await knownSession();
  const captcha = demo ? 'sandbox' : await solved(action);
  return captcha === undefined ? {} : { captcha };
}
