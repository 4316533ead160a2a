/** What the edge knows of whoever calls, for limits, texts and the rotation of sessions. */
import type { Refusal } from '../domain/decider.ts';
import type { Locale } from '../ports/borrowers.ts';
import type { Captcha, CaptchaAction } from '../ports/captcha.ts';
import type { Limits } from '../ports/limits.ts';
import type { SignedIn } from '../ports/sessions.ts';

export type Client = {
  /** Hash of the address. */
  key: string;
  locale: Locale;
  captcha: string | undefined;
  /** The session that the request came with. */
  sessionId: string | undefined;
};

export type Opened = { token: string; signedIn: SignedIn };

export type GateDeps = {
  captcha: Captcha;
  limits: Limits;
  /** Limits by address: off in demo, where everybody comes from one machine (decision 42). */
  strictLimits: boolean;
};

/** [times, seconds] an address may knock. */
const BY_ADDRESS: Readonly<Record<CaptchaAction, readonly [number, number]>> = {
  'sign-in': [30, 600],
  registration: [20, 3600],
  restore: [20, 3600],
};

/** The refusal of a machine or a flood; undefined lets the request through. */
export async function gate(deps: GateDeps, client: Client, action: CaptchaAction): Promise<Refusal | undefined> {
  const [times, seconds] = BY_ADDRESS[action];
  if (deps.strictLimits && !(await deps.limits.take(`address:${action}`, client.key, times, seconds)))
    return { code: 'TOO_MANY_REQUESTS' };
  if (!(await deps.captcha.verify(client.captcha, action))) return { code: 'CAPTCHA_FAILED', field: 'captcha' };
  return undefined;
}
