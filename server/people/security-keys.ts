import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { instant } from '../../schema/values/local-date.ts';
import type { KeyAsked, SecurityKeys } from '../ports/security-keys.ts';
import type { PeopleDeps } from './accounts.ts';
import type { KeyChallengeTable } from './staff-tables.ts';

const MINUTES = 5;
const TIMEOUT = MINUTES * 60_000;

/** The address of the pages: a key made for it answers to no other site. */
export function securityKeys({ db }: Pick<PeopleDeps, 'db'>, publicUrl: string): SecurityKeys {
  const { origin, hostname } = new URL(publicUrl);
  const expected = (expectedChallenge: string) => ({
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    // The password is the other factor, so a key without a PIN or a finger is enough.
    requireUserVerification: false,
  });
  const keysOf = (accountId: string) =>
    db.selectFrom('people.security_key').selectAll().where('account_id', '=', accountId).orderBy('added_at').execute();
  const named = async (accountId: string) =>
    (await keysOf(accountId)).map(({ id, transports }) => ({ id, transports: known(transports) }));

  async function keep(session_id: string, purpose: KeyChallengeTable['purpose'], challenge: string): Promise<void> {
    const row = { challenge, purpose, until: new Date(Date.now() + TIMEOUT) };
    await db
      .insertInto('people.key_challenge')
      .values({ session_id, ...row })
      .onConflict((on) => on.column('session_id').doUpdateSet(row))
      .execute();
  }

  /** Of two requests with one answer the second one finds nothing. */
  async function take(sessionId: string, purpose: KeyChallengeTable['purpose']): Promise<string | undefined> {
    const taken = await db
      .deleteFrom('people.key_challenge')
      .where('session_id', '=', sessionId)
      .where('purpose', '=', purpose)
      .where('until', '>', new Date())
      .returning('challenge')
      .executeTakeFirst();
    return taken?.challenge;
  }

  return {
    of: async (accountId) =>
      (await keysOf(accountId)).map(({ id, agent, added_at, used_at }) => ({
        id,
        agent,
        addedAt: instant(added_at),
        usedAt: used_at && instant(used_at),
      })),

    async askNew({ accountId, sessionId }, label) {
      const options = await generateRegistrationOptions({
        rpName: 'Nesie',
        rpID: hostname,
        userID: new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex')),
        userName: label,
        timeout: TIMEOUT,
        excludeCredentials: await named(accountId),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
      });
      await keep(sessionId, 'ADD', options.challenge);
      return JSON.stringify(options);
    },

    async add({ accountId, sessionId }, answer, agent) {
      const challenge = await take(sessionId, 'ADD');
      const response = read<RegistrationResponseJSON>(answer);
      if (challenge === undefined || !response) return false;
      const checked = await verifyRegistrationResponse({ response, ...expected(challenge) }).catch(notVerified);
      if (!checked.verified) return false;
      const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
      const added = await db
        .insertInto('people.security_key')
        .values({
          id,
          account_id: accountId,
          public_key: Buffer.from(publicKey),
          counter,
          transports,
          agent,
          added_at: new Date(),
        })
        .onConflict((on) => on.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async ask({ accountId, sessionId }: KeyAsked) {
      const allowCredentials = await named(accountId);
      if (allowCredentials.length === 0) return undefined;
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        timeout: TIMEOUT,
        allowCredentials,
        userVerification: 'discouraged',
      });
      await keep(sessionId, 'SHOW', options.challenge);
      return JSON.stringify(options);
    },

    async use({ accountId, sessionId }, answer) {
      const challenge = await take(sessionId, 'SHOW');
      const response = read<AuthenticationResponseJSON>(answer);
      const key = (await keysOf(accountId)).find(({ id }) => id === response?.id);
      if (challenge === undefined || !response || !key) return false;
      const credential = { id: key.id, publicKey: new Uint8Array(key.public_key), counter: Number(key.counter) };
      const checked = await verifyAuthenticationResponse({ response, credential, ...expected(challenge) }).catch(
        notVerified,
      );
      if (!checked.verified) return false;
      // A copied key counts by itself: the library refuses a counter that was seen already.
      await db
        .updateTable('people.security_key')
        .set({ counter: checked.authenticationInfo.newCounter, used_at: new Date() })
        .where('id', '=', key.id)
        .execute();
      return true;
    },

    async remove(accountId, id) {
      const gone = await db
        .deleteFrom('people.security_key')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return gone !== undefined;
    },
  };
}

/** The library throws on whatever does not fit; the caller only learns that it did not. */
const notVerified = () => ({ verified: false }) as const;

/** Undefined for a text that is no JSON; the library checks the rest. */
function read<T extends object>(text: string): T | undefined {
  try {
    const value: T | null = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const TRANSPORTS: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];
const known = (transports: readonly string[]): AuthenticatorTransport[] =>
  TRANSPORTS.filter((one) => transports.includes(one));
