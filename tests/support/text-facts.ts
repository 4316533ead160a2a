/** What a text promises in figures, the same in every language: numbers, days, placeholders and paragraphs. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language, Pair } from './source-texts.ts';

const MONTHS = [
  ['января', 'қаңтар'],
  ['февраля', 'ақпан'],
  ['марта', 'наурыз'],
  ['апреля', 'сәуір'],
  ['мая', 'мамыр'],
  ['июня', 'маусым'],
  ['июля', 'шілде'],
  ['августа', 'тамыз'],
  ['сентября', 'қыркүйек'],
  ['октября', 'қазан'],
  ['ноября', 'қараша'],
  ['декабря', 'желтоқсан'],
] as const;

/** Numbers that are written as words; one is left out, which both languages use as an article. */
const WORDS: readonly (readonly [value: number, ru: string, kk: string])[] = [
  [3, 'три|трёх|тремя', 'үш'],
  [4, 'четыре|четырёх', 'төрт|төртеуі'],
  [5, 'пять|пяти', 'бес|бестен'],
  [6, 'шесть|шести', 'алты'],
  [7, 'семь|семи', 'жеті'],
  [10, 'десять|десяти', 'он'],
  [30, 'тридцать|тридцати', 'отыз'],
];

const asWord = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

function withFigures(text: string, language: Language): string {
  const dated = MONTHS.reduce((all, [ru, kk], index) => {
    const month = String(index + 1).padStart(2, '0');
    const dotted = (day: string, year: string) => `${day.padStart(2, '0')}.${month}.${year}`;
    return all
      .replace(new RegExp(`(\\d{1,2}) ${ru} (\\d{4})`, 'giu'), (_, day: string, year: string) => dotted(day, year))
      .replace(new RegExp(`(\\d{4}) жылғы (\\d{1,2}) ${kk}`, 'giu'), (_, year: string, day: string) =>
        dotted(day, year),
      );
  }, text);
  return WORDS.reduce((all, [value, ru, kk]) => all.replace(asWord(language === 'ru' ? ru : kk), String(value)), dated);
}

/** In order of size: word order differs between the languages. */
export const numbersIn = (text: string, language: Language): string[] =>
  (
    withFigures(text.replace(/\{[^}]*\}/g, ' '), language).match(/\d+(?:[  ]\d{3}(?!\d))*(?:[,.:]\d+)*/g) ?? []
  ).toSorted();

/** Without the language in the name of a table: `WHY_RU`, `WHY_KK`. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set(text.replace(/_(?:RU|KK)\}/g, '}').match(/\{[\w.]+\}/g) ?? [])].toSorted();

export const paragraphsOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Paragraph by paragraph, so that what moved to another clause is missed in its own. */
export function clausesOf({ at, ru, kk }: Pair): Pair[] {
  const [inRussian, inKazakh] = [paragraphsOf(ru), paragraphsOf(kk)];
  if (inRussian.length !== inKazakh.length) return [{ at, ru, kk }];
  return inRussian.map((text, index) => ({ at: `${at} §${index}`, ru: text, kk: inKazakh[index] ?? '' }));
}

/** A message of the web as a text: of a plural the form for any number, of a choice every form. */
export const messageText = (message: string): string => flat(parse(message));

const flat = (elements: readonly MessageFormatElement[]): string => elements.map(said).join('');

function said(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return '';
    case TYPE.tag:
      return flat(element.children);
    case TYPE.plural:
      return `{${element.value}}${flat(element.options.other?.value ?? [])}`;
    case TYPE.select: {
      const forms = Object.values(element.options).map(({ value }) => flat(value));
      return `{${element.value}}${forms.join(' ')}`;
    }
    case TYPE.argument:
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return `{${element.value}}`;
  }
}
