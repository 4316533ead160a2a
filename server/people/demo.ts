/** Staff of every role, and two IINs with special treatment. Safe to run at every start. */
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { PERSONAS } from '../../schema/reference/personas.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { IinLists } from '../ports/profiles.ts';

export async function fillDemo(people: {
  accounts: Accounts;
  passwords: Passwords;
  iinLists: IinLists;
}): Promise<void> {
  for (const { email, name, role, password } of DEMO_STAFF) {
    if (await people.accounts.byEmail(email)) continue;
    const passwordHash = await people.passwords.hash(password);
    await people.accounts.addStaff({ email, name, roles: [role], passwordHash });
  }
  for (const { key, iin } of PERSONAS) {
    if (key === 'iin-exception') await people.iinLists.put(iin, 'exception');
    if (key === 'iin-blocked') await people.iinLists.put(iin, 'blocked');
  }
}

/** The passwords of demo staff are public. */
export async function openDemoStaff({ accounts }: { accounts: Pick<Accounts, 'byEmail'> }): Promise<readonly string[]> {
  const found = await Promise.all(DEMO_STAFF.map(({ email }) => accounts.byEmail(email)));
  return found.flatMap((account) => account?.email ?? []);
}
