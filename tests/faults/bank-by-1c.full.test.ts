/** A started product and a bank of 1C files: an order out, a statement in, garbage, the same statement twice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { bankCommand } from '../../server/cli/bank-commands.ts';
import { jsonDriver } from '../e2e/drivers/json.ts';
import { until } from '../e2e/world.ts';
import { ACCOUNT, exchangeFolder, PAYER } from '../support/a-file-bank.ts';
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
    BANK_FILES_FORMAT: '1c',
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

const day = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10).split('-').reverse().join('.');
const statement = (documents: readonly (readonly string[])[], closing = '900000.00'): Buffer =>
  iconv.encode(
    [
      ...['1CClientBankExchange', 'ВерсияФормата=1.02', 'Кодировка=Windows', `РасчСчет=${ACCOUNT}`],
      ...['СекцияРасчСчет', `ДатаНачала=${day()}`, `ДатаКонца=${day()}`, 'НачальныйОстаток=1000000.00'],
      ...[`КонечныйОстаток=${closing}`, 'КонецРасчСчет'],
      ...documents.flatMap((one) => ['СекцияДокумент=Выписка', ...one, 'КонецДокумента']),
      'КонецФайла',
    ].join('\r\n'),
    'win1251',
  );
async function list(): Promise<string> {
  const pool = openPool({ connectionString: product.database.url, max: 1 });
  const lines: string[] = [];
  await bankCommand(pool, ['list'], (line) => void lines.push(line));
  await pool.end();
  return lines.join('\n');
}

describe('a bank that is reached by files of 1C', () => {
  it('pays out what it imports, and its statement fills the loan and the suspense', async () => {
    const { world } = product;
    const client = jsonClient({ baseUrl: world.url });
    const borrower = jsonDriver(world, client);
    const applicant = anApplicant(chance(seedOf('bank by 1c')));
    await borrower.register(applicant);
    const creditId = await borrower.apply({ amount: 100_000, days: 20 });
    await borrower.signOffer(creditId);
    await borrower.takeMoneyToIban(creditId, applicant.iban);
    await borrower.passBiometry(creditId);

    const file = await until('a file of the lender', async () => bank.names('out')[0]);
    const order = iconv.decode(readFileSync(join(bank.root, 'out', file)), 'win1251');
    const of = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(order)?.[1]?.trim() ?? '';
    expect([of('Сумма'), of('ПолучательИИК'), of('ПолучательБИН_ИИН'), of('ПлательщикИИК')]).toEqual([
      ...['100000.00', applicant.iban, applicant.iin, ACCOUNT],
    ]);

    const ours = [`ПлательщикИИК=${ACCOUNT}`, `ПолучательИИК=${applicant.iban}`];
    const debit = [
      ...[`НомерДокумента=${of('НомерДокумента')}`, `ДатаОперации=${day()}`, 'СуммаРасход=100000.00'],
      ...[...ours, `НазначениеПлатежа=${of('НазначениеПлатежа')}`],
    ];
    bank.leave('1.txt', statement([debit]).subarray(0, -12));
    await until('the garbage to be refused', async () => /^REFUSED.*1\.txt/m.test(await list()) || undefined);
    bank.leave('2.txt', statement([debit]));
    await until('the loan to be issued', async () => {
      const query = { params: { query: { creditId } } };
      const { data } = await done(client.GET('/json/decision/id', query));
      return data.status === 'ACTIVE' ? true : undefined;
    });

    const { data: loan } = await done(client.GET('/json/credit/current'));
    const [number = ''] = /NS-\d{4}-\d{6,7}/.exec(JSON.stringify(loan)) ?? [];
    const credit = (id: string, sum: string, purpose: string) => [
      ...[`НомерДокумента=${id}`, `ДатаОперации=${day()}`, `СуммаПриход=${sum}`, `ПлательщикИИК=${applicant.iban}`],
      ...['ПлательщикНаименование=Ахметова', `ПлательщикБИН_ИИН=${applicant.iin}`],
      ...[`ПолучательИИК=${ACCOUNT}`, `НазначениеПлатежа=${purpose}`],
    ];
    const both = [debit, credit('71', '5000.00', `Погашение ${number}`), credit('72', '1000.00', 'Погашение')];
    bank.leave('3.txt', statement(both, '906000.00'));
    const line = (name: string, sum: string) => new RegExp(`^${name}\\b.* ${sum}$`, 'm');
    await until('both payments in the books', async () => {
      const said = await world.audit('books');
      return line('suspense', '-1000.00').test(said) && line('principal', '95000.00').test(said) ? true : undefined;
    });
    // Said again, by another name: nothing is counted twice.
    bank.leave('4.txt', Buffer.concat([statement(both, '906000.00'), Buffer.from('\r\n')]));
    await until('all files to be read', async () => (bank.names('in').length <= 1 ? true : undefined));
    expect(await world.audit('books')).toMatch(line('suspense', '-1000.00'));
    expect(await world.audit('books')).toMatch(
      /: 906000\.00 by the bank on \S+, 906000\.00 by the ledger\n {2}in transit -1000000\.00/,
    );
    expect(await list()).toContain('answered whole');
    expect(await world.audit('verify', '--all')).toContain('figures as the rules give them');
  });
});
