/** Persons and papers are changed by SQL under the log: a verification with the keys names each (R974, R975). */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { startRunner } from '../../projections/runner.ts';
import { loanStream } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { keyedSettings } from '../support/keyed-settings.ts';
import { complete } from '../support/lending-steps.ts';
import { aBorrower, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { openFolder } from '../support/open-folder.ts';
import { until } from '../support/until.ts';

type Lent = { person: TestPerson; loanId: LoanId };
let world: LendingWorld;
let settings: ReturnType<typeof keyedSettings>;
let lent: readonly [Lent, Lent, Lent];

beforeAll(async () => {
  world = await lendingWorld();
  settings = keyedSettings(world.config.keys);
  const runner = world.startWorkflows();
  lent = [await aLoan(), await aLoan(), await aLoan()];
  await runner.stop();
  const { databaseUrl: url } = world.config;
  const projector = await startRunner({ url, source: world.ledger.feed, models: READ_MODELS });
  const head = await world.ledger.head({ prefixes: ['loan-'] });
  await until(() => projector.state().position >= head);
  await projector.stop();
});
afterAll(async () => {
  settings.forget();
  await world.close();
});

async function aLoan(): Promise<Lent> {
  const person = await aBorrower(world);
  const { loanId } = await complete(world, person);
  await until(async () => (await world.loan(loanId)).status === 'APPROVED');
  return { person, loanId };
}

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const { databaseUrl, eventStoreUrl } = world.config;
  const at = () => ({ databaseUrl, eventStoreUrl });
  return { code: await audit(args, at, (line) => void lines.push(line)), lines };
}

const sql = (text: string, ...values: unknown[]) => world.pool.query(text, values);

/** What SQL does to two rows whose sealed values and keys fit each other: their ids are exchanged. */
async function exchange(table: string, id: string, columns: readonly string[], one: string, other: string) {
  const list = columns.join(', ');
  await sql(
    `update ${table} t set (${list}) = (select ${list} from ${table} o where o.${id} = case when t.${id} = $1 then $2::uuid else $1::uuid end)
     where t.${id} in ($1::uuid, $2::uuid)`,
    one,
    other,
  );
}

async function exchangePersons(one: string, other: string): Promise<void> {
  // Unique look-ups are moved as well, in a transaction that lets go of them first.
  const { rows } = await sql(
    'select id, phone_index, email_index from people.account where id in ($1, $2)',
    one,
    other,
  );
  await sql('update people.account set phone_index = null, email_index = null where id in ($1, $2)', one, other);
  await exchange('people.account', 'id', ['data_key', 'phone', 'email'], one, other);
  for (const row of rows)
    await sql(
      'update people.account set phone_index = $2, email_index = $3 where id = $1',
      row.id === one ? other : one,
      row.phone_index,
      row.email_index,
    );
  const sealed = ['identity', 'personal', 'address', 'employment', 'contacts', 'name_words'];
  await exchange('people.person', 'account_id', sealed, one, other);
}

const findings = (lines: readonly string[]) =>
  lines.filter((line) => /exchanged with|: names the file|not theirs/.test(line));

it('where nothing was changed, persons and papers are their own, in whole and by sample', async () => {
  const { code, lines } = await run('verify', '--all');
  expect([code, findings(lines)], lines.join('\n')).toEqual([0, []]);
  expect(lines.some((line) => /^3 persons and members of staff opened with their own keys\.$/.test(line))).toBe(true);
  const opened = lines.find((line) => / kept files are what the events say/.test(line));
  expect(Number(opened?.split(' ')[0])).toBeGreaterThanOrEqual(6);
  const drawn = await run('papers', 'verify', '--seed', 'S', '--size', '2');
  expect([drawn.code, drawn.lines[0]]).toEqual([0, '2 kept files are what the events say.']);
  await expect(run('papers', 'verify', '--size', '2')).rejects.toThrow('--seed TEXT and --size NUMBER');
});

it('two persons exchanged with their keys open nowhere, and both are named', async () => {
  const [{ person: one }, { person: other }] = lent;
  await exchangePersons(one.borrowerId, other.borrowerId);
  await expect(world.people.profiles.find(one.borrowerId)).rejects.toThrow();
  await expect(world.people.profiles.find(other.borrowerId)).rejects.toThrow();
  const { code, lines } = await run('verify', '--all');
  const cannot = 'cannot be opened with the key of this account: exchanged with those of another, or changed';
  expect(code).toBe(1);
  for (const { borrowerId } of [one, other]) expect(lines).toContain(`person ${borrowerId}: ${cannot}`);
  await exchangePersons(one.borrowerId, other.borrowerId);
  expect((await world.people.profiles.find(one.borrowerId))?.phone).toBe(one.phone);
});

it('a look-up that leads to another person is named', async () => {
  const [{ person: one }, , { person: other }] = lent;
  const { rows } = await sql('select email_index from people.account where id = $1', one.borrowerId);
  await sql('update people.account set email_index = null where id = $1', one.borrowerId);
  const before = await sql('select email_index from people.account where id = $1', other.borrowerId);
  await sql('update people.account set email_index = $2 where id = $1', other.borrowerId, rows[0].email_index);
  const { lines } = await run('verify', '--all');
  expect(lines.filter((line) => line.startsWith(`person ${other.borrowerId}: is found by`))).toHaveLength(1);
  await sql('update people.account set email_index = $2 where id = $1', other.borrowerId, before.rows[0].email_index);
});

it('a kept contract with one other byte, one that is gone and one put in the place of another are named', async () => {
  const [changed, removed, swapped] = lent;
  const offer = async ({ loanId }: Lent) => {
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    const signed = events.find(({ type }) => type === 'OfferSigned');
    return signed?.type === 'OfferSigned' ? signed.data.signature.documentHash : '';
  };
  const hashes = await Promise.all(lent.map(offer));
  const [first = '', second = '', third = ''] = hashes;
  await sql(
    'update people.file set content = set_byte(content, length(content) - 1, get_byte(content, length(content) - 1) # 1) where hash = $1',
    first,
  );
  await sql('delete from people.file where hash = $1', second);
  await sql(
    `update people.file set content = (select content from people.file f
       where f.borrower_id = people.file.borrower_id and f.hash <> people.file.hash and f.source is not null limit 1)
     where hash = $1`,
    third,
  );
  const { code, lines } = await run('papers', 'verify');
  expect(code).toBe(1);
  const about = ({ loanId }: Lent) => findings(lines).filter((line) => line.startsWith(loanStream(loanId)));
  expect(about(changed)).toEqual([
    expect.stringContaining(`names the file ${first}, and what is kept under it is another`),
  ]);
  expect(about(removed)).toEqual([expect.stringContaining(`names the file ${second}, which is not kept: removed`)]);
  expect(about(swapped)).toEqual([
    expect.stringContaining(`names the file ${third}, and what is kept under it is another`),
  ]);
  const folder = openFolder('nesie-evidence-');
  const taken = await run('evidence', loanStream(changed.loanId), '--to', folder);
  rmSync(folder, { recursive: true });
  expect([taken.code, findings(taken.lines)]).toEqual([1, about(changed)]);
  const whole = await run('verify', '--all');
  expect(findings(whole.lines)).toEqual(expect.arrayContaining(findings(lines)));
});

it('what went with its person is no finding', async () => {
  const [, { person, loanId }] = lent;
  await world.people.forgetting.erase(person.borrowerId, world.clock.now());
  const { lines } = await run('papers', 'verify');
  expect(findings(lines).filter((line) => line.startsWith(loanStream(loanId)))).toEqual([]);
  expect(lines.some((line) => /; \d+ went with their persons, 0 at the end of their time\.$/.test(line))).toBe(true);
});

it('without the keys it says that nothing was opened', async () => {
  settings.forget();
  const { lines } = await run('papers', 'verify');
  expect(lines[0]).toBe(
    'Persons and papers were not opened: their keys are not at hand. DATA_DIR or SECRETS_FILE names them.',
  );
});
