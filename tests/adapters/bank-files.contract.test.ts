/** Orders to a bank of files: each leaves once, each answer counts once, whatever stops in between. */
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { tenge } from '../../schema/values/money.ts';
import { type BankFilesOptions, type FileBank, fileBank } from '../../server/adapters/bank-files/bank.ts';
import { folderPlace } from '../../server/adapters/bank-files/folder.ts';
import { encode } from '../../server/adapters/bank-files/one-c.ts';
import { overviewOf } from '../../server/adapters/bank-files/overview.ts';
import type { OpenPlace, Place } from '../../server/adapters/bank-files/place.ts';
import { sftpPlace } from '../../server/adapters/bank-files/sftp.ts';
import { bankCommand } from '../../server/cli/bank-commands.ts';
import type { PayoutOrder } from '../../server/ports/payout-provider.ts';
import { anIban } from '../support/a-borrower.ts';
import {
  ACCOUNT,
  between,
  camt053,
  camt054,
  exchangeFolder,
  type Movement,
  optionsIn,
  pain002,
  sealer,
} from '../support/a-file-bank.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres.ts';
import { sftpServer } from '../support/sftp-server.ts';
import { recipient } from './payout-provider.contract.ts';

let database: TestDatabase;
let pool: pg.Pool;
let folder: ReturnType<typeof exchangeFolder>;
const warned: object[] = [];

beforeAll(async () => {
  database = await migratedDatabase();
  pool = openPool({ connectionString: database.url, max: 6 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => {
  folder = exchangeFolder();
});
afterEach(async () => {
  folder.remove();
  warned.length = 0;
  await pool.query('truncate ops.bank_order, ops.bank_file, ops.bank_answer, ops.bank_entry, ops.bank_odd');
});

const bankWith = (change: Partial<BankFilesOptions> = {}): FileBank =>
  fileBank(pool, sealer, optionsIn(folder.root, { warn: (facts) => void warned.push(facts), ...change }));
const order = (change: Partial<PayoutOrder> = {}): PayoutOrder => ({
  key: `${randomUUID()}.1`,
  purpose: 'LOAN',
  amount: tenge(100_000),
  destination: { kind: 'IBAN', iban: anIban() },
  recipient,
  ...change,
});
async function ordered(bank: FileBank, change: Partial<PayoutOrder> = {}) {
  const asked = order(change);
  const answer = await bank.payout.pay(asked);
  if (answer.state !== 'ACCEPTED') throw new Error(answer.state);
  return { ...asked, reference: answer.externalId };
}
const stateOf = async (bank: FileBank, { key }: { key: string }) => (await bank.payout.inquire(key)).state;
const rows = async (text: string) => (await pool.query(text)).rows as Record<string, unknown>[];

describe('an order', () => {
  it('of a refund has the code and the text of what is given back', async () => {
    const bank = bankWith();
    const [loan, refund] = [await ordered(bank), await ordered(bank, { purpose: 'REFUND' })];
    await bank.files.exchange();
    const [sent] = folder.sent();
    const saidOf = ({ reference }: { reference: string }) => {
      const transfer = between(sent?.text ?? '', 'CdtTrfTxInf').find((inside) => inside.includes(reference)) ?? '';
      return [between(transfer, 'Prtry').at(-1), between(transfer, 'Ustrd').find((text) => text.includes(reference))];
    };
    expect(saidOf(loan)).toEqual(['411', `Выдача микрокредита ${loan.reference}`]);
    expect(saidOf(refund)).toEqual(['880', `Возврат излишне уплаченной суммы ${refund.reference}`]);
  });

  it('of one key is one transfer, also in parallel, and in one file', async () => {
    const bank = bankWith();
    const asked = order();
    const answers = await Promise.all([1, 2, 3].map(() => bank.payout.pay(asked)));
    await bank.files.exchange();
    await bank.payout.pay(asked);
    await bank.files.exchange();
    const sent = folder.sent();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.transfers).toMatchObject([{ amount: '100000.00', name: recipient.fullName }]);
    for (const answer of answers) expect(answer).toMatchObject({ externalId: sent[0]?.transfers[0]?.reference });
  });

  it('that the bank never got is unknown; one to a card, or to a bank without BIC, is refused', async () => {
    const bank = bankWith({ bics: {} });
    expect(await bank.payout.inquire(randomUUID())).toEqual({ state: 'NOT_FOUND' });
    expect(await bank.payout.pay(order())).toEqual({ state: 'REJECTED', externalId: null, code: 'NO_BIC' });
    const card = { kind: 'CARD', token: 't' } as const;
    expect(await bank.payout.pay(order({ destination: card }))).toMatchObject({ state: 'REJECTED' });
    await bank.files.exchange();
    expect(folder.sent()).toEqual([]);
  });

  it('is recalled until it is written to a file, and afterwards never', async () => {
    const bank = bankWith();
    const [kept, recalled] = [await ordered(bank), await ordered(bank)];
    expect(await bank.payout.recall(recalled.key)).toBe('RECALLED');
    await bank.files.exchange();
    expect(folder.sent()[0]?.transfers.map(({ reference }) => reference)).toEqual([kept.reference]);
    expect(await bank.payout.recall(kept.key)).toBe('TOO_LATE');
    expect(await bank.payout.recall(recalled.key)).toBe('RECALLED');
    expect(await stateOf(bank, recalled)).toBe('CANCELED');
    const never = order();
    expect(await bank.payout.recall(never.key)).toBe('RECALLED');
    await bank.payout.pay(never);
    await bank.files.exchange();
    expect(folder.sent()).toHaveLength(1);
  });

  it('is recalled or written, never both, when both happen at once', async () => {
    const bank = bankWith();
    for (let round = 0; round < 10; round++) {
      const one = await ordered(bank);
      const [said] = await Promise.all([bank.payout.recall(one.key), bank.files.exchange()]);
      const isOut = folder
        .sent()
        .some(({ transfers }) => transfers.some(({ reference }) => reference === one.reference));
      expect(isOut).toBe(said === 'TOO_LATE');
    }
  });

  it('leaves nothing personal behind once its file is out', async () => {
    const bank = bankWith();
    await ordered(bank);
    const [waiting] = await rows('select sealed from ops.bank_order');
    expect(String(waiting?.sealed)).not.toContain(recipient.iin);
    await bank.files.exchange();
    expect(await rows('select sealed from ops.bank_order union select sealed from ops.bank_file')).toEqual([
      { sealed: null },
    ]);
  });
});

/** Stops before a call of the place, for good or until it is let go. */
function stopsAt(call: keyof Place, when: 'before' | 'after', open: OpenPlace) {
  let letGo: () => void = () => undefined;
  let reached: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const place: OpenPlace = async () => {
    const real = await open();
    const wait = async () => {
      reached();
      await gate;
    };
    return {
      ...real,
      [call]: async (...what: unknown[]) => {
        if (when === 'before') await wait();
        const done = await (real[call] as (...what: unknown[]) => Promise<unknown>)(...what);
        if (when === 'after') await wait();
        return done;
      },
    };
  };
  return { place, stopped, letGo };
}
const leaseEnds = () => pool.query("update ops.bank_file set claimed_until = clock_timestamp() - interval '1 second'");

describe('a process that freezes while it puts a file out', () => {
  it.each([
    ['write', 'before'],
    ['write', 'after'],
    ['rename', 'before'],
    ['rename', 'after'],
  ] as const)('%s, %s: the file is visible once, also when the bank has taken it', async (call, when) => {
    const frozen = stopsAt(call, when, folderPlace(folder.root));
    const [first, second] = [bankWith({ place: frozen.place }), bankWith()];
    await ordered(first);
    const late = first.files.exchange();
    await frozen.stopped;
    await second.files.exchange();
    // The first one still holds its claim.
    if (when === 'before' || call === 'write') expect(folder.sent()).toHaveLength(0);
    await leaseEnds();
    await second.files.exchange();
    const [file] = folder.sent();
    if (!file) throw new Error('nothing came out');
    folder.take(file.file);
    frozen.letGo();
    await late;
    await second.files.exchange();
    expect(folder.names('out')).toEqual([]);
    expect(await rows('select state from ops.bank_file')).toEqual([{ state: 'SENT' }]);
  });

  it('and never wakes up: the next round finishes its work', async () => {
    for (const call of ['write', 'rename'] as const) {
      const dying = folderPlace(folder.root);
      const bank = bankWith({
        place: async () => ({ ...(await dying()), [call]: () => Promise.reject(new Error('cut off')) }),
      });
      await ordered(bank);
      await expect(bank.files.exchange()).rejects.toThrow('cut off');
    }
    await bankWith().files.exchange();
    expect(folder.sent()).toHaveLength(2);
    expect(folder.names('out').filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('a bank that takes no file, and one file that cannot be read: the others are read all the same', async () => {
    const paid = await ordered(bankWith());
    await bankWith().files.exchange();
    await ordered(bankWith());
    const dying = folderPlace(folder.root);
    const bank = bankWith({
      place: async () => {
        const place = await dying();
        const read: Place['read'] = async (side, name) =>
          name === 'closed.xml' ? Promise.reject(new Error('closed')) : place.read(side, name);
        return { ...place, read, write: () => Promise.reject(new Error('the disk of the bank is full')) };
      },
    });
    folder.leave('closed.xml', 'x');
    folder.leave('paid.xml', pain002(folder.sent()[0]?.messageId ?? '', [[paid.reference, 'ACSC']]));
    await expect(bank.files.exchange()).rejects.toThrow('the disk of the bank is full');
    expect(await stateOf(bank, paid)).toBe('PAID');
  });

  it('a file that stands with the same bytes was sent, one with other bytes is told', async () => {
    const dying = folderPlace(folder.root);
    const bank = bankWith({
      place: async () => ({ ...(await dying()), write: () => Promise.reject(new Error('cut')) }),
    });
    await ordered(bank);
    await expect(bank.files.exchange()).rejects.toThrow();
    const [{ name } = {}] = await rows('select name from ops.bank_file');
    writeFileSync(join(folder.root, 'out', String(name)), 'another file');
    await bankWith().files.exchange();
    expect(await rows('select state from ops.bank_file')).toEqual([{ state: 'STRANGE' }]);
  });
});

describe('pain.002', () => {
  it('says what became of each order', async () => {
    const bank = bankWith();
    const all = await Promise.all([1, 2, 3].map(() => ordered(bank)));
    await bank.files.exchange();
    const [file] = folder.sent();
    const [paid, refused, waits] = all;
    if (!file || !paid || !refused || !waits) throw new Error('nothing sent');
    folder.leave(
      'a.xml',
      pain002(file.messageId, [
        [paid.reference, 'ACSC'],
        [refused.reference, 'RJCT', 'AC04'],
        [waits.reference, 'ACSP'],
      ]),
    );
    await bank.files.exchange();
    expect(await bank.payout.inquire(paid.key)).toMatchObject({ state: 'PAID', externalId: paid.reference });
    expect(await bank.payout.inquire(refused.key)).toMatchObject({ state: 'REJECTED', code: 'AC04' });
    expect(await stateOf(bank, waits)).toBe('ACCEPTED');
    // The bank takes its word back: a person asks it, nothing is paid anew.
    folder.leave('b.xml', pain002(file.messageId, [[refused.reference, 'ACSC']]));
    await bank.files.exchange();
    expect(await stateOf(bank, refused)).toBe('REJECTED');
    expect(await rows('select problem from ops.bank_order where problem is not null')).toEqual([
      { problem: 'pain.002 says PAID' },
    ]);
  });

  it('is known by name and content, and a strange transfer in it is laid before a person', async () => {
    const bank = bankWith();
    const [one, other] = [await ordered(bank), await ordered(bank)];
    await bank.files.exchange();
    const messageId = folder.sent()[0]?.messageId ?? '';
    folder.leave('status.xml', pain002(messageId, [[one.reference, 'ACSC']]));
    await bank.files.exchange();
    // Banks reuse a name: another content is another answer.
    folder.leave('status.xml', pain002(messageId, [[other.reference, 'RJCT', 'AC06']]));
    await bank.files.exchange();
    expect([await stateOf(bank, one), await stateOf(bank, other)]).toEqual(['PAID', 'REJECTED']);
    expect(folder.names('in')).toEqual([]);
    expect(folder.names('in/read')).toHaveLength(2);
    folder.leave(
      'strange.xml',
      pain002(messageId, [
        [one.reference, 'ACSC'],
        ['NSX', 'ACSC'],
      ]),
    );
    folder.leave('cut.xml', pain002(messageId, [[one.reference, 'ACSC']]).slice(0, -30));
    await bank.files.exchange();
    await bank.files.exchange();
    expect(warned).toHaveLength(1);
    expect(folder.names('in')).toEqual(['cut.xml']);
    expect((await overviewOf(pool)).odd).toMatchObject([{ answer: 'strange.xml' }]);
    // The bank had not finished writing.
    folder.leave('cut.xml', pain002(messageId, [[one.reference, 'ACCC']]));
    await bank.files.exchange();
    expect(folder.names('in')).toEqual([]);
  });
});

describe('pain.002 as banks write it', () => {
  it('refuses a payment for the transfer that it does not name, and knows one by its number', async () => {
    const bank = bankWith();
    const refused = await ordered(bank);
    await bank.files.exchange();
    const first = folder.sent()[0]?.messageId ?? '';
    const text = pain002(first, [[refused.reference, 'RJCT', 'DT01']]).replace(/<OrgnlEndToEndId>.*<\/TxSts>/, '');
    const status = '</OrgnlPmtInfId><PmtInfSts>RJCT</PmtInfSts>';
    folder.leave('refused.xml', text.replace('</OrgnlPmtInfId>', status));
    await bank.files.exchange();
    expect(await stateOf(bank, refused)).toBe('REJECTED');
    const paid = await ordered(bank);
    await bank.files.exchange();
    const [row] = await rows(
      `select number::text, message_id from ops.bank_order o join ops.bank_file f on f.name = o.file
       where reference = '${paid.reference}'`,
    );
    const answer = pain002(String(row?.message_id), [[String(row?.number), 'ACSC']]);
    folder.leave('paid.xml', answer.replaceAll('OrgnlEndToEndId', 'OrgnlInstrId'));
    await bank.files.exchange();
    expect(await stateOf(bank, paid)).toBe('PAID');
    expect(folder.names('in')).toEqual([]);
  });
});

describe('a statement', () => {
  const debitOf = ({ reference }: { reference: string }): Movement => ({ amount: '100000.00', endToEnd: reference });
  const repayment: Movement = {
    ...{ credit: true, amount: '12500.50', bankReference: 'REF-1', purpose: 'Погашение по договору NS-2026-000123' },
    from: { name: 'Ахметова Айгерим', iin: '900512400001', iban: anIban() },
  };
  async function paidOrder(bank: FileBank) {
    const one = await ordered(bank);
    await bank.files.exchange();
    folder.leave(`debit-${one.reference}.xml`, camt053([{ ...debitOf(one), bankReference: `D-${one.reference}` }]));
    await bank.files.exchange();
    return one;
  }

  it('a debit that names an order has paid it; one that names none is not ours to count', async () => {
    const bank = bankWith();
    const one = await paidOrder(bank);
    expect(await bank.payout.inquire(one.key)).toMatchObject({ state: 'PAID', operatedAt: '2026-03-02T07:00:00.000Z' });
    folder.leave('fee.xml', camt053([{ amount: '500.00', bankReference: 'FEE', purpose: 'Комиссия' }]));
    await bank.files.exchange();
    expect(await bank.files.came()).toEqual([]);
  });

  it('a credit counts once, in notice, statement and repeated statement', async () => {
    const bank = bankWith();
    folder.leave('054.xml', camt054([repayment]));
    await bank.files.exchange();
    folder.leave('053.xml', camt053([repayment, { ...repayment, bankReference: 'REF-2' }]));
    folder.leave('053 again.xml', camt053([repayment, { ...repayment, bankReference: 'REF-2' }]));
    await bank.files.exchange();
    const came = await bank.files.came();
    expect(came.map(({ amount }) => amount)).toEqual([1_250_050n, 1_250_050n]);
    expect(came[0]).toMatchObject({
      text: 'Погашение по договору NS-2026-000123; Ахметова Айгерим; 900512400001',
      operatedAt: '2026-03-02T07:00:00.000Z',
    });
    for (const { externalId } of came) await bank.files.counted(externalId);
    expect(await bank.files.came()).toEqual([]);
    expect(JSON.stringify(await rows('select e::text from ops.bank_entry e'))).not.toMatch(/900512400001|Ахметова/);
  });

  it('without references two equal credits of a statement are two, and a notice is left to the statement', async () => {
    const bank = bankWith();
    const { bankReference: _, ...bare } = repayment;
    folder.leave('054.xml', camt054([bare]));
    folder.leave('053.xml', camt053([bare, bare]));
    await bank.files.exchange();
    folder.leave('053 of the evening.xml', camt053([bare, bare, { ...bare, amount: '1.00' }]));
    await bank.files.exchange();
    expect((await bank.files.came()).map(({ amount }) => amount).toSorted()).toEqual(
      [100n, 1_250_050n, 1_250_050n].toSorted(),
    );
  });

  it('lines that do not lead from opening to closing credit nothing, until a statement that does', async () => {
    const bank = bankWith();
    const day = { day: '2026-03-02', opening: '100000.00', closing: '105100.00' };
    folder.leave('wrong.xml', camt053([repayment], undefined, day));
    folder.leave('without.xml', camt053([{ ...repayment, bankReference: 'REF-2' }], undefined, null));
    await bank.files.exchange();
    expect(await bank.files.came()).toEqual([]);
    expect((await overviewOf(pool)).entries.map(({ about }) => about).toSorted()).toEqual([
      'its file has no balances',
      'the lines of its file do not lead from its opening to its closing balance',
    ]);
    folder.leave('right.xml', camt053([repayment, { ...repayment, bankReference: 'REF-2' }]));
    await bank.files.exchange();
    expect((await bank.files.came()).map(({ amount }) => amount)).toEqual([1_250_050n, 1_250_050n]);
    expect((await overviewOf(pool)).entries).toEqual([]);
  });

  it('money that the bank takes back is laid before a person', async () => {
    const bank = bankWith();
    folder.leave('1.xml', camt053([repayment]));
    const back = camt053([{ ...repayment, credit: false, bankReference: 'REF-9', day: '2026-03-03' }]);
    folder.leave('2.xml', back.replace('<BookgDt>', '<RvslInd>true</RvslInd><BookgDt>'));
    await bank.files.exchange();
    expect((await overviewOf(pool)).entries).toMatchObject([
      { credit: false, amount: '1250050', about: expect.stringContaining('takes back') },
    ]);
  });

  it('a number that a bank gives anew each day is another movement each day', async () => {
    const bank = bankWith();
    folder.leave('1.xml', camt053([repayment]));
    folder.leave('2.xml', camt053([{ ...repayment, day: '2026-03-03' }]));
    await bank.files.exchange();
    expect(await bank.files.came()).toHaveLength(2);
  });

  it('a movement that was known before days were part of its identity is not counted again', async () => {
    const bank = bankWith();
    const former = `C.${createHash('sha256').update('reference REF-1').digest('hex').slice(0, 32)}`;
    await pool.query(
      `insert into ops.bank_entry (id, credit, amount, operated_on, kind, counted, answer)
       values ($1, true, 1250050, '2026-03-02', 'INCOMING', true, 'before')`,
      [former],
    );
    folder.leave('1.xml', camt053([repayment]));
    await bank.files.exchange();
    expect(await bank.files.came()).toEqual([]);
    expect(await rows('select id from ops.bank_entry')).toHaveLength(1);
  });

  it('one text in two charsets is one movement, also without a reference of the bank', async () => {
    const bank = bankWith({ statements: '1c' });
    const document = ['НомерДокумента=7', 'ДатаОперации=02.03.2026', 'СуммаПриход=5000.00', `ПолучательИИК=${ACCOUNT}`];
    const file = (purpose: string) =>
      [
        ...['1CClientBankExchange', `РасчСчет=${ACCOUNT}`, 'СекцияРасчСчет', 'ДатаНачала=02.03.2026'],
        ...['ДатаКонца=02.03.2026', 'НачальныйОстаток=0', 'КонечныйОстаток=5000', 'КонецРасчСчет'],
        ...['СекцияДокумент=Выписка', ...document, 'ПлательщикИИК=KZ86125KZT5004100100'],
        ...[`НазначениеПлатежа=${purpose}`, 'КонецДокумента', 'КонецФайла'],
      ].join('\n');
    folder.leave('utf.txt', encode(file('Қарызды төлеу NS-2026-000811'), 'utf-8'));
    folder.leave('ansi.txt', encode(file('Қарызды төлеу NS-2026-000811'), 'windows-1251'));
    await bank.files.exchange();
    expect(await bank.files.came()).toHaveLength(1);
  });

  it('another sum under a known reference is laid before a person', async () => {
    const bank = bankWith();
    folder.leave('1.xml', camt053([repayment]));
    await bank.files.exchange();
    folder.leave('2.xml', camt053([{ ...repayment, amount: '9.00' }]));
    await bank.files.exchange();
    expect((await overviewOf(pool)).entries).toMatchObject([
      { amount: '900', answer: '2.xml', about: 'its reference is that of another movement of the day' },
    ]);
    expect((await bank.files.came()).map(({ amount }) => amount)).toEqual([1_250_050n]);
  });

  it('a payout that comes back is returned, not money of a stranger', async () => {
    const bank = bankWith();
    const one = await paidOrder(bank);
    const back: Movement = {
      credit: true,
      amount: '100000.00',
      bankReference: 'BACK',
      endToEnd: one.reference,
      code: 'AC04',
    };
    folder.leave('054.xml', camt054([{ ...back, day: '2026-03-03' }]));
    await bank.files.exchange();
    folder.leave('053.xml', camt053([{ ...back, day: '2026-03-03' }]));
    await bank.files.exchange();
    expect(await bank.files.came()).toEqual([]);
    expect(await bank.files.returned()).toEqual([
      { key: one.key, externalId: one.reference, code: 'AC04', operatedAt: '2026-03-03T07:00:00.000Z' },
    ]);
    await bank.files.told(one.key, true);
    expect(await bank.files.returned()).toEqual([]);
  });

  it('a part of a payout that comes back, or a return that names none, is for a person', async () => {
    const bank = bankWith();
    const one = await paidOrder(bank);
    folder.leave(
      'part.xml',
      camt053([{ credit: true, amount: '99000.00', bankReference: 'P', endToEnd: one.reference }]),
    );
    folder.leave('none.xml', camt053([{ credit: true, amount: '7.00', bankReference: 'N', code: 'AC04' }]));
    await bank.files.exchange();
    expect(await bank.files.came()).toEqual([]);
    expect(await rows("select amount::int from ops.bank_entry where kind = 'ASK' order by 1")).toEqual([
      { amount: 700 },
      { amount: 9_900_000 },
    ]);
    expect(await stateOf(bank, one)).toBe('PAID');
  });

  it('whoever got a payout and pays its sum under its reference pays in: the payout did not come back', async () => {
    const bank = bankWith();
    const one = await paidOrder(bank);
    const iban = one.destination.kind === 'IBAN' ? one.destination.iban : '';
    const from = { name: recipient.fullName, iin: recipient.iin, iban };
    const paid = { credit: true, amount: '100000.00', endToEnd: one.reference, from };
    folder.leave(
      '053.xml',
      camt053([
        { ...paid, bankReference: 'A' },
        { ...paid, bankReference: 'B', amount: '5000.00', purpose: `Возврат ${one.reference}` },
      ]),
    );
    await bank.files.exchange();
    expect(await bank.files.returned()).toEqual([]);
    expect(await stateOf(bank, one)).toBe('PAID');
    expect((await bank.files.came()).map(({ amount }) => amount).toSorted()).toEqual(
      [10_000_000n, 500_000n].toSorted(),
    );
    expect((await overviewOf(pool)).entries).toEqual([]);
  });

  it('a credit of a bank is the return where the settings name the bank, else a person says so', async () => {
    const from = { name: 'АО «Банк»', iin: '940740000111', iban: anIban() };
    for (const { returners, state } of [
      { returners: [from.iin], state: 'REJECTED' },
      { returners: [from.iban], state: 'REJECTED' },
      { returners: [], state: 'PAID' },
    ]) {
      const bank = bankWith({ returners });
      const one = await paidOrder(bank);
      const bankReference = `R-${one.reference}`;
      const back = { credit: true, amount: '100000.00', bankReference, purpose: `Возврат ${one.reference}`, from };
      folder.leave(`${bankReference}.xml`, camt053([back]));
      await bank.files.exchange();
      expect(await stateOf(bank, one)).toBe(state);
      if (state === 'REJECTED') continue;
      const [{ id } = {}] = await rows("select id from ops.bank_entry where kind = 'ASK'");
      const lines: string[] = [];
      expect(await bankCommand(pool, ['returned', String(id)], (line) => void lines.push(line))).toBe(0);
      expect(await stateOf(bank, one)).toBe('REJECTED');
      expect((await bank.files.returned()).at(-1)).toMatchObject({ operatedAt: '2026-03-02T07:00:00.000Z' });
      expect(await bankCommand(pool, ['returned', String(id)], (line) => void lines.push(line))).toBe(1);
    }
    expect(await bankWith().files.came()).toEqual([]);
  });

  it('after a restore from a backup a debit that names an order keeps it from being sent again', async () => {
    const bank = bankWith();
    const one = await paidOrder(bank);
    await pool.query('truncate ops.bank_order, ops.bank_file, ops.bank_answer, ops.bank_entry');
    folder.leave('053.xml', camt053([{ ...debitOf(one), bankReference: 'D' }]));
    await bank.files.exchange();
    await bank.payout.pay(one);
    expect(await stateOf(bank, one)).toBe('PAID');
    await bank.files.exchange();
    expect(folder.sent()).toHaveLength(1);
  });
});

describe('money that goes back to its sender', () => {
  it('is an order to the account it came from, and sent when the bank has paid it', async () => {
    const bank = bankWith();
    const iban = anIban();
    const from = { name: 'Чужой Человек', iin: '900512400001', iban };
    folder.leave('053.xml', camt053([{ credit: true, amount: '500.00', bankReference: 'X', from }]));
    await bank.files.exchange();
    const [came] = await bank.files.came();
    const back = { key: 'back', externalId: came?.externalId ?? '', amount: tenge(500) };
    expect(await bank.incoming.sendBack(back)).toBe('UNKNOWN');
    await bank.files.exchange();
    const [sent] = folder.sent();
    expect(sent?.transfers).toMatchObject([{ iban, amount: '500.00', name: 'Чужой Человек' }]);
    folder.leave('p.xml', pain002(sent?.messageId ?? '', [[sent?.transfers[0]?.reference ?? '', 'ACSC']]));
    await bank.files.exchange();
    expect(await bank.incoming.sendBack(back)).toBe('SENT');
  });
});

describe('over SFTP', () => {
  let server: Awaited<ReturnType<typeof sftpServer>>;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  beforeEach(async () => {
    server = await sftpServer(folder.root, key);
  });
  afterEach(() => server.stop());
  const placeOf = (change: object = {}) =>
    sftpPlace({
      ...{ host: '127.0.0.1', port: server.port, user: 'nesie', key, hostKeys: [server.hostKey] },
      folders: { in: '/in', out: '/out' },
      ...change,
    });

  it('orders go out and answers come in', async () => {
    const bank = bankWith({ place: placeOf() });
    const one = await ordered(bank);
    await bank.files.exchange();
    const [sent] = folder.sent();
    expect(folder.names('out')).toEqual([sent?.file]);
    folder.leave('p.xml', pain002(sent?.messageId ?? '', [[one.reference, 'ACSC']]));
    await bank.files.exchange();
    expect(await stateOf(bank, one)).toBe('PAID');
    expect(folder.names('in')).toEqual([]);
    expect(folder.names('in/read')).toHaveLength(1);
  });

  it('a connection that breaks at any request, and a full disk, leave one file', async () => {
    for (const request of ['WRITE', 'FULL', 'RENAME', 'RENAMED'] as const) {
      const one = await ordered(bankWith({ place: placeOf() }));
      server.breakAt(request);
      const why = request === 'FULL' ? 'its disk may be full' : 'the connection broke';
      await expect(bankWith({ place: placeOf() }).files.exchange()).rejects.toThrow(why);
      const taken = request === 'RENAMED' ? folder.sent() : [];
      for (const { file } of taken) rmSync(join(folder.root, 'out', file));
      await bankWith({ place: placeOf() }).files.exchange();
      const all = [...taken, ...folder.sent()];
      expect(all.flatMap(({ transfers }) => transfers.map(({ reference }) => reference))).toEqual([one.reference]);
      for (const { file } of folder.sent()) folder.take(file);
      expect(folder.names('out')).toEqual([]);
    }
  });

  it('another server, or a key that it does not know, is refused', async () => {
    await expect(placeOf({ hostKeys: [`SHA256:${'A'.repeat(43)}`] })()).rejects.toThrow(`host key ${server.hostKey}`);
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const stranger = { key: other.export({ type: 'pkcs1', format: 'pem' }).toString() };
    await expect(placeOf(stranger)()).rejects.toThrow('refuses BANK_SFTP_USER');
    const place = await placeOf({ hostKeys: [`SHA256:${'A'.repeat(43)}`, server.hostKey] })();
    await place.close();
  });
});

describe('npm run bank', () => {
  const says = async (...words: string[]) => {
    const lines: string[] = [];
    const code = await bankCommand(pool, words, (line) => void lines.push(line), new Date(Date.now() + 5 * 3_600_000));
    return { code, text: lines.join('\n') };
  };

  it('shows what is out, waits, was refused or needs a person, and what to do', async () => {
    const bank = bankWith();
    expect((await says('list')).text).toBe('Nothing waits.');
    const [one, other] = [await ordered(bank), await ordered(bank)];
    expect((await says()).text).toMatch(/^WAITING {3}2 orders, 200\s000 tenge/);
    await bank.files.exchange();
    const [file] = folder.sent();
    expect((await says()).text).toMatch(/^OUT .*out for 5 hours, 2 of 2 without an answer: ask the bank/);
    folder.leave(
      'p.xml',
      pain002(file?.messageId ?? '', [
        [one.reference, 'ACSC'],
        [other.reference, 'RJCT', 'AC04'],
      ]),
    );
    folder.leave('cut.xml', '<Document>');
    folder.leave(
      'part.xml',
      camt053([{ credit: true, amount: '99000.00', bankReference: 'P', endToEnd: one.reference }]),
    );
    await bank.files.exchange();
    const { text } = await says();
    expect(text).toContain('answered whole, 1 refused or returned');
    expect(text).toContain(
      `ORDER     ${other.reference}  100 000 tenge: the bank refused it`.replace('100 000', '100\u00a0000'),
    );
    expect(text).toContain('REFUSED   cut.xml: the XML is broken or cut off, or has a DOCTYPE. Ask the bank');
    expect(text).toContain('NEEDS A PERSON. a credit that is not said to be a return, of another sum, state PAID');
    expect(text).toContain('NEEDS A PERSON. credit of 99\u00a0000 tenge on 2026-03-02 in part.xml');
    expect(text).not.toContain(recipient.iin);
    // Each of them can be cleared.
    const [{ id } = {}] = await rows("select id from ops.bank_entry where kind = 'ASK'");
    expect(await says('take', String(id))).toMatchObject({ code: 0 });
    expect((await bank.files.came()).map(({ amount }) => amount)).toEqual([9_900_000n]);
    expect(await says('settled', one.reference)).toMatchObject({ code: 0 });
    folder.leave('cut.xml', camt053([]));
    await bank.files.exchange();
    expect((await says()).text).not.toMatch(/REFUSED|NEEDS A PERSON/);
    expect(await says('settled', 'nothing')).toMatchObject({ code: 1 });
    expect(await says('away')).toMatchObject({ code: 1 });
  });
});
