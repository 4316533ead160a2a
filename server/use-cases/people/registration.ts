/** Registers a borrower: a code to the phone number, the consents for registration, an account. R63. */
import { BorrowerId } from '../../../schema/events/codecs.ts';
import type { RegistrationForm } from '../../../schema/forms/registration.ts';
import { consentsAt } from '../../../schema/reference/consents/all.ts';
import type { Consent } from '../../../schema/reference/consents/consent.ts';
import type { SigningFlow } from '../../../schema/reference/documents.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import type { Phone } from '../../../schema/values/phone.ts';
import { refuse } from '../../domain/decider.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { CaptchaAction } from '../../ports/captcha.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Client, floods, isPressed } from './client.ts';
import { makeCodeStep } from './code-step.ts';
import { open, type SignInDeps } from './sign-in.ts';

export type RegistrationDeps = SignInDeps & { clock: Pick<Clock, 'now'> };

type Tick = { type: string; hash: string };
export type Registration = ReturnType<typeof makeRegistration>;

/** The consents in force at a place; lending compares them when an offer is signed. */
export const requiredConsents = (place: Consent['place']): readonly Consent[] => consentsAt(place);

/** The first consent of a place that was not ticked in its current version. */
export const missingConsent = (place: Consent['place'], ticks: readonly Tick[]): Consent | undefined =>
  consentsAt(place).find((consent) => !ticks.some((tick) => tick.type === consent.type && tick.hash === consent.hash));

export function makeRegistration(deps: RegistrationDeps) {
  const code = makeCodeStep(deps, 'registration');

  /** Every number gets its code alike: only whoever holds it learns whether it is registered (D0163). */
  const requestCode = (phone: Phone, client: Client) =>
    code.request({ phone }, client, (binding) => deps.codes.send(binding, client));

  async function confirm(form: RegistrationForm, client: Client, commandId: CommandId, locale: Locale = client.locale) {
    if (missingConsent('REGISTRATION', form.consents)) return refuse('CONSENT_REQUIRED', { field: 'consents' });
    return code.confirm({ phone: form.phone }, form.code, client, commandId, async () => {
      const account = await deps.accounts.register({ phone: form.phone, locale });
      // Only whoever proved by a code that he owns the number learns that its account is closed (R156).
      if (account === 'closed') return refuse('ACCOUNT_CLOSED');
      if (account.passwordHash) return refuse('PHONE_TAKEN', { field: 'phone' });
      // Whoever never chose a password may register again, as an empty person: another may hold the number now (R911).
      await deps.sessions.closeAll(account.id);
      await deps.accounts.beginAnew(BorrowerId.parse(account.id));
      const kept = consentsAt('REGISTRATION').map(({ type, version, hash }) => ({ type, version, hash, locale }));
      await deps.accounts.keepConsents(account.id, 'REGISTRATION', kept, deps.clock.now());
      return { opened: await open(deps, account.id, client) };
    });
  }

  /** Codes that a number may still get today for a purpose; anybody may ask, so an address may ask so often only. */
  async function codesLeft(phone: Phone, purpose: SigningFlow, client: Pick<Client, 'key' | 'network'>) {
    return (await floods(deps, client, 'codes-left')) ?? { left: await deps.codes.codesLeftToday(phone, purpose) };
  }

  return { requestCode, confirm, codesLeft, isPressed: (action: CaptchaAction) => isPressed(deps, action) };
}
