/**
 * The second factor of staff (R374): codes of an application, each of which works once. Wrong ones are limited for the
 * whole account, so that whoever has the password cannot try them from many addresses.
 */
import type { AccessAct } from '../../../schema/reference/access-acts.ts';
import { type Refused, type Result, refuse } from '../../domain/decider.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Account, Accounts } from '../../ports/accounts.ts';
import type { Devices } from '../../ports/devices.ts';
import type { PasswordTries } from '../../ports/password-tries.ts';
import type { SecondFactors } from '../../ports/second-factors.ts';
import type { Owed, Sessions } from '../../ports/sessions.ts';
import type { Client, Opened } from './client.ts';
import { open, waiting } from './sign-in.ts';

export type SecondFactorDeps = {
  accounts: Pick<Accounts, 'byId'>;
  sessions: Sessions;
  devices: Devices;
  passwordTries: PasswordTries;
  secondFactors: SecondFactors;
  accessLog: AccessLog;
};
type Who = { accountId: string; owes: Owed | null; client: Client };

/** Under which wrong codes of an account are counted; `ANYONE` stands for every address. */
export const factorTries = (accountId: string): string => `factor:${accountId}`;
const ANYONE = 'anyone';

export type SecondFactor = ReturnType<typeof makeSecondFactor>;

export function makeSecondFactor(deps: SecondFactorDeps) {
  const { secondFactors, sessions } = deps;

  /** Who has a second factor already replaces it with a code of it. */
  async function begin(
    { accountId, owes }: Who,
    code: string | null,
  ): Promise<Result<{ secret: string; uri: string }>> {
    const account = await deps.accounts.byId(accountId);
    if (account?.kind !== 'staff' || (owes !== null && owes !== 'ENROL')) return refuse('NOT_ALLOWED_NOW');
    if (await secondFactors.isOn(accountId)) {
      const wrong = await check(account, () => secondFactors.use(accountId, code ?? ''));
      if (wrong) return wrong;
    }
    return secondFactors.begin(accountId, account.email ?? '');
  }

  /** The other sessions of the account end: they have shown no code. */
  async function turnOn(
    { accountId, owes, client }: Who,
    code: string,
  ): Promise<Result<{ opened: Opened; recoveryCodes: readonly string[] }>> {
    const account = await deps.accounts.byId(accountId);
    if (account?.kind !== 'staff' || (owes !== null && owes !== 'ENROL')) return refuse('NOT_ALLOWED_NOW');
    let recoveryCodes: readonly string[] = [];
    const wrong = await check(account, async () => {
      const turned = await secondFactors.turnOn(accountId, code);
      recoveryCodes = turned?.recoveryCodes ?? [];
      return turned;
    });
    if (wrong) return wrong;
    await log(account, 'STAFF_FACTOR_SET');
    await sessions.closeAll(accountId, client.sessionId);
    return { opened: await proved(account, client), recoveryCodes };
  }

  /** The second half of a sign-in. */
  async function prove({ accountId, owes, client }: Who, code: string): Promise<Result<{ opened: Opened }>> {
    const account = await deps.accounts.byId(accountId);
    if (account?.kind !== 'staff' || owes !== 'FACTOR') return refuse('NOT_ALLOWED_NOW');
    const wrong = await check(account, async () => {
      const used = await secondFactors.use(accountId, code);
      if (used === 'recovery') await log(account, 'STAFF_RECOVERY_USED');
      return used;
    });
    return wrong ?? { opened: await proved(account, client) };
  }

  async function check({ id }: Account, use: () => Promise<unknown>): Promise<Refused | undefined> {
    const wait = await deps.passwordTries.take(factorTries(id), ANYONE);
    if (wait) return waiting(wait.waitSeconds);
    if (!(await use())) return refuse('FACTOR_WRONG', { field: 'code' });
    await deps.passwordTries.wasRight(factorTries(id), ANYONE);
    return undefined;
  }

  /** A session with more rights gets a new token. */
  async function proved({ id }: Account, client: Client): Promise<Opened> {
    if (client.sessionId) await sessions.prove(client.sessionId);
    return open(deps, id, client, client.sessionId);
  }

  const log = ({ id, roles }: Account, act: AccessAct) =>
    deps.accessLog.append({
      act,
      by: { id, role: roles[0] ?? 'anonymous' },
      subjects: [id],
      detail: '',
      caseNumber: null,
    });

  return { begin, turnOn, prove };
}
