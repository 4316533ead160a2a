/** What a standard leaves open is read where a bank uses it: payers, parts of a purpose, states, kinds of sums. */
import { describe, expect, it } from 'vitest';
import { contractNumbersIn } from '../../schema/values/contract-number.ts';
import { bankSum } from '../../server/adapters/bank-files/answer.ts';
import { encode } from '../../server/adapters/bank-files/one-c.ts';
import { readAnswer } from '../../server/adapters/bank-files/read.ts';
import { ACCOUNT, camt053, camt054, pain002 } from '../support/a-file-bank.ts';

const PAYER_IBAN = 'KZ86125KZT5004100100';
const camt = (text: string) => readAnswer(Buffer.from(text), { account: ACCOUNT, statements: 'camt' });
const documentOf = (...lines: readonly string[]) =>
  [
    ...['1CClientBankExchange', 'Кодировка=Windows', `РасчСчет=${ACCOUNT}`, 'СекцияДокумент=Выписка'],
    ...['ДатаПоступило=02.03.2026', `ПлательщикСчет=${PAYER_IBAN}`, `ПолучательСчет=${ACCOUNT}`, ...lines],
    ...['КонецДокумента', 'КонецФайла'],
  ].join('\r\n');
const oneC = (...lines: readonly string[]) =>
  readAnswer(encode(documentOf(...lines), 'windows-1251'), { account: ACCOUNT, statements: '1c' });

describe('the person for whom a payment service paid', () => {
  const name = '<Nm>Әлия Қызғұлова, NS-2026-000805</Nm>';
  const paid = { amount: '5.00', purpose: 'Перевод', from: { name: 'Kassa24', iin: '900512400001', iban: PAYER_IBAN } };

  it.each([
    ['of a credit', true, `<UltmtDbtr><Pty>${name}</Pty></UltmtDbtr>`],
    ['of a credit, in the older version', true, `<UltmtDbtr>${name}</UltmtDbtr>`],
    ['of a debit', false, `<UltmtCdtr><Pty>${name}</Pty></UltmtCdtr>`],
  ])('%s stands in the purpose, where his contract is found', (_, credit, ultimate) => {
    const text = camt054([{ ...paid, credit }]).replace('</RltdPties>', `${ultimate}</RltdPties>`);
    expect(camt(text)).toMatchObject({
      entries: [{ credit, purpose: 'Перевод; Әлия Қызғұлова, NS-2026-000805', other: { name: 'Kassa24' } }],
    });
  });

  it('of the other side tells nothing of a payer', () => {
    const text = camt054([{ ...paid, credit: true }]).replace(
      '</RltdPties>',
      `<UltmtCdtr><Pty>${name}</Pty></UltmtCdtr></RltdPties>`,
    );
    expect(camt(text)).toMatchObject({ entries: [{ purpose: 'Перевод' }] });
  });
});

describe('the purpose of a 1C document', () => {
  const parts = ['Погашение займа', 'по договору', 'NS-2026-000123', 'от Әлии', 'через кассу', 'наличными'];

  it('is joined of up to six numbered parts', () => {
    const answer = oneC('Сумма=5.00', ...parts.map((part, at) => `НазначениеПлатежа${at + 1}=${part}`));
    expect(answer).toMatchObject({ entries: [{ purpose: expect.stringContaining(parts.slice(0, 3).join(' ')) }] });
    const [entry] = 'entries' in answer ? answer.entries : [];
    expect(entry?.purpose).toMatch(/через кассу наличными$/);
    expect(contractNumbersIn(entry?.purpose ?? '')).toEqual(['NS-2026-000123']);
  });

  it('is not doubled where the bank gives the whole and its parts', () => {
    const answer = oneC(
      'Сумма=5.00',
      `НазначениеПлатежа=${parts.slice(0, 3).join(' ')}`,
      ...parts.slice(0, 3).map((part, at) => `НазначениеПлатежа${at + 1}=${part}`),
    );
    expect(answer).toMatchObject({ entries: [{ purpose: parts.slice(0, 3).join(' ') }] });
  });
});

describe('states of the standard', () => {
  it.each([
    ...['RCVD', 'PDNG', 'PART', 'ACTC', 'ACCP', 'ACFC', 'ACWC', 'ACWP', 'ACSP', 'PATC', 'PRES'].map(
      (code) => [code, 'ACCEPTED'] as const,
    ),
    ...['ACPD', 'ACIS', 'BLCK'].map((code) => [code, 'ACCEPTED'] as const),
    ...['ACSC', 'ACCC', 'CPUC'].map((code) => [code, 'PAID'] as const),
    ['RJCT', 'REJECTED'],
    ['CANC', 'CANCELED'],
  ] as const)('%s of a transfer is %s', (code, state) => {
    expect(camt(pain002('M1', [['NS1', code]]))).toMatchObject({ report: { orders: [{ state }], odd: [] } });
  });

  it.each(['PDNG', 'INFO', 'FUTR'])(
    'an entry with %s waits until it is booked, and the others of its day count',
    (status) => {
      const answer = camt(
        camt053([
          { credit: true, amount: '7.00', status },
          { credit: true, amount: '5.00' },
        ]),
      );
      expect(answer).toMatchObject({ entries: [{ amount: 500n }], odd: [] });
    },
  );
});

describe('a sum of a bank', () => {
  const SUMS: readonly (readonly [text: string, tiyn: bigint | undefined])[] = [
    ['.50', 50n],
    ['.5', 50n],
    ['5.', 500n],
    ['+5000.00', 500_000n],
    ['+.50', 50n],
    ['0.00', 0n],
    ['8.85000', 885n],
    ['8.855', undefined],
    ['1,234.56', 123_456n],
    ['1 234,56', 123_456n],
    ['+-5', undefined],
    ['++5', undefined],
    ['+', undefined],
    ['.', undefined],
    ['', undefined],
    ['5.00 6.00', undefined],
    ['NaN', undefined],
    ['1e5', undefined],
  ];
  it.each(SUMS)('«%s»', (text, tiyn) => {
    expect(bankSum(text)).toBe(tiyn);
  });

  it.each([
    ['.50', 50n],
    ['+5000.00', 500_000n],
  ])('«%s» moves money in a statement and in a 1C file', (text, amount) => {
    const statement = camt053([{ credit: true, amount: '1.00' }], ACCOUNT, null).replace('>1.00<', `>${text}<`);
    expect(camt(statement)).toMatchObject({ entries: [{ credit: true, amount }], odd: [] });
    expect(oneC(`Сумма=${text}`)).toMatchObject({ entries: [{ credit: true, amount }], odd: [] });
  });
});
