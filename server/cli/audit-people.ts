/** Persons and papers stand beside the log, sealed: a verification with their keys opens them (R974, R975). */
import type pg from 'pg';
import { openPool } from '../../projections/postgres.ts';
import { type Finding, finding, say } from '../../schema/reference/findings.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { checkPersons } from '../people/check-persons.ts';
import { peopleDatabase } from '../people/database.ts';
import type { PeopleDb } from '../people/tables.ts';
import { type Vault, vault } from '../people/vault.ts';
import { fixedRing } from '../secret-settings.ts';
import { todayAt } from './audit-ask.ts';
import type { PeopleSeeds } from './audit-key.ts';
import type { Out } from './audit-out.ts';

export type Archive = { readonly db: PeopleDb; readonly vault: Vault; readonly today: LocalDate };
type Opened = Archive & { readonly close: () => Promise<void> };

/** Nothing where there is nobody, as in a log that was imported, and where the keys are not at hand: it says which. */
export async function openArchive(
  databaseUrl: string,
  seeds: PeopleSeeds | undefined,
  { say: line }: Out,
): Promise<Opened | undefined> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  const close = () => pool.end();
  try {
    if (await hasBorrowers(pool)) {
      if (seeds) {
        const keys = vault({ master: fixedRing(seeds.master), index: fixedRing(seeds.index) });
        return { db: peopleDatabase(pool), vault: keys, today: await todayAt(databaseUrl), close };
      }
      await line(
        'Persons and papers were not opened: their keys are not at hand. DATA_DIR or SECRETS_FILE names them.',
      );
    } else await line('Persons and papers were not looked at: there are none here.');
  } catch (error) {
    await close();
    throw error;
  }
  await close();
  return undefined;
}

async function hasBorrowers(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>("select to_regclass('people.file') is not null as there");
  if (!rows[0]?.there) return false;
  return (await pool.query("select 1 from people.account where kind = 'borrower' limit 1")).rowCount === 1;
}

export async function personFindings(archive: Archive, { say: line, tell }: Out): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const persons = await checkPersons(archive, ({ id, fault }) =>
    findings.push(finding(say('PERSON', { person: id }), say(fault))),
  );
  tell({ persons });
  await line(`${persons} persons and members of staff opened with their own keys.`);
  return findings;
}
