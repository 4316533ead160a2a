/** A started product and a bank of files: an account that the bank refuses, another one, money out, money in. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { bankCommand } from '../../server/cli/bank-commands.ts';
import { jsonDriver } from '../e2e/drivers/json.ts';
import { until } from '../e2e/world.ts';
import { anIban } from '../support/a-borrower.ts';
import { ACCOUNT, camt053, camt054, exchangeFolder, PAYER, pain002, type Sent } from '../support/a-file-bank.ts';
import { done, jsonClient } from '../support/json-client.ts';
import { anApplicant, chance } from '../support/person.ts';
import { type Product, startProduct } from '../support/product.ts';
import { seedOf } from '../support/seed.ts';

const bank = exchangeFolder();
let product: Product;
beforeAll(async () => {
  product = await startProduct({
    BANK_PAYOUT: 'files',
    BANK_TRANSFER: 'files',
    BANK_FILES_FOLDER: bank.root,
    BANK_ACCOUNT: ACCOUNT,
    BANK_BIC: PAYER.bic,
    BANK_PAYER_NAME: PAYER.name,
    BANK_PAYER_BIN: PAYER.bin,
    BANK_KNP: '411',
    BANK_KNP_REFUND: '880',
  });
});
afterAll(async () => {
  await product?.close();
  bank.remove();
});

const today = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
let files = 0;
const says = (text: string): void => bank.leave(`${++files}.xml`, text);
const taken = new Set<string>();
const nextFile = (): Promise<Sent> =>
  until('a file of the lender', async () => {
    const file = bank.sent().find((one) => !taken.has(one.file));
    if (file) taken.add(file.file);
    return file;
  });
async function list(): Promise<string> {
  const pool = openPool({ connectionString: product.database.url, max: 1 });
  const lines: string[] = [];
  await bankCommand(pool, ['list'], (line) => void lines.push(line));
  await pool.end();
  return lines.join('\n');
}

describe('a bank that is reached by files', () => {
  it('pays out what it takes, and its statement fills the loan and the suspense', async () => {
    const { world } = product;
    const client = jsonClient({ baseUrl: world.url });
    const borrower = jsonDriver(world, client);
    const applicant = anApplicant(chance(seedOf('bank by files')));
    await borrower.register(applicant);
    const creditId = await borrower.apply({ amount: 100_000, days: 20 });
    const becomes = (wanted: string) =>
      until(wanted, async () => {
        const { data } = await done(client.GET('/json/decision/id', { params: { query: { creditId } } }));
        return data.status === wanted ? true : undefined;
      });
    await borrower.signOffer(creditId);
    await borrower.takeMoneyToIban(creditId, applicant.iban);
    await borrower.passBiometry(creditId);

    const first = await nextFile();
    expect(first.transfers).toMatchObject([{ iban: applicant.iban, amount: '100000.00' }]);
    says('<html>Session expired</html>');
    says(pain002(first.messageId, [[first.transfers[0]?.reference ?? '', 'RJCT', 'AC04']]));
    await becomes('REMITTANCE_ERROR');
    const other = anIban();
    await borrower.takeMoneyToIban(creditId, other);

    const second = await nextFile();
    const [transfer] = second.transfers;
    expect(transfer).toMatchObject({ iban: other, amount: '100000.00' });
    says(pain002(second.messageId, [[transfer?.reference ?? '', 'ACSP']]));
    const debit = { amount: '100000.00', endToEnd: transfer?.reference ?? '', bankReference: 'D1', day: today() };
    says(camt054([debit]));
    await becomes('ACTIVE');

    const { data: loan } = await done(client.GET('/json/credit/current'));
    const [number = ''] = /NS-\d{4}-\d{6,7}/.exec(JSON.stringify(loan)) ?? [];
    const paid = { credit: true, day: today(), from: { name: 'Ахметова', iin: applicant.iin, iban: applicant.iban } };
    const statement = [
      { ...paid, amount: '5000.00', bankReference: 'P1', purpose: `Погашение ${number}` },
      { ...paid, amount: '1000.00', bankReference: 'P2', purpose: 'Погашение' },
    ];
    says(camt053([debit, ...statement]));
    const line = (name: string, sum: string) => new RegExp(`^${name}\\b.* ${sum}$`, 'm');
    const books = await until('both payments in the books', async () => {
      const said = await world.audit('books');
      return line('suspense', '-1000.00').test(said) && line('principal', '95000.00').test(said) ? said : undefined;
    });
    expect(books).toContain('sum to zero');
    // Said again, by another name: nothing is counted twice.
    says(camt053([debit, ...statement]).replace('<Id>1</Id>', '<Id>2</Id>'));
    await until('all files to be read', async () => (bank.names('in').length === 1 ? true : undefined));
    expect(await world.audit('books')).toMatch(line('suspense', '-1000.00'));
    const told = await list();
    expect(told).toContain('answered whole, 1 refused or returned');
    expect(told).toMatch(/^REFUSED {3}1\.xml: .*again 1\.xml$/m);
    expect(await world.audit('verify', '--all')).toContain('figures as the rules give them');
  });
});
