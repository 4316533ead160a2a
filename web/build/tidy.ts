/**
 * Typography at build time: keeps a number with its unit, "№" with its number and a preposition with its word, and
 * starts no line with a dash. U+2060 keeps both ends of a range together, and a Kazakh ending with its number or sign.
 * A placeholder ends in "}" and counts as a number.
 */
const MONTHS_AND_UNITS =
  '(?=(?:янв|фев|мар|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек|қаң|ақп|нау|сәу|мам|мау|шіл|там|қыр|қаз|қар|жел' +
  '|дн|ден|мес|час|мин|сек|күн|ай|сағ|раб|жұм|попыт|әрекет|КБ|МБ|стр|бет|шаг))';

const RULES: readonly (readonly [RegExp, string])[] = [
  [/\+7 (\d{3}) (\d{3}) (\d\d) (?=\d\d)/g, '+7\u00a0$1\u00a0$2\u00a0$3\u00a0'],
  [/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0'],
  [/([\d}]) (?=[%₸])/g, '$1\u00a0'],
  [/(\d)–(?=\d)/g, '$1\u2060–\u2060'],
  [/ —/g, '\u00a0—'],
  [/\+7 \((\d+)\) /g, '+7\u00a0($1)\u00a0'],
  [/№ /g, '№\u00a0'],
  [/([\d%₸}A-ZА-ЯӘҒҚҢӨҰҮҺІ])-(?=[а-яәғқңөұүһі])/g, '$1-\u2060'],
  [new RegExp(`([\\d}]) ${MONTHS_AND_UNITS}`, 'g'), '$1\u00a0'],
  [/(^|[\s«(])(в|на|с|к|за|по|до|не|из|о|и|от|у) (?=\S)/gi, '$1$2\u00a0'],
];

export const tidy = (text: string): string =>
  RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
