import type { Accounts } from '../../ports/accounts.ts';

/** Staff by e-mail; a borrower, who may be the author of a note, stays an id. Asks once for each id. */
export function nameOf(accounts: Pick<Accounts, 'byId'>): (id: string) => Promise<string> {
  const names = new Map<string, Promise<string>>();
  return (id) => {
    const known =
      names.get(id) ?? accounts.byId(id).then((account) => (account?.kind === 'staff' ? account.email : null) ?? id);
    names.set(id, known);
    return known;
  };
}
