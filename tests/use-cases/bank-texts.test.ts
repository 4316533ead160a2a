/** What payers write and banks number, on the ledger: a loan is paid what its movement brought, on its day, once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { tenge } from '../../schema/values/money.ts';
import type { BankFilesOptions } from '../../server/adapters/bank-files/bank.ts';
import { fileBank } from '../../server/adapters/bank-files/bank.ts';
import { encode } from '../../server/adapters/bank-files/one-c.ts';
import { overviewOf } from '../../server/adapters/bank-files/overview.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { ACCOUNT, exchangeFolder, optionsIn, sealer } from '../support/a-file-bank.ts';
import { anActiveLoan } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

const DAY = '02.03.2026';
const PAYER = 'KZ97722C000000000060';
const folder = exchangeFolder();
let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(async () => {
  await world.stop();
  folder.remove();
});

let count = 0;
const aLoan = async () => {
  const offerNumber = `NS-2026-0008${String(++count).padStart(2, '0')}`;
  return { offerNumber, loanId: await anActiveLoan(world, await world.borrower(), { offerNumber }) };
};
/** One round of the exchange over a file that the bank left. */
async function says(statements: BankFilesOptions['statements'], file: string | Buffer): Promise<void> {
  const { businessNow: now, today } = world.clock;
  folder.leave(`${++count}.${statements}`, file);
  await world.bankRounds(fileBank(world.pool, sealer, optionsIn(folder.root, { statements, now, today })));
}
const paid = async (loanId: LoanId) => (await loadLoan(world.ledger, loanId))?.paid;
const received = async (loanId: LoanId) =>
  (await world.ledger.readLatest(loanStream(loanId))).events.filter(({ type }) => type === 'PaymentReceived');
const asked = async () => (await overviewOf(world.pool)).entries.map(({ amount, about }) => ({ amount, about }));

type Document = { sum: string; purpose: string; bankNumber?: string };
/** A statement of 1C with what its documents bring between its balances. */
function oneC(documents: readonly Document[], { day = DAY, more = '' } = {}): string {
  const came = documents.reduce((sum, one) => sum + Number(one.sum), 0);
  const lines = documents.flatMap(({ sum, purpose, bankNumber }, at) => [
    ...['СекцияДокумент=ПлатежноеПоручение', `НомерДокумента=${count}${at}`, `СуммаПриход=${sum}`],
    ...(bankNumber ? [`НомерДокументаБанка=${bankNumber}`] : []),
    ...[`ДатаДокумента=${day}`, `ПлательщикИИК=${PAYER}`, `ПолучательИИК=${ACCOUNT}`],
    ...[`НазначениеПлатежа=${purpose}`, 'КонецДокумента'],
  ]);
  const head = ['1CClientBankExchange', `ДатаНачала=${day}`, `ДатаКонца=${day}`, `РасчСчет=${ACCOUNT}`, more];
  const balances = ['НачальныйОстаток=100000.00', `КонечныйОстаток=${(100_000 + came).toFixed(2)}`];
  return [...head.filter(Boolean), ...balances, ...lines, 'КонецФайла', ''].join('\n');
}

describe('text of a payer', () => {
  const pair = (offerNumber: string) =>
    [
      ...[offerNumber, 'КонецДокумента', 'СекцияДокумент=ПлатежноеПоручение', 'СуммаПриход=102800.00'],
      ...[`ДатаДокумента=${DAY}`, `ПлательщикИИК=${PAYER}`, `ПолучательИИК=${ACCOUNT}`],
      ...[`НазначениеПлатежа=${offerNumber}`, 'КонецДокумента', 'СекцияДокумент=ПлатежноеПоручение'],
      ...['СуммаРасход=102800.00', `ДатаДокумента=${DAY}`, `ПлательщикИИК=${ACCOUNT}`, `ПолучательИИК=${PAYER}`],
      'НазначениеПлатежа=Аренда',
    ].join('\n');

  it.each([
    ['a sum', (offer: string) => `Погашение ${offer}\nСуммаПриход=102800.00`],
    ['another kind of sum', (offer: string) => `Погашение ${offer}\nСумма=102800.00`],
    ['a day', (offer: string) => `Погашение ${offer}\nДатаОперации=01.01.2026\nДатаПоступило=01.01.2026`],
    ['its number on a second line', (offer: string) => `Согласно заявлению клиента погашение\nпо договору ${offer}`],
  ])('%s: the loan is paid what came in, on the day of the bank', async (_, purpose) => {
    const { offerNumber, loanId } = await aLoan();
    await says('1c', oneC([{ sum: '100.00', purpose: purpose(offerNumber) }]));
    await expect.poll(() => paid(loanId)).toBe(tenge(100));
    const loan = await loadLoan(world.ledger, loanId);
    expect(loan?.status).toBe('ACTIVE');
    expect((await received(loanId)).map(({ metadata }) => metadata.effectiveDate)).toEqual(['2026-03-02']);
  });

  it('two documents that cancel each other: nothing is paid where the file says what came in, and a person looks', async () => {
    const { offerNumber, loanId } = await aLoan();
    const purpose = pair(offerNumber);
    await says('1c', oneC([{ sum: '100.00', purpose }], { more: 'ВсегоПоступило=100.00\nВсегоСписано=0.00' }));
    expect(await received(loanId)).toEqual([]);
    const about = 'the lines of its file do not lead from its opening to its closing balance';
    expect(await asked()).toEqual(expect.arrayContaining([{ amount: '10280000', about }]));
  });
});

it('parts of an entry that are more than the entry pay nothing: the entry waits as one', async () => {
  const { offerNumber, loanId } = await aLoan();
  const part = (sum: string, text: string) =>
    `<TxDtls><Amt Ccy="KZT">${sum}</Amt><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
  const balance = (code: string, sum: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="KZT">${sum}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-02</Dt></Dt></Bal>`;
  const statement = (first: string) => `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${ACCOUNT}</IBAN></Id></Acct>
    ${balance('OPBD', '0.00')}${balance('CLBD', '1500.00')}<Ntry><Amt Ccy="KZT">1500.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
    <Sts>BOOK</Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt><AcctSvcrRef>${first}</AcctSvcrRef><NtryDtls>
    ${part(first, `Погашение ${offerNumber}`)}${part('500.00', 'Прочее')}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
  await says('camt', statement('100000.00'));
  expect(await received(loanId)).toEqual([]);
  expect(await asked()).toContainEqual({ amount: '150000', about: expect.stringContaining('several') });
  await says('camt', statement('1000.00'));
  await expect.poll(() => paid(loanId)).toBe(tenge(1_000));
});

describe('the same movement', () => {
  it('numbers that a bank gives anew each day are two payments', async () => {
    const [a, b] = [await aLoan(), await aLoan()];
    for (const [day, { offerNumber }] of [[DAY, a] as const, ['03.03.2026', b] as const])
      await says('1c', oneC([{ sum: '5000.00', purpose: offerNumber, bankNumber: '15' }], { day }));
    for (const { loanId } of [a, b]) await expect.poll(() => paid(loanId)).toBe(tenge(5_000));
  });

  it('one statement in two charsets, and once more with others, is one payment', async () => {
    const [a, b] = [await aLoan(), await aLoan()];
    const text = oneC([{ sum: '5000.00', purpose: `Қарызды төлеу ${a.offerNumber}` }]);
    await says('1c', text);
    await says('1c', encode(text.replace('Қарызды төлеу', 'Карызды толеу'), 'windows-1251'));
    await says('1c', oneC([{ sum: '7.00', purpose: b.offerNumber }]));
    await expect.poll(() => paid(b.loanId)).toBe(tenge(7));
    expect(await paid(a.loanId)).toBe(tenge(5_000));
    expect(await received(a.loanId)).toHaveLength(1);
  });
});
