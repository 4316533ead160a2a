/** The paper of Kaspi Gold, which the app prints in the language of the phone. */
import { DAY, folded, type Kind, type Layout, pattern, period, SUM, signedRow } from './paper-text.ts';

type Words = {
  readonly marks: readonly RegExp[];
  readonly period: RegExp;
  /** The line that ends the head. */
  readonly available: RegExp;
  readonly kinds: readonly Kind[];
};

const ROW = new RegExp(`^(${DAY}) ?([+-]) ?(${SUM}) ₸ ?(.*)$`);
/** The name stands beside the labels of the card and the account, on one line or on two. */
const LABELS = /(?:Номер (?:карты|счета)|(?:Карта|Шот) нөмірі|(?:Card|Account) number): ?\S*/gu;
const CURRENCY = pattern('(?:Валюта счета|Шот валютасы|Currency): ?(?:теңге|KZT)');

/** Transfers to the own accounts wrap into those to others, so both totals are one. */
const RUSSIAN: Words = {
  marks: [],
  period: new RegExp(`^по Kaspi Gold за период с (${DAY}) по (${DAY})$`),
  available: /^Доступно на /,
  kinds: [
    { income: true, row: /^Пополнение/, totals: ['Пополнения'] },
    { row: /^Поступление со/, totals: ['Поступления со своих счетов'] },
    { row: /^Зачисление/, totals: ['Зачисления кредитов'] },
    { row: /^Перевод/, totals: ['Переводы', 'Переводы на свои счета'] },
    { row: /^Покупка/, totals: ['Покупки'] },
    { row: /^Снятие/, totals: ['Снятия'] },
    { row: /^Разное/, totals: ['Разное'] },
  ],
};
const KAZAKH: Words = {
  marks: [],
  period: pattern(`^(${DAY}) ?ж\\.? бастап (${DAY}) ?ж\\.? дейінгі кезеңге Kaspi Gold бойынша$`),
  available: pattern(`^${DAY} ?ж\\.? қолжетімді`),
  kinds: [
    { income: true, row: pattern('^Толықтыру'), totals: ['Толықтыру'] },
    {
      row: pattern('^(?:Аударым|Өз шот(?:тар)?ыңызға)'),
      totals: ['Аударым', 'Өз шоттарыңызға аудару'],
    },
    { row: pattern('^Өз шот'), totals: ['Өз шоттарыңыздан түскені'] },
    { row: pattern('^Кредит'), totals: ['Кредиттер сомасын шотқа түсіру'] },
    { row: pattern('^Зат сатып'), totals: ['Зат сатып алу'] },
    { row: pattern('^Ақша алу'), totals: ['Ақша алу'] },
    { row: pattern('^Әртүрлі'), totals: ['Әртүрлі'] },
  ],
};
const ENGLISH: Words = {
  // A deposit has the same period.
  marks: [/^KASPI GOLD$/i],
  period: new RegExp(`^statement balance for the period from (${DAY}) to (${DAY})$`),
  available: /^Card balance /,
  kinds: [
    { income: true, row: /^Replenishment/, totals: ['Replenishment'] },
    { row: /^Transfers?/, totals: ['Transfers'] },
    { row: /^Purchases?/, totals: ['Purchases'] },
    { row: /^Withdrawals?/, totals: ['Withdrawals'] },
    { row: /^Others?/, totals: ['Others'] },
  ],
};

const layoutIn = (words: Words): Layout => ({
  bank: 'Kaspi Bank',
  marks: [/«Kaspi Bank»/, words.period, CURRENCY, ...words.marks],
  headOf: (lines) => {
    const at = lines.findIndex((line) => words.period.test(folded(line)));
    const end = lines.findIndex((line, n) => n > at && words.available.test(folded(line)));
    const holder = lines.slice(at + 1, Math.max(end, at + 1)).join(' ');
    return { ...period(words.period.exec(folded(lines[at] ?? ''))), holder: holder.replace(LABELS, ' ') };
  },
  rowOf: (line) => signedRow(ROW.exec(line)),
  kinds: words.kinds,
  sum: SUM,
});

export const KASPI_LAYOUTS: readonly Layout[] = [RUSSIAN, KAZAKH, ENGLISH].map(layoutIn);
