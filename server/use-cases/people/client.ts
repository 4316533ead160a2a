/** What the edge knows about a caller, for limits, texts and the rotation of sessions. */
import type { CommandId } from '../../../schema/values/ids.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Captcha, CaptchaAction } from '../../ports/captcha.ts';
import type { Limits } from '../../ports/limits.ts';
import type { SignedIn } from '../../ports/sessions.ts';
import { type Address, giveBackToAddress, takeOfAddress } from '../kernel/address.ts';

export type Client = {
  /** Hash of the network address. */
  key: string;
  /** Hash of the wide network around it, where one caller has many addresses (R968). */
  network: string | undefined;
  locale: Locale;
  captcha: string | undefined;
  /** The session that the request came with. */
  sessionId: string | undefined;
  /** Browser and system, for the list of open sessions. */
  agent: string | null;
  /** Token of a device that has signed in before, to any account. */
  device: string | undefined;
  commandId: CommandId;
};

export type Opened = { token: string; device: string; signedIn: SignedIn };

export type GateDeps = {
  captcha: Captcha;
  limits: Limits;
  /** Limits by address; off in demo, where all callers share one machine. */
  strictLimits: boolean;
  /** What codes for strangers may cost in a day, in SMS of all addresses together (R760). */
  strangerSmsADay: number;
  /** Writes one line to the log for the operators. */
  alarm(text: string): void;
};

/** [times, seconds] allowed for one address. */
const BY_ADDRESS = {
  'sign-in': [30, 600],
  registration: [20, 3600],
  restore: [20, 3600],
  confirmation: [60, 3600],
  'codes-left': [60, 3600],
  /** Of signed-in borrowers: many of them may share the address of a mobile network. */
  sending: [120, 3600],
} as const;

/** Refuses robots and floods; undefined lets the request through. */
export async function gate(
  deps: GateDeps,
  client: Client,
  action: CaptchaAction,
  door: keyof typeof BY_ADDRESS = action,
  hard?: boolean,
) {
  const flood = await floods(deps, client, door);
  if (flood) return flood;
  const longer = hard ?? (action !== 'sign-in' && (await isPressed(deps, action)));
  if (!(await deps.captcha.verify(client.captcha, action, longer)))
    return refuse('CAPTCHA_FAILED', { field: 'captcha' });
  return undefined;
}

/** The limit of one address, and of the wide network around it, for calls that ask nothing of robots. */
export async function floods(
  { strictLimits, limits }: Pick<GateDeps, 'strictLimits' | 'limits'>,
  client: Address,
  door: keyof typeof BY_ADDRESS,
) {
  if (!strictLimits) return undefined;
  const [times, seconds] = BY_ADDRESS[door];
  const fits = await takeOfAddress(limits, `address:${door}`, client, times, seconds);
  return fits ? undefined : refuse('TOO_MANY_REQUESTS');
}

const HOUR = 3600;
/** Wrong codes an hour: of everybody together for one purpose, and of one address. */
const GUESSES = { everybody: 200, address: 10 };

type Pressed = Pick<GateDeps, 'limits' | 'strictLimits'>;

/**
 * Whether a common budget of this purpose is used up. Then a longer proof is asked for instead of closing the door:
 * what everybody shares must be no switch for one (R970).
 */
export async function isPressed({ limits, strictLimits }: Pressed, action: CaptchaAction): Promise<boolean> {
  return strictLimits && (await limits.used('pressed', action, HOUR)) > 0;
}

/** Begins the longer proof for the rest of the hour, with one line for the operators. */
export async function press({ limits, alarm }: Pick<GateDeps, 'limits' | 'alarm'>, action: CaptchaAction, why: string) {
  if (await limits.take('pressed', action, 1, HOUR)) alarm(`${why}; a longer proof of work is asked for this hour`);
}

/**
 * Checks a code within the hourly limits on wrong guesses. A guess of an address is counted before the comparison and
 * given back if it was right or a fault ended it; the common budget of a `purpose` counts wrong ones alone. Whoever is
 * signed in has no purpose here: limits of the account hold him.
 */
export async function guess<T extends object>(
  deps: GateDeps,
  client: Client,
  use: () => Promise<Result<T>>,
  purpose?: CaptchaAction,
) {
  if (!deps.strictLimits) return use();
  const { limits } = deps;
  if (!(await takeOfAddress(limits, 'guess', client, GUESSES.address, HOUR))) return refuse('TOO_MANY_REQUESTS');
  let wrong: (typeof WRONG)[number] | undefined;
  try {
    const answer = await use();
    wrong = 'refusal' in answer ? WRONG.find((code) => code === answer.refusal.code) : undefined;
    return answer;
  } finally {
    if (!wrong) await giveBackToAddress(limits, 'guess', client, HOUR);
    // A guess at a number without a code endangers nobody, but its address counts as a guesser.
    else if (
      purpose &&
      wrong !== 'CODE_EXPIRED' &&
      !(await limits.take(`guess:${purpose}`, 'everybody', GUESSES.everybody, HOUR))
    )
      await press(deps, purpose, `codes are being guessed: ${purpose} has seen its wrong codes of an hour`);
  }
}

/** Refusals of the code itself; other refusals are about what the code allows. */
const WRONG = ['CODE_WRONG', 'CODE_TRIES_OVER', 'CODE_EXPIRED'] as const;
