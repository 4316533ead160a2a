/**
 * The second factor of staff (R374): codes of an application and security keys, each of which works alone. Wrong codes
 * are limited for the whole account, so that whoever has the password cannot try them from many addresses.
 */
import type { AccessAct } from '../../../schema/reference/access-acts.ts';
import type { StaffFactorChange } from '../../../schema/reference/account-texts.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { AccessNotes } from '../../ports/access-notes.ts';
import type { Account, Accounts } from '../../ports/accounts.ts';
import type { Devices } from '../../ports/devices.ts';
import type { Mail } from '../../ports/mail.ts';
import type { PasswordTries } from '../../ports/password-tries.ts';
import type { SecondFactors } from '../../ports/second-factors.ts';
import type { SecurityKey, SecurityKeys } from '../../ports/security-keys.ts';
import type { Owed, Sessions } from '../../ports/sessions.ts';
import type { Client, Opened } from './client.ts';
import { open, waiting } from './sign-in.ts';
import { factorByMail } from './staff-mail.ts';

export type SecondFactorDeps = {
  accounts: Pick<Accounts, 'byId'>;
  sessions: Sessions;
  devices: Devices;
  passwordTries: PasswordTries;
  secondFactors: SecondFactors;
  securityKeys: SecurityKeys;
  accessLog: AccessLog;
  accessNotes: AccessNotes;
  mail?: Mail;
  alarm(text: string): void;
};
type Who = { accountId: string; owes: Owed | null; client: Client; commandId: CommandId };
/** `mayChange`: nothing is on yet, or this session has shown a factor a short while ago. */
export type OwnFactors = {
  application: boolean;
  keys: readonly SecurityKey[];
  recoveryCodes: number;
  mayChange: boolean;
};

/** Under which wrong codes of an account are counted; `ANYONE` stands for every address. */
export const factorTries = (accountId: string): string => `factor:${accountId}`;
const ANYONE = 'anyone';
/** So long a factor that was shown allows its owner to change the factors. */
const FRESH_MINUTES = 10;

export type SecondFactor = ReturnType<typeof makeSecondFactor>;

export function makeSecondFactor(deps: SecondFactorDeps) {
  const { secondFactors, securityKeys, sessions } = deps;
  const tell = factorByMail(deps);

  async function own({ accountId, owes, client }: Who): Promise<OwnFactors> {
    const [{ application, recoveryCodes }, keys] = await Promise.all([
      secondFactors.of(accountId),
      securityKeys.of(accountId),
    ]);
    const isOn = application || keys.length > 0;
    const mayChange = !isOn || (await sessions.provedWithin(client.sessionId ?? '', FRESH_MINUTES));
    // Whoever has the password alone learns which factor is asked for, and no more.
    return { application, keys, recoveryCodes: owes === 'FACTOR' ? 0 : recoveryCodes, mayChange };
  }

  /** The account, if the session may change its factors. */
  async function changing(who: Who) {
    const account = await deps.accounts.byId(who.accountId);
    if (account?.kind !== 'staff' || (who.owes !== null && who.owes !== 'ENROL')) return refuse('NOT_ALLOWED_NOW');
    return (await own(who)).mayChange ? account : refuse('PROOF_NEEDED');
  }

  async function begin(who: Who) {
    const account = await changing(who);
    return 'refusal' in account ? account : secondFactors.begin(account.id, account.email ?? '');
  }

  async function turnOn(who: Who, code: string) {
    const account = await changing(who);
    if ('refusal' in account) return account;
    const wrong = await check(account, () => secondFactors.turnOn(account.id, code));
    return wrong ?? added(account, who, 'applicationSet');
  }

  async function askNewKey(who: Who) {
    const account = await changing(who);
    if ('refusal' in account) return account;
    return { request: await securityKeys.askNew(inSession(who), account.email ?? account.id) };
  }

  async function addKey(who: Who, answer: string) {
    const account = await changing(who);
    if ('refusal' in account) return account;
    if (!(await securityKeys.add(inSession(who), answer, who.client.agent))) return refuse('KEY_WRONG');
    return added(account, who, 'keySet');
  }

  /** The other sessions of the account end: they have shown no factor. */
  async function added(account: Account, who: Who, what: StaffFactorChange) {
    const recoveryCodes = await secondFactors.newRecoveryCodes(account.id);
    await log(account, 'STAFF_FACTOR_SET', what === 'keySet' ? 'KEY' : '');
    await tell(what, account.email, `${who.accountId}:${who.commandId}`);
    await sessions.closeAll(account.id, who.client.sessionId);
    return { opened: await proved(account, who.client), recoveryCodes };
  }

  /** `key` null: the application. The last factor stays: without any only an auditor opens the account (R374). */
  async function remove(who: Who, key: string | null) {
    const account = await changing(who);
    if ('refusal' in account) return account;
    const { application, keys } = await own(who);
    if (Number(application) + keys.length < 2) return refuse('NOT_ALLOWED_NOW');
    const gone = await (key === null ? secondFactors.forget(account.id) : securityKeys.remove(account.id, key));
    if (!gone) return refuse('NOT_FOUND');
    await log(account, 'STAFF_FACTOR_REMOVED', key === null ? 'APPLICATION' : 'KEY');
    await tell(key === null ? 'applicationRemoved' : 'keyRemoved', account.email, `${who.accountId}:${who.commandId}`);
    return { done: true };
  }

  /** The second half of a sign-in, or its repetition before the factors are changed. */
  async function prove(who: Who, code: string) {
    const account = await proving(who);
    if ('refusal' in account) return account;
    const wrong = await check(account, async () => {
      const used = await secondFactors.use(account.id, code);
      if (used === 'recovery') {
        await log(account, 'STAFF_RECOVERY_USED');
        await tell('recoveryUsed', account.email, `${who.accountId}:${who.commandId}`);
      }
      return used;
    });
    return wrong ?? { opened: await proved(account, who.client) };
  }

  async function askKey(who: Who) {
    const account = await proving(who);
    if ('refusal' in account) return account;
    const request = await securityKeys.ask(inSession(who));
    return request === undefined ? refuse('NOT_ALLOWED_NOW') : { request };
  }

  async function proveKey(who: Who, answer: string) {
    const account = await proving(who);
    if ('refusal' in account) return account;
    const right = await securityKeys.use(inSession(who), answer);
    if (right) return { opened: await proved(account, who.client) };
    failed(account.id, 'KEY');
    return refuse('KEY_WRONG');
  }

  async function proving({ accountId, owes }: Who) {
    const account = await deps.accounts.byId(accountId);
    return account?.kind === 'staff' && (owes === null || owes === 'FACTOR') ? account : refuse('NOT_ALLOWED_NOW');
  }

  async function check({ id }: Account, use: () => Promise<unknown>) {
    const wait = await deps.passwordTries.take(factorTries(id), ANYONE);
    const blocked = waiting(wait);
    if (blocked) return blocked;
    if (!(await use())) {
      failed(id, 'FACTOR');
      return refuse('FACTOR_WRONG', { field: 'code' });
    }
    await deps.passwordTries.wasRight(factorTries(id), ANYONE);
    return undefined;
  }

  /** A session with more rights gets a new token. */
  async function proved({ id }: Account, client: Client): Promise<Opened> {
    if (client.sessionId) await sessions.prove(client.sessionId);
    return open(deps, id, client, client.sessionId);
  }

  /** The password was right, the second factor is not. */
  const failed = (id: string, detail: string): void =>
    deps.accessNotes.note({
      act: 'SIGN_IN_FAILED',
      by: { id: 'anonymous', role: 'anonymous' },
      subjects: [id],
      detail,
      caseNumber: null,
    });

  const log = ({ id, roles }: Account, act: AccessAct, detail = '') =>
    deps.accessLog.append({
      act,
      by: { id, role: roles[0] ?? 'anonymous' },
      subjects: [id],
      detail,
      caseNumber: null,
    });

  return { own, begin, turnOn, askNewKey, addKey, remove, prove, askKey, proveKey };
}

const inSession = ({ accountId, client }: Who) => ({ accountId, sessionId: client.sessionId ?? '' });
