/** How a password reaches a member of staff, and how he replaces it by one that nobody else knows (R372). */
import { randomBytes } from 'node:crypto';
import { STAFF_PASSWORD_TEXT } from '../../../schema/reference/account-texts.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Owed } from '../../ports/sessions.ts';
import type { Opened } from './client.ts';
import type { Change, PasswordUseCase } from './password.ts';

export const freshPassword = (): string => `${randomBytes(12).toString('base64url').replace(/[-_]/g, 'x')}A7z`;

/** By mail: an administrator who saw the password could sign in as the other half of every pair. */
export const passwordByMail =
  ({ mail, publicUrl }: { mail?: Mail; publicUrl: string }) =>
  async ({ email, password }: { email: string; password: string }, key: string): Promise<'sent' | 'not-sent'> => {
    const text = Object.values(STAFF_PASSWORD_TEXT)
      .map((one) => one.replace('{link}', `${publicUrl}/ru/login`).replace('{password}', password))
      .join('\n\n');
    return mail ? mail.send({ key: `staff-password:${key}`, to: email, subject: 'Nesie', text }) : 'not-sent';
  };

export type StaffPasswordDeps = { accounts: Pick<Accounts, 'byId'>; accessLog: AccessLog; password: PasswordUseCase };
export type StaffPassword = ReturnType<typeof makeStaffPassword>;

export function makeStaffPassword({ accounts, accessLog, password }: StaffPasswordDeps) {
  /** Refusals: NOT_ALLOWED_NOW, PASSWORD_SAME, OLD_PASSWORD_WRONG, ACCOUNT_BLOCKED {minutes}. */
  async function choose(
    change: Change & { owes: Owed | null },
    form: { oldPassword: string; password: string },
  ): Promise<Result<{ opened: Opened }>> {
    const account = await accounts.byId(change.accountId);
    if (account?.kind !== 'staff' || change.owes === 'FACTOR') return refuse('NOT_ALLOWED_NOW');
    if (form.oldPassword === form.password) return refuse('PASSWORD_SAME', { field: 'password' });
    const outcome = await password.set(change, { ...form, code: null });
    if ('refusal' in outcome) return outcome;
    const by = { id: account.id, role: account.roles[0] ?? 'anonymous' };
    await accessLog.append({ act: 'STAFF_PASSWORD_CHOSEN', by, subjects: [account.id], detail: '', caseNumber: null });
    return outcome;
  }

  return { choose };
}
