/** How a password reaches a member of staff, and how he replaces it by one that nobody else knows (R372). */
import { randomBytes } from 'node:crypto';
import { refuse } from '../../domain/decider.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Owed } from '../../ports/sessions.ts';
import type { Change, PasswordUseCase } from './password.ts';

export const freshPassword = (): string => `${randomBytes(12).toString('base64url').replace(/[-_]/g, 'x')}A7z`;

export type StaffPasswordDeps = { accounts: Pick<Accounts, 'byId'>; accessLog: AccessLog; password: PasswordUseCase };
export type StaffPassword = ReturnType<typeof makeStaffPassword>;

export function makeStaffPassword({ accounts, accessLog, password }: StaffPasswordDeps) {
  /** Refusals: NOT_ALLOWED_NOW, PASSWORD_SAME, OLD_PASSWORD_WRONG, ACCOUNT_BLOCKED {minutes}. */
  async function choose(change: Change & { owes: Owed | null }, form: { oldPassword: string; password: string }) {
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
