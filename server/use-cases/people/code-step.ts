/** A code from a person without a session, for registration and for a new password (R42, R63). */
import type { CommandId } from '../../../schema/values/ids.ts';
import type { Result } from '../../domain/decider.ts';
import type { CodeAddress, CodeBinding, CodeSent, Codes } from '../../ports/codes.ts';
import { type Client, type GateDeps, gate, guess } from './client.ts';
import { tooManySms } from './stranger-sms.ts';

type Sending = Promise<Result<{ sent: CodeSent }>>;
const PURPOSES = { registration: 'REGISTRATION', restore: 'RESTORE_PASSWORD' } as const;

export function makeCodeStep(deps: GateDeps & { codes: Codes }, action: keyof typeof PURPOSES) {
  const bindingOf = (to: CodeAddress): CodeBinding => ({ purpose: PURPOSES[action], subject: action, ...to });

  async function request(to: CodeAddress, client: Client, send: (binding: CodeBinding) => Sending) {
    return (await gate(deps, client, action)) ?? (await tooManySms(deps, to, action)) ?? send(bindingOf(to));
  }

  /** Runs `effect` on a right code; wrong codes are limited by address too. */
  async function confirm<T extends object>(
    to: CodeAddress,
    code: string,
    client: Client,
    commandId: CommandId,
    effect: () => Promise<Result<T>>,
  ) {
    const stopped = await gate(deps, client, action, 'confirmation');
    if (stopped) return stopped;
    const use = { ...bindingOf(to), code, commandId };
    return guess(deps, client, () => deps.codes.using(use, effect), action);
  }

  return { request, confirm };
}
