/** The documents of a 1C file, and which of their lines are the bank's. */
import { Unreadable } from './answer.ts';

export type Fields = ReadonlyMap<string, string>;
/** A payer can write nothing before the purpose, so what stands there counts first. */
export type Section = {
  readonly line: number;
  readonly before: Fields;
  readonly behind: Fields;
  readonly unclear: boolean;
};

export type Line = readonly [key: string, value: string, whole: string];

const keyOf = (line: string): Line => {
  const [name = '', ...value] = line.split('=');
  return [name.trim().toUpperCase(), value.join('=').trim(), line.trim()];
};

/** The first value of a key counts: a later one may be text of a stranger. */
export const firstOf = (lines: readonly Line[]): Fields =>
  new Map(lines.toReversed().map(([key, value]) => [key, value]));

const SIDES = ['ПЛАТЕЛЬЩИК', 'ПОЛУЧАТЕЛЬ'].flatMap((side) =>
  ['', '1', 'ИИК', 'СЧЕТ', 'РАСЧСЧЕТ', 'НАИМЕНОВАНИЕ', 'БИН_ИИН', 'ИИН', 'БИН', 'ИНН'].map((name) => side + name),
);
/** Keys that say something of the movement; what else stands behind a purpose is part of it. */
const KEYS = new Set([
  ...SIDES,
  ...['СУММА', 'СУММАПРИХОД', 'СУММАРАСХОД', 'ВАЛЮТА', 'НОМЕР', 'НОМЕРДОКУМЕНТА', 'НОМЕРДОКУМЕНТАБАНКА'],
  ...['РЕФЕРЕНСБАНКА', 'УНИКАЛЬНЫЙНОМЕР', 'ДАТА', 'ДАТАДОКУМЕНТА', 'ДАТАОПЕРАЦИИ', 'ДАТАПОСТУПИЛО', 'ДАТАСПИСАНО'],
  ...['ДАТАВАЛЮТИРОВАНИЯ', 'КОДНАЗНАЧЕНИЯПЛАТЕЖА'],
]);
const PURPOSE = /^НАЗНАЧЕНИЕПЛАТЕЖА[1-6]?$/;

/**
 * The purpose is the payer's text: it goes on over the lines behind it, and none of them is structure twice. Where one
 * key stands twice behind it, nobody knows which of them is the payer's.
 */
function fieldsOf(lines: readonly Line[]): Omit<Section, 'line'> {
  const start = lines.findIndex(([key]) => PURPOSE.test(key));
  const before = firstOf(start < 0 ? lines : lines.slice(0, start));
  const behind = new Map<string, string>();
  const purpose: string[] = [];
  let unclear = false;
  for (const [key, value, whole] of start < 0 ? [] : lines.slice(start)) {
    if (PURPOSE.test(key) && !behind.has(key)) {
      behind.set(key, value);
      purpose.push(value);
    } else if (!KEYS.has(key) || before.has(key) || behind.has(key)) {
      unclear ||= KEYS.has(key) && !before.has(key);
      purpose.push(whole);
    } else behind.set(key, value);
  }
  // Banks give the whole purpose, and the same in numbered parts.
  const [first = '', ...more] = purpose;
  const words = more.filter((one) => one !== '' && !first.includes(one));
  behind.set('НАЗНАЧЕНИЕПЛАТЕЖА', [first, ...words].filter(Boolean).join(' '));
  return { before, behind, unclear };
}

export function sectionsOf(text: string) {
  const lines = text.split(/\r\n|\n|\r/).map(keyOf);
  const end = lines.findLastIndex(([key]) => key === 'КОНЕЦФАЙЛА');
  if (end < 0) throw new Unreadable('1C: КонецФайла is missing, the file was cut off');
  const starts = lines.flatMap(([key], at) => (key === 'СЕКЦИЯДОКУМЕНТ' ? [at] : []));
  const documents = starts.map((start, n): Section => {
    const last = lines.slice(0, starts[n + 1] ?? end).findLastIndex(([key]) => key === 'КОНЕЦДОКУМЕНТА');
    if (last < start) throw new Unreadable(`1C: the document of line ${start + 1} has no end`);
    return { line: start + 1, ...fieldsOf(lines.slice(start + 1, last)) };
  });
  // Some banks say the closing balance behind the documents. Between them is text of payers.
  const behind = documents.length > 0 ? lines.findLastIndex(([key]) => key === 'КОНЕЦДОКУМЕНТА') + 1 : end;
  return { head: [...lines.slice(0, starts[0] ?? end), ...lines.slice(behind, end)], documents };
}

export const firstIn =
  ({ before, behind }: Section) =>
  (...names: readonly string[]): string =>
    [before, behind].flatMap((fields) => names.map((one) => fields.get(one.toUpperCase()))).find(Boolean) ?? '';
