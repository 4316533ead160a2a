/**
 * The staff, as an administrator sees it, and the end of a delay after wrong passwords. `npm run staff` makes accounts.
 */
import { type Result, refuse } from '../../domain/decider.ts';
import type { Accounts, StaffMember } from '../../ports/accounts.ts';
import type { PasswordTries } from '../../ports/password-tries.ts';

export type StaffDeps = { accounts: Pick<Accounts, 'staff'>; passwordTries: PasswordTries };
/** `waiting`: callers who must wait after wrong passwords for this e-mail. */
export type StaffShown = StaffMember & { waiting: number };

export type Staff = ReturnType<typeof makeStaff>;

export function makeStaff({ accounts, passwordTries }: StaffDeps) {
  async function list(): Promise<readonly StaffShown[]> {
    const members = await accounts.staff();
    return Promise.all(members.map(async (one) => ({ ...one, waiting: await passwordTries.waiting(one.email) })));
  }

  async function unlock(email: string): Promise<Result<{ unlocked: true }>> {
    const member = (await accounts.staff()).find((one) => one.email === email);
    if (!member) return refuse('NOT_FOUND');
    await passwordTries.unlock(member.email);
    return { unlocked: true };
  }

  return { list, unlock };
}
