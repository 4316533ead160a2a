/** R583: parts, operator and cost of an SMS, before it is sent. */
import { describe, expect, it } from 'vitest';
import { codeText, mostPartsOfCode } from '../../schema/reference/code-texts.ts';
import { SIGNING_FLOWS } from '../../schema/reference/documents.ts';
import { smsOperatorOn, smsPlan } from '../../schema/reference/sms-operators.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../schema/values/money.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { smsLength } from '../../schema/values/sms-parts.ts';

const DAY = localDate('2026-11-25');

describe('the length of an SMS', () => {
  it.each([
    ['empty', '', 'GSM-7', 0, 1],
    ['160 Latin letters', 'x'.repeat(160), 'GSM-7', 160, 1],
    ['161 Latin letters', 'x'.repeat(161), 'GSM-7', 161, 2],
    ['306 Latin letters', 'x'.repeat(306), 'GSM-7', 306, 2],
    ['307 Latin letters', 'x'.repeat(307), 'GSM-7', 307, 3],
    ['80 euro signs', '€'.repeat(80), 'GSM-7', 160, 1],
    ['a euro sign on the edge of a part', `${'x'.repeat(152)}€${'x'.repeat(152)}`, 'GSM-7', 306, 3],
    ['70 Kazakh letters', 'қ'.repeat(70), 'UCS-2', 70, 1],
    ['71 Kazakh letters', 'қ'.repeat(71), 'UCS-2', 71, 2],
    ['one Kazakh letter among Latin ones', `${'x'.repeat(70)}ң`, 'UCS-2', 71, 2],
    ['135 Cyrillic letters', 'ж'.repeat(135), 'UCS-2', 135, 3],
    ['a surrogate pair on the edge of a part', `${'ж'.repeat(66)}😀${'ж'.repeat(66)}`, 'UCS-2', 134, 3],
    ['the tenge sign', 'Nesie: 5 000 ₸', 'UCS-2', 14, 1],
  ])('%s', (_what, text, alphabet, units, parts) => {
    expect(smsLength(text)).toEqual({ alphabet, units, parts });
  });
});

describe('R803: the SMS of a code', () => {
  const texts = (host: string) =>
    (['RU', 'KK'] as const).flatMap((locale) => SIGNING_FLOWS.map((one) => codeText(one, locale, '1234', host)));

  it.each([
    ['nesie.kz', /(Никому не говорите\.|Не сообщайте\.|Ешкімге айтпаңыз\.|Айтпаңыз\.)/],
    ['my.kredit24.kz', /: 1234\./],
    ['cabinet.kredit24.kz', /: 1234\./],
    ['a'.repeat(27), /: 1234\./],
  ])('is one part on %s for every purpose and language, and still says what for, on which host', (host, says) => {
    for (const text of texts(host)) {
      expect(smsLength(text).parts, text).toBe(1);
      expect(text).toMatch(says);
      expect(text.endsWith(`\n@${host} #1234`)).toBe(true);
    }
    expect(mostPartsOfCode(host)).toBe(1);
  });

  it.each(['nesie.kz', 'my.kredit24.kz'])('R943: begins with our name on %s', (host) => {
    for (const text of texts(host)) expect(text).toMatch(/^Nesie\. /);
  });

  const CARD = { kind: 'CARD', tail: '4417' } as const;
  it.each([
    ['OFFER', 'RU', 100_000, 'Nesie. Заём 100 000 ₸: код 1234. Никому не говорите.'],
    ['OFFER', 'KK', 100_000, 'Nesie. 100 000 ₸ несие: код 1234. Ешкімге айтпаңыз.'],
    ['APPLICATION_FOR_TRANSFER_MONEY', 'RU', 100_000, 'Nesie. 100 000 ₸ на *4417: код 1234. Не сообщайте.'],
    ['APPLICATION_FOR_TRANSFER_MONEY', 'KK', 100_000, 'Nesie. 100 000 ₸ *4417 картасына: код 1234. Айтпаңыз.'],
    ['PROLONGATION', 'RU', 2_800, 'Nesie. Продление за 2 800 ₸: код 1234. Не сообщайте.'],
    ['REFINANCING', 'KK', 30_000, 'Nesie. Қайта қаржыландыру, 30 000 ₸: код 1234.'],
    ['RESTRUCTURING_OFFER', 'RU', 20_930, 'Nesie. Реструктуризация за 20 930 ₸: код 1234.'],
    ['PREPAYMENT', 'RU', 50_000, 'Nesie. Досрочно 50 000 ₸: код 1234. Не сообщайте.'],
    ['FULL_PREPAYMENT', 'RU', 50_000, 'Nesie. Код досрочного возврата: 1234. Не сообщайте.'],
  ] as const)('R1021: of %s in %s names the sum', (flow, locale, sum, said) => {
    const text = codeText(flow, locale, '1234', 'nesie.kz', { sum: tenge(sum), to: CARD });
    expect(text.replaceAll('\u00a0', ' ')).toBe(`${said}\n@nesie.kz #1234`);
  });

  it('R1021: names account, card or post, and any sum in one part', () => {
    const said = [{ kind: 'IBAN', tail: '4417' } as const, CARD, { kind: 'POST' } as const].map((to) =>
      codeText('APPLICATION_FOR_TRANSFER_MONEY', 'KK', '1234', 'nesie.kz', { sum: tenge(3_000_000), to }),
    );
    expect(said).toEqual([
      expect.stringContaining('₸ *4417 шотына'),
      expect.stringContaining('₸ *4417 картасына'),
      expect.stringContaining('₸ поштаға:'),
    ]);
    for (const text of said) expect(smsLength(text).parts).toBe(1);
  });

  it('of two parts leaves nothing out', () => {
    const host = 'a'.repeat(50);
    expect(mostPartsOfCode(host)).toBe(2);
    for (const text of texts(host)) expect(text).toMatch(/^Nesie\. .*(Никому не говорите|Ешкімге айтпаңыз)\.\n/);
  });
});

describe('the table of numbers', () => {
  it.each([
    ['77011234567', 'kcell'],
    ['77781234567', 'kcell'],
    ['77051234567', 'beeline'],
    ['77711234567', 'beeline'],
    ['77071234567', 'tele2'],
    ['77471234567', 'tele2'],
    ['77271234567', undefined],
  ])('%s', (phone, operator) => {
    expect(smsOperatorOn(DAY, phone as Phone)).toBe(operator);
  });

  it('has the row of the day, and nothing before its first', () => {
    const none = { kcell: [], beeline: [], tele2: [] };
    const table = [
      { from: '2026-01-01', ...none, kcell: ['701'] },
      { from: '2026-12-01', ...none, beeline: ['701'] },
    ];
    const on = (day: string) => smsOperatorOn(localDate(day), '77011234567' as Phone, table);
    expect([on('2025-12-31'), on('2026-11-30'), on('2026-12-01')]).toEqual([undefined, 'kcell', 'beeline']);
  });

  it('the cost is parts by the price of the operator, and unknown without prices', () => {
    const prices = { kcell: tiyn(2_150n), beeline: tenge(20), tele2: tenge(18), other: tenge(25) };
    const cost = (phone: string, text: string) => smsPlan(DAY, phone as Phone, text, prices).cost;
    expect(cost('77011234567', 'қ'.repeat(71))).toBe(4_300n);
    expect(cost('77071234567', 'код 1234')).toBe(1_800n);
    expect(cost('77271234567', 'x')).toBe(2_500n);
    expect(smsPlan(DAY, '77011234567' as Phone, 'x', undefined).cost).toBeNull();
  });
});
