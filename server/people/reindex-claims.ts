/** Whose account an IBAN is. Of a claim from before claims were sealed, the IBAN stands where the money went. */
import { BorrowerId } from '../../schema/events/codecs.ts';
import { instant } from '../../schema/values/local-date.ts';
import { makeCards } from './cards.ts';
import type { MoneyDb } from './money-tables.ts';
import { chosenIbans, claimCell } from './payout-destinations.ts';
import { personSecrets } from './secrets.ts';
import type { PeopleDb } from './tables.ts';
import type { Vault } from './vault.ts';

const BATCH = 500;
/** Cards that have ended count too. */
const ANY_TIME = instant(new Date(0));

type Claim = { blind_index: string; borrower_id: string; sealed: string | null };

/** Returns how many claims name an account that is stored nowhere. */
export async function reindexClaims(
  { db, vault, money }: { db: PeopleDb; vault: Vault; money: MoneyDb },
  count: (more: number) => void,
): Promise<number> {
  const secrets = personSecrets({ db, vault });
  const cards = makeCards(money, secrets);
  const storedIbans = async (owner: BorrowerId): Promise<readonly string[]> => [
    ...(await chosenIbans(money, secrets, owner)),
    ...(await cards.ofBorrower(owner, ANY_TIME)).flatMap(({ iban }) => iban ?? []),
  ];
  /** True where the account is known. */
  async function bring({ blind_index, borrower_id, sealed }: Claim): Promise<boolean> {
    const owner = BorrowerId.parse(borrower_id);
    const ibans = sealed ? [await secrets.open(owner, claimCell(owner), sealed)] : await storedIbans(owner);
    const iban = ibans.find((one) => secrets.blindIndexes('iban', one).includes(blind_index));
    if (iban === undefined) return false;
    const [now] = secrets.blindIndexes('iban', iban);
    if (now === blind_index && sealed) return true;
    await money
      .updateTable('people.iban_claim')
      .set({ blind_index: now, sealed: sealed ?? (await secrets.seal(owner, claimCell(owner), iban)) })
      .where('blind_index', '=', blind_index)
      .execute();
    count(1);
    return true;
  }

  let unknown = 0;
  for (let after = ''; ; ) {
    const claims = await money
      .selectFrom('people.iban_claim')
      .select(['blind_index', 'borrower_id', 'sealed'])
      .where('blind_index', '>', after)
      .orderBy('blind_index')
      .limit(BATCH)
      .execute();
    if (claims.length === 0) return unknown;
    for (const claim of claims) if (!(await bring(claim))) unknown += 1;
    after = claims.at(-1)?.blind_index ?? after;
  }
}
