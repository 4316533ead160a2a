/** Registers a borrower: a code to the phone number, the consents for registration, an account. R63. */
import type { RegistrationForm } from '../../../schema/forms/registration.ts';
import { consentsAt } from '../../../schema/reference/consents/all.ts';
import type { Consent } from '../../../schema/reference/consents/consent.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import type { Phone } from '../../../schema/values/phone.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CodeBinding, CodeSent } from '../../ports/codes.ts';
import { type Client, gate, guess, type Opened } from './client.ts';
import { open, type SignInDeps } from './sign-in.ts';

export type RegistrationDeps = SignInDeps & { clock: Pick<Clock, 'now'> };

type Tick = { type: string; hash: string };
const registering = (phone: Phone): CodeBinding => ({ purpose: 'REGISTRATION', subject: 'registration', phone });

export const makeRegistration = (deps: RegistrationDeps) => ({
  requestCode: (phone: Phone, client: Client) => requestCode(deps, phone, client),
  confirm: (form: RegistrationForm, client: Client, commandId: CommandId, locale?: Locale) =>
    confirm(deps, form, client, commandId, locale),
});
export type Registration = ReturnType<typeof makeRegistration>;

/** The consents in force at a place; lending compares them when an offer is signed. */
export const requiredConsents = (place: Consent['place']): readonly Consent[] => consentsAt(place);

/** The first consent of a place that was not ticked in its current version. */
export const missingConsent = (place: Consent['place'], ticks: readonly Tick[]): Consent | undefined =>
  consentsAt(place).find((consent) => !ticks.some((tick) => tick.type === consent.type && tick.hash === consent.hash));

/**
 * A number whose owner never chose a password may register again: the code proves ownership, and the account holds
 * nothing yet.
 */
async function requestCode(deps: RegistrationDeps, phone: Phone, client: Client): Promise<Result<{ sent: CodeSent }>> {
  const stopped = await gate(deps, client, 'registration');
  if (stopped) return stopped;
  const account = await deps.accounts.byPhone(phone);
  if (account?.passwordHash) return refuse('PHONE_TAKEN', { field: 'phone' });
  return deps.codes.send(registering(phone), client.locale);
}

async function confirm(
  deps: RegistrationDeps,
  form: RegistrationForm,
  client: Client,
  commandId: CommandId,
  locale: Locale = client.locale,
): Promise<Result<{ opened: Opened }>> {
  if (missingConsent('REGISTRATION', form.consents)) return refuse('CONSENT_REQUIRED', { field: 'consents' });
  const stopped = await gate(deps, client, 'registration', 'confirmation');
  if (stopped) return stopped;
  const use = { ...registering(form.phone), code: form.code, commandId };
  return guess(deps, client, () =>
    deps.codes.using(use, async () => {
      const account = await deps.accounts.register({ phone: form.phone, locale });
      if (account.passwordHash) return refuse('PHONE_TAKEN', { field: 'phone' });
      const kept = consentsAt('REGISTRATION').map(({ type, version, hash }) => ({ type, version, hash, locale }));
      await deps.accounts.keepConsents(account.id, 'REGISTRATION', kept, deps.clock.now());
      return { opened: await open(deps, account.id, client) };
    }),
  );
}
