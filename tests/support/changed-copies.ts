/** What may become of a bank's file on its way: records, sums and sides of others, text of strangers, other bytes. */
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { ACCOUNT } from './a-file-bank.ts';

/** The bank's own number of the second record of some files. */
const SECOND = `R${'2'.padStart(4, '0')}`;
const EIGHTY = '1234567890'.repeat(8);
/** Lines that a payer may write into the purpose of his own payment. */
const STRANGERS_LINES: readonly string[] = [
  'СуммаПриход=102800.00',
  'Сумма=102800.00',
  ' суммаприход = 102800.00',
  'СуммаРасход=0.01',
  'СуммаПриход=-500.00',
  'Валюта=USD',
  'ДатаОперации=01.02.2026',
  'ДатаПоступило=01.02.2026',
  'ДатаВалютирования=01.02.2026',
  'ДатаДокумента=01.02.2026',
  'НомерДокумента=72',
  `РеференсБанка=${SECOND}`,
  `НомерДокументаБанка=${SECOND}`,
  `ПлательщикИИК=${ACCOUNT}`,
  'ПолучательИИК=KZ97722C000000000060',
  'НачальныйОстаток=0.00',
  'КонечныйОстаток=9999999.00',
  'ВсегоПоступило=9999999.00',
  'НазначениеПлатежа=NS-2026-000999',
  'СекцияРасчСчет',
  'КонецРасчСчет',
  'СекцияДокумент=ПлатежноеПоручение',
  'КонецДокумента',
  'КонецФайла',
  '1CClientBankExchange',
  'Кодировка=DOS',
  '</Ustrd></RmtInf></TxDtls><TxDtls><Amt Ccy="KZT">102800.00</Amt></TxDtls>',
  ']]><Ntry><Amt Ccy="KZT">9.00</Amt></Ntry>',
  'СуммаПриход=102800.00\u2028НазначениеПлатежа=\u0085\u000bx',
  EIGHTY,
  '',
];

export type Change =
  | { readonly kind: 'DIGIT' | 'LINE_OFF' | 'LINE_TWICE' | 'CUT'; readonly at: number; readonly digit: number }
  | { readonly kind: 'RECORD_OFF' | 'RECORD_TWICE' | 'SUM' | 'SIGN'; readonly at: number; readonly digit: number }
  | { readonly kind: 'SWAPPED'; readonly at: number; readonly digit: number }
  | { readonly kind: 'STRANGER'; readonly at: number; readonly lines: readonly string[] }
  | { readonly kind: 'LINE_ENDS'; readonly end: string }
  | { readonly kind: 'CHARSET'; readonly charset: string };

const at = { at: fc.nat(10_000), digit: fc.nat(9) };
/** Changes that leave every fact of the file what it was. */
export const anHonestChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('SWAPPED'), ...at } as const),
  fc.record({ kind: fc.constant('LINE_ENDS'), end: fc.constantFrom('\n', '\r\n', '\r', '\r\n\r\n') } as const),
  fc.record({
    kind: fc.constant('CHARSET'),
    charset: fc.constantFrom('utf8', 'utf16le', 'utf16be', 'win1251'),
  } as const),
);
export const aStrangersText: fc.Arbitrary<Change> = fc.record({
  ...{ kind: fc.constant('STRANGER'), at: fc.nat(10_000) },
  lines: fc.array(fc.constantFrom(...STRANGERS_LINES), { minLength: 1, maxLength: 3 }),
} as const);
export const aWrongChange: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('DIGIT', 'LINE_OFF', 'LINE_TWICE', 'CUT', 'RECORD_OFF', 'RECORD_TWICE', 'SUM', 'SIGN'),
  ...at,
} as const);

/** A whole record of 1C or camt, with the line end behind it. */
const RECORD = /^СекцияДокумент[\s\S]*?^КонецДокумента\r?\n?|<((?:\w+:)?)Ntry>[\s\S]*?<\/\1Ntry>\n?/gm;
const PURPOSE = /^НазначениеПлатежа=.*$|(?<=<(?:\w+:)?Ustrd>)[^<]*/gm;
const SUM = /^(?:Сумма|СуммаПриход|СуммаРасход)=.*$|<(?:\w+:)?Amt[^>]*>[^<]*/gm;
const SIDE = /^СуммаПриход=|^СуммаРасход=|CRDT|DBIT|(?<==|>)(?=\d+[.,]\d\d\b)/gm;
const OTHER_SIDE: Readonly<Record<string, string>> = {
  ...{ 'СуммаПриход=': 'СуммаРасход=', 'СуммаРасход=': 'СуммаПриход=' },
  ...{ CRDT: 'DBIT', DBIT: 'CRDT', '': '-' },
};

export function changed(text: string, change: Change): string {
  switch (change.kind) {
    case 'DIGIT':
      return replaced(text, /\d/g, change.at, () => String(change.digit));
    case 'LINE_OFF':
      return replaced(text, /^.*\n?/gm, change.at, () => '');
    case 'LINE_TWICE':
      return replaced(text, /^.*\n/gm, change.at, (line) => line + line);
    case 'CUT':
      return text.slice(0, change.at % Math.max(text.length, 1));
    case 'RECORD_OFF':
      return replaced(text, RECORD, change.at, () => '');
    case 'RECORD_TWICE':
      return replaced(text, RECORD, change.at, (record) => record + record);
    case 'SUM':
      return replaced(text, SUM, change.at, (sum) => sum.replace(/(?<==|>)\d/, (first) => `${change.digit}${first}`));
    case 'SIGN':
      return replaced(text, SIDE, change.at, (side) => OTHER_SIDE[side] ?? side);
    case 'SWAPPED':
      return swapped(text, change.at);
    case 'STRANGER':
      return replaced(text, PURPOSE, change.at, (purpose) => purpose + written(purpose, change.lines));
    case 'LINE_ENDS':
      return text.replace(/\r?\n/g, change.end);
    case 'CHARSET':
      return text;
  }
}

/** The bytes of the changed copy, in the charset that the last change of it says. */
export function copyOf(text: string, changes: readonly Change[]): { text: string; bytes: Buffer } {
  const copy = changes.reduce(changed, text);
  const charset = changes.flatMap((one) => (one.kind === 'CHARSET' ? [one.charset] : [])).at(-1) ?? 'utf8';
  // One byte a letter: letters of Kazakh become question marks, as in the client programs of banks.
  return { text: copy, bytes: iconv.encode(copy, charset, { addBOM: charset.startsWith('utf16') }) };
}

/** A bank escapes what a payer writes in XML; in 1C his line end is a line end. */
const written = (purpose: string, lines: readonly string[]): string =>
  purpose.startsWith('НазначениеПлатежа=')
    ? lines.map((line) => `\n${line}`).join('')
    : lines
        .map((line) => `\n${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`)
        .join('');

function replaced(text: string, pattern: RegExp, at: number, by: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  const one = found[at % Math.max(found.length, 1)];
  return one ? text.slice(0, one.index) + by(one[0]) + text.slice(one.index + one[0].length) : text;
}

/** Two records that follow each other change places. */
function swapped(text: string, at: number): string {
  const found = [...text.matchAll(RECORD)];
  const first = at % Math.max(found.length - 1, 1);
  const [a, b] = [found[first], found[first + 1]];
  if (!a || !b) return text;
  const between = text.slice(a.index + a[0].length, b.index);
  return text.slice(0, a.index) + b[0] + between + a[0] + text.slice(b.index + b[0].length);
}
