/** A bank that keeps to the schema can read what is written; what a bank writes is read, or refused with a reason. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '../../schema/values/local-date.ts';
import { printTenge, type Tiyn, tenge, tiyn } from '../../schema/values/money.ts';
import { decode, encode, writeOneC } from '../../server/adapters/bank-files/one-c.ts';
import { type Batch, messageIdOf, plain, referenceOf, referencesIn } from '../../server/adapters/bank-files/order.ts';
import { clashOf, positionsOf, writePain001 } from '../../server/adapters/bank-files/pain001.ts';
import { readAnswer } from '../../server/adapters/bank-files/read.ts';
import { anIban } from '../support/a-borrower.ts';
import {
  ACCOUNT,
  BICS,
  between,
  camt053,
  camt054,
  PAYER,
  pain002,
  readSent,
  usualPositions,
} from '../support/a-file-bank.ts';

const NAME = 'Әлия Қызғұлова-Ибн <Нұр> & "К"';
const batchOf = (amounts: readonly Tiyn[], name = NAME): Batch => ({
  messageId: messageIdOf(amounts.map(String)),
  madeAt: '2026-03-02T12:00:00.000Z',
  day: localDate('2026-03-02'),
  payer: PAYER,
  orders: amounts.map((amount, at) => ({
    reference: referenceOf(`${'f'.repeat(36)}.${at}`),
    number: String(1_000_000_000 + at),
    amount,
    payee: { iban: anIban(), name, iin: '900512400001' },
    codes: { knp: '411', kbe: '19' },
    text: `Выдача микрокредита ${referenceOf(`${'f'.repeat(36)}.${at}`)}`,
  })),
  bicOf: (iban) => BICS[iban.slice(4, 7) as '722'] ?? '',
});
const amounts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 14n }).map(tiyn), { minLength: 1, maxLength: 8 });

/** Element, least and most times, most characters of its text; in the order of pain.001.001.09. */
type Rule = readonly [name: string, least: number, most: number, characters?: number];
const PARTY: readonly Rule[] = [
  ['Nm', 1, 1, 140],
  ['PstlAdr', 0, 1],
  ['Id', 0, 1],
  ['CtryOfRes', 0, 1],
];
const SCHEMA: Readonly<Record<string, readonly Rule[]>> = {
  Document: [['CstmrCdtTrfInitn', 1, 1]],
  CstmrCdtTrfInitn: [
    ['GrpHdr', 1, 1],
    ['PmtInf', 1, Number.POSITIVE_INFINITY],
  ],
  GrpHdr: [
    ['MsgId', 1, 1, 35],
    ['CreDtTm', 1, 1, 19],
    ['NbOfTxs', 1, 1, 15],
    ['CtrlSum', 0, 1, 18],
    ['InitgPty', 1, 1],
  ],
  InitgPty: PARTY,
  PmtInf: [
    ['PmtInfId', 1, 1, 35],
    ['PmtMtd', 1, 1, 3],
    ['BtchBookg', 0, 1],
    ['NbOfTxs', 0, 1],
    ['CtrlSum', 0, 1, 18],
    ['PmtTpInf', 0, 1],
    ['ReqdExctnDt', 1, 1],
    ['Dbtr', 1, 1],
    ['DbtrAcct', 1, 1],
    ['DbtrAgt', 1, 1],
    ['CdtTrfTxInf', 1, Number.POSITIVE_INFINITY],
  ],
  ReqdExctnDt: [['Dt', 1, 1, 10]],
  Dbtr: PARTY,
  CdtTrfTxInf: [
    ['PmtId', 1, 1],
    ['Amt', 1, 1],
    ['CdtrAgt', 0, 1],
    ['Cdtr', 0, 1],
    ['CdtrAcct', 0, 1],
    ['UltmtCdtr', 0, 1],
    ['Purp', 0, 1],
    ['RgltryRptg', 0, 10],
    ['RmtInf', 0, 1],
    ['SplmtryData', 0, Number.POSITIVE_INFINITY],
  ],
  PmtId: [
    ['InstrId', 0, 1, 35],
    ['EndToEndId', 1, 1, 35],
  ],
  Amt: [['InstdAmt', 1, 1, 19]],
  Cdtr: PARTY,
  CdtrAcct: [['Id', 1, 1]],
  DbtrAcct: [['Id', 1, 1]],
  Purp: [['Prtry', 1, 1, 35]],
  RmtInf: [['Ustrd', 0, Number.POSITIVE_INFINITY, 140]],
  FinInstnId: [['BICFI', 0, 1, 11]],
  SplmtryData: [
    ['PlcAndNm', 0, 1, 350],
    ['Envlp', 1, 1],
  ],
};

const unescaped = (text: string) => text.replace(/&(lt|gt|quot|apos|amp);/g, 'x');

type Element = { name: string; children: string[] };

/** Reads tags one after another, so that it shares nothing with the writer. */
function elementsOf(xml: string): Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  for (const [, close, name = ''] of xml.matchAll(/<(\/?)([A-Za-z0-9]+)[^>]*>/g)) {
    if (close) {
      if (open.pop()?.name !== name) throw new Error(`${name} closes another element`);
      continue;
    }
    open.at(-1)?.children.push(name);
    const element = { name, children: [] };
    all.push(element);
    open.push(element);
  }
  return all;
}

function wrongChildren({ name, children }: Element): string[] {
  const rules = SCHEMA[name];
  if (!rules) return [];
  const order = children.map((child) => rules.findIndex(([known]) => known === child));
  const inOrder = order.every((at, n) => at >= 0 && at >= (order[n - 1] ?? 0));
  const counts = rules.flatMap(([child, least, most]) => {
    const times = children.filter((one) => one === child).length;
    return times < least || times > most ? [`${name} has ${times} of ${child}`] : [];
  });
  return inOrder ? counts : [...counts, `${name} is out of order: ${children}`];
}

const LONGEST = new Map(
  Object.values(SCHEMA).flatMap((rules) => rules.flatMap(([name, , , most]) => (most ? [[name, most] as const] : []))),
);

/** What breaks the schema, as sentences. */
function breaches(xml: string): string[] {
  const texts = [...xml.matchAll(/<([A-Za-z0-9]+)(?: [^>]*)?>([^<]*)<\/\1>/g)];
  const lengths = texts.flatMap(([, name = '', text = '']) => {
    const { length } = [...unescaped(text)];
    return length === 0 || length > (LONGEST.get(name) ?? 999) ? [`${name} has ${length} characters`] : [];
  });
  return [...elementsOf(xml).flatMap(wrongChildren), ...lengths];
}

describe('pain.001', () => {
  it('keeps order, number and length of the elements, whatever is paid to whom', () => {
    const names = fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => plain(text, 140) !== '');
    fc.assert(
      fc.property(amounts, names, (sums, name) => {
        const batch = batchOf(sums, name);
        expect(breaches(writePain001(batch, usualPositions()))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('the table finds what is wrong', () => {
    const good = writePain001(batchOf([tenge(5)]), usualPositions());
    expect(breaches(good.replace(/<PmtMtd>TRF<\/PmtMtd>/, ''))).toEqual(['PmtInf has 0 of PmtMtd']);
    expect(breaches(good.replace(/(<PmtId>[\s\S]*<\/PmtId>)\s*(<Amt>[\s\S]*?<\/Amt>)/, '$2$1'))).toHaveLength(1);
    expect(breaches(good.replace(/<EndToEndId>/, `<EndToEndId>${'1'.repeat(30)}`))).toHaveLength(1);
  });

  it('each sum is exact, and the control sum is theirs', () => {
    fc.assert(
      fc.property(amounts, (sums) => {
        const { text, transfers } = readSent('f', writePain001(batchOf(sums), usualPositions()));
        expect(transfers.map(({ amount }) => amount)).toEqual(sums.map(printTenge));
        const total = printTenge(tiyn(sums.reduce((sum, one) => sum + one, 0n)));
        expect(between(text, 'CtrlSum')).toEqual([total, total]);
        expect(between(text, 'NbOfTxs')).toEqual([String(sums.length), String(sums.length)]);
      }),
    );
  });

  it('says BIN, IIN and the three codes where the bank wants them', () => {
    const usual = writePain001(batchOf([tenge(5)]), usualPositions());
    expect(between(usual, 'Purp')[0]).toContain('<Prtry>411</Prtry>');
    expect(between(usual, 'Ustrd').slice(1)).toEqual(['/KOD/15', '/KBE/19']);
    expect(between(between(usual, 'Cdtr')[0] ?? '', 'Id').join()).toContain('900512400001');
    expect(between(between(usual, 'Dbtr')[0] ?? '', 'Id').join()).toContain('160240000001');
    const moved = writePain001(batchOf([tenge(5)]), {
      ...usualPositions(),
      KNP: positionsOf('KNP', 'RmtInf/Ustrd=KNP {}') ?? [],
      KBE: positionsOf('KBE', 'UltmtCdtr/Id/PrvtId/Othr/Id') ?? [],
      KOD: positionsOf('KOD', '-') ?? [],
    });
    expect(breaches(moved)).toEqual([]);
    expect(between(moved, 'Ustrd').slice(1)).toEqual(['KNP 411']);
    expect(between(moved, 'UltmtCdtr')[0]).toContain('19');
    for (const wrong of ['Purp/Code', 'Nowhere', 'Cdtr/Id', 'RmtInf'])
      expect(positionsOf('KNP', wrong)).toBeUndefined();
  });

  it('puts codes into an envelope, under the element and the namespace that the annex of the bank names', () => {
    const at = (KOD: string, KBE: string) => ({
      ...usualPositions(),
      KOD: positionsOf('KOD', KOD) ?? [],
      KBE: positionsOf('KBE', KBE) ?? [],
    });
    const own = 'SplmtryData/Envlp/KzPmt';
    const places = at(`${own}/@xmlns=urn:bank:annex,${own}/Codes/KOd`, `SplmtryData/PlcAndNm=Codes,${own}/Codes/KBe`);
    expect(clashOf(places)).toBeUndefined();
    const xml = writePain001(batchOf([tenge(5), tenge(6)]), places);
    expect(breaches(xml)).toEqual([]);
    expect(between(xml, 'SplmtryData').map((one) => one.replaceAll(/\s+</g, '<').trim())).toEqual(
      [1, 2].map(
        () =>
          '<PlcAndNm>Codes</PlcAndNm><Envlp><KzPmt xmlns="urn:bank:annex"><Codes><KOd>15</KOd><KBe>19</KBe></Codes></KzPmt></Envlp>',
      ),
    );
    expect(between(xml, 'Ustrd').join()).not.toMatch(/KOD|KBE/);
  });

  it.each([
    'SplmtryData/Envlp',
    'SplmtryData/Envlp/@xmlns=x',
    'SplmtryData/Envlp/1st',
    'SplmtryData/Envlp/K o d',
    'SplmtryData/Envlp/K/@a/b',
    'SplmtryData/Kod',
    'Envlp/Kod',
  ])('an envelope has no place %s', (path) => {
    expect(positionsOf('KOD', path)).toBeUndefined();
  });

  it.each([
    ['SplmtryData/Envlp/KOd', 'SplmtryData/Envlp/KBe', /Envlp holds one element only/],
    ['SplmtryData/Envlp/K', 'SplmtryData/Envlp/K/KBe', /K holds a text already/],
    ['Purp/Prtry', 'RmtInf/Ustrd', /Prtry can stand once only/],
  ])('two places that do not fit together are found before an order is written: %s, %s', (KOD, KBE, words) => {
    const places = { KOD: positionsOf('KOD', KOD) ?? [], KBE: positionsOf('KBE', KBE) ?? [] };
    expect(clashOf({ ...usualPositions(), ...places })).toMatch(words);
  });

  it('a reference has at most 35 characters, is the same for the same key, and is found in a text', () => {
    const long = `${'0'.repeat(60)}.999`;
    expect(referenceOf(long)).toHaveLength(32);
    expect(referenceOf(long)).not.toBe(referenceOf(`${'0'.repeat(60)}.998`));
    expect(referencesIn(`возврат, ${referenceOf(long).toLowerCase()}; счёт закрыт`)).toEqual([referenceOf(long)]);
  });
});

const statement = (documents: readonly (readonly string[])[], end = 'КонецФайла') =>
  [
    ...['1CClientBankExchange', 'ВерсияФормата=1.02', 'Кодировка=Windows', `РасчСчет=${ACCOUNT}`, 'СекцияРасчСчет'],
    ...['НачальныйОстаток=0.00', 'КонецРасчСчет'],
    ...documents.flatMap((one) => ['СекцияДокумент=Выписка', ...one, 'КонецДокумента']),
    end,
  ].join('\r\n');
const of1c = { account: ACCOUNT, statements: '1c' as const };
const read1c = (text: string, charset: 'windows-1251' | 'utf-8' = 'windows-1251') => {
  const answer = readAnswer(encode(text, charset), of1c);
  if (answer.kind === 'pain.002') throw new Error(answer.kind);
  const [odd] = answer.odd;
  if (odd) throw new Error(odd.problem);
  return answer.entries;
};

describe('1CClientBankExchange', () => {
  it.each(['windows-1251', 'utf-8'] as const)(
    'an order in %s comes back with the same sums, account and reference',
    (charset) => {
      fc.assert(
        fc.property(amounts, (sums) => {
          const batch = batchOf(sums);
          const entries = read1c(decode(writeOneC(batch, charset)), charset);
          expect(entries.map(({ amount }) => amount)).toEqual(sums);
          expect(entries.map(({ references }) => references)).toEqual(batch.orders.map((one) => [one.reference]));
          expect(entries.map(({ other }) => other.account)).toEqual(batch.orders.map((one) => one.payee.iban));
          expect(entries.map(({ number }) => number)).toEqual(batch.orders.map((one) => one.number));
          expect(entries.every(({ credit, operatedOn }) => !credit && operatedOn === '2026-03-02')).toBe(true);
        }),
      );
    },
  );

  it('is CRLF, with dates DD.MM.YYYY, and Kazakh letters as the charset can say them', () => {
    const windows = writeOneC(batchOf([tenge(5)]), 'windows-1251');
    const text = new TextDecoder('windows-1251').decode(windows);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toContain('ПолучательНаименование=Алия Кызгулова-Ибн <Нур> & "К"');
    expect(text).not.toContain('?');
    expect(text).toContain('ДатаДокумента=02.03.2026');
    expect(decode(writeOneC(batchOf([tenge(5)]), 'utf-8'))).toContain(`ПолучательНаименование=${NAME}`);
  });

  it('a name cannot add a line', () => {
    const text = decode(writeOneC(batchOf([tenge(5)], 'А\r\nСумма=1000000.00\u2028Б'), 'utf-8'));
    expect(text.match(/^Сумма=.*$/gm)).toEqual(['Сумма=5.00']);
  });

  it('both sides of a statement are read, in either charset', () => {
    const credit = [
      'НомерДокумента=77',
      'ДатаПоступило=02.03.2026',
      'Сумма=12 500,5',
      'Плательщик1=Ұлан Өтеген',
      'ПлательщикИНН=900512400001',
      'ПлательщикСчет=KZ86125KZT5004100100',
      `ПолучательСчет=${ACCOUNT}`,
      'НазначениеПлатежа=Погашение NS-2026-000123',
    ];
    for (const charset of ['windows-1251', 'utf-8'] as const)
      expect(read1c(statement([credit]), charset)).toMatchObject([
        {
          credit: true,
          amount: 1_250_050n,
          operatedOn: '2026-03-02',
          purpose: 'Погашение NS-2026-000123',
          other: { account: 'KZ86125KZT5004100100', iin: '900512400001' },
        },
      ]);
  });

  it.each([
    [
      'a debit without an account',
      ['СуммаРасход=5.00', 'ДатаОперации=02.03.2026'],
      'the debit of line 8 names BANK_ACCOUNT neither',
    ],
    [
      'a credit of somebody else',
      ['СуммаПриход=5.00', 'ПолучательИИК=KZ86125KZT5004100100'],
      'line 8 contradict each other',
    ],
    [
      'a debit that the accounts call a credit',
      ['СуммаРасход=5.00', `ПолучательИИК=${ACCOUNT}`],
      'contradict each other',
    ],
    ['no sum', [`ПлательщикИИК=${ACCOUNT}`, 'Сумма=abc', 'ДатаОперации=02.03.2026'], 'line 8 has no sum'],
    ['another date', [`ПлательщикИИК=${ACCOUNT}`, 'Сумма=5', 'ДатаОперации=2026-03-02'], 'no day DD.MM.YYYY'],
  ])('%s is refused with its line', (_, document, problem) => {
    expect(() => read1c(statement([document]))).toThrow(problem);
  });

  it('a file that was cut off, or of another account, is refused', () => {
    expect(() => read1c(statement([], 'x'))).toThrow('was cut off');
    expect(() => read1c(statement([['Сумма=5.00']]).replace('КонецДокумента', ''))).toThrow('of line 8 has no end');
    expect(() => read1c(statement([]).replace(ACCOUNT, 'KZ86125KZT5004100100'))).toThrow('another account');
  });
});

describe('balances', () => {
  const day = { day: '2026-03-02', opening: '100.50', closing: '-20.00' };
  const camtOf = (text: string) => {
    const answer = readAnswer(Buffer.from(text), { account: ACCOUNT, statements: 'camt' });
    return answer.kind === 'pain.002' ? undefined : answer.balances;
  };
  const [from, to] = [localDate('2026-03-02'), localDate('2026-03-02')];
  const unturned = (balances: object | null) => balances && { ...balances, came: null, went: null };

  it.each([
    ['booked balances, one below zero', camt053([], ACCOUNT, day), { from, to, opening: 10_050n, closing: -2_000n }],
    [
      'the closing balance of the day before',
      camt053([], ACCOUNT, { ...day, first: 'PRCD' }).replace('2026-03-02', '2026-03-01'),
      { from, to, opening: 10_050n, closing: -2_000n },
    ],
    ['a notice has none', camt054([]), null],
    ['a statement without them', camt053([], ACCOUNT, null), null],
    ['only the available one', camt053([], ACCOUNT, day).replace('CLBD', 'ITBD'), null],
    ['another currency', camt053([], ACCOUNT, day).replace('Ccy="KZT"', 'Ccy="USD"'), null],
    [
      'two statements of the account, the later one first',
      camt053([], ACCOUNT, { day: '2026-03-03', opening: '-20.00', closing: '5.00' }).replace(
        '<Stmt>',
        `${between(camt053([], ACCOUNT, day), 'Stmt').map((one) => `<Stmt>${one}</Stmt>`)}<Stmt>`,
      ),
      { from, to: localDate('2026-03-03'), opening: 10_050n, closing: 500n },
    ],
  ])('camt: %s', (_, text, balances) => expect(camtOf(text)).toEqual(unturned(balances)));

  const head = ['ДатаНачала=02.03.2026', 'ДатаКонца=05.03.2026'];
  const section = (...lines: readonly string[]) => ['СекцияРасчСчет', ...lines, 'КонецРасчСчет'];
  const of1C = (...lines: readonly string[]) => {
    const text = ['1CClientBankExchange', `РасчСчет=${ACCOUNT}`, ...lines, 'КонецФайла'].join('\n');
    const answer = readAnswer(Buffer.from(text), of1c);
    return answer.kind === 'pain.002' ? undefined : answer.balances;
  };
  const both = ['НачальныйОстаток=1 000,5', 'КонечныйОстаток=-20'];
  const known = { from, to: localDate('2026-03-05'), opening: 100_050n, closing: -2_000n };

  it.each([
    ['days of the head', [...head, ...section(...both)], known],
    ['days of the section', section(...head, `РасчСчет=${ACCOUNT}`, ...both), known],
    [
      'a section for each day, and one of another account',
      [
        ...section('РасчСчет=KZ86125KZT5004100100', ...head, 'НачальныйОстаток=7', 'КонечныйОстаток=8'),
        ...section('ДатаНачала=03.03.2026', 'ДатаКонца=05.03.2026', 'НачальныйОстаток=5', 'КонечныйОстаток=-20.00'),
        ...section('ДатаНачала=02.03.2026', 'ДатаКонца=02.03.2026', 'НачальныйОстаток=1000.50', 'КонечныйОстаток=5'),
      ],
      known,
    ],
    ['no closing balance', [...head, ...section('НачальныйОстаток=1')], null],
    ['no days', section(...both), null],
    ['no section', head, null],
  ])('1C: %s', (_, lines, balances) => expect(of1C(...lines)).toEqual(unturned(balances)));
});

describe('answers in XML', () => {
  const read = (text: string) => readAnswer(Buffer.from(text), { account: ACCOUNT, statements: 'camt' });

  it('a status is read, and laid before a person where it is unknown', () => {
    const answer = read(
      pain002('M1', [
        ['NS1', 'ACSC'],
        ['NS2', 'RJCT', 'AC04'],
        ['NS3', 'ACSP'],
      ]),
    );
    expect(answer).toMatchObject({
      report: {
        messageId: 'M1',
        at: '2026-03-02T08:30:00.000Z',
        orders: [{ state: 'PAID' }, { state: 'REJECTED', code: 'AC04' }, { state: 'ACCEPTED' }],
      },
    });
    expect(read(pain002('M1', [['NS1', 'NEWS']]))).toMatchObject({
      report: { orders: [], odd: [expect.stringContaining('the status NEWS')] },
    });
  });

  it('statements of the older version are read too', () => {
    const old = camt053([{ credit: true, amount: '1', bankReference: 'B1' }])
      .replace('<Sts><Cd>BOOK</Cd></Sts>', '<Sts>BOOK</Sts>')
      .replace('<RmtInf>', '<RltdPties><Dbtr><Nm>Ә</Nm></Dbtr></RltdPties><RmtInf>');
    expect(read(old)).toMatchObject({ entries: [{ amount: 100n, other: { name: 'Ә' }, bankReference: 'B1' }] });
  });

  it('what is not booked waits, a record that is not clear is odd, a file that is not clear is refused', () => {
    expect(read(camt054([{ amount: '5.00', status: 'PDNG' }]))).toMatchObject({ entries: [] });
    expect(() => read(camt053([], 'KZ86125KZT5004100100'))).toThrow('another account');
    expect(read(camt053([{ amount: '5.00' }], ACCOUNT, null).replace('KZT', 'USD'))).toMatchObject({
      odd: [{ problem: 'entry 1 is not in tenge', moved: null }],
    });
    expect(read(camt053([{ amount: '-5.00' }], ACCOUNT, null))).toMatchObject({ entries: [], odd: [{}] });
    expect(() => read(camt053([]).slice(0, -20))).toThrow('broken or cut off');
    expect(() => read(`<!DOCTYPE x [<!ENTITY a "b">]>${camt053([])}`)).toThrow('DOCTYPE');
    expect(() => read('<Document/>')).toThrow('neither pain.002');
    expect(() => read('hello')).toThrow('neither XML nor 1C');
    expect(() => read('1CClientBankExchange')).toThrow('BANK_STATEMENTS');
  });

  it('a sum of several movements that are listed is read one by one', () => {
    const text = camt053([{ credit: true, amount: '30.00', bankReference: 'B1' }]).replace(
      /<TxDtls>[\s\S]*<\/TxDtls>/,
      ['10.00', '20.00'].map((sum) => `<TxDtls><Amt Ccy="KZT">${sum}</Amt></TxDtls>`).join(''),
    );
    expect(read(text)).toMatchObject({
      entries: [
        { amount: 1_000n, bankReference: 'B1/1' },
        { amount: 2_000n, bankReference: 'B1/2' },
      ],
    });
    const unlisted = camt053([{ credit: true, amount: '30.00' }]).replace(
      /<TxDtls>[\s\S]*<\/TxDtls>/,
      '<Btch><NbOfTxs>2</NbOfTxs></Btch>',
    );
    expect(read(unlisted)).toMatchObject({ entries: [{ several: true }] });
  });
});
