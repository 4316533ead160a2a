/** The papers of ForteBank in three languages; that of the bank on the web leaves the period out. */
import {
  DAY,
  dateOf,
  first,
  folded,
  type Head,
  type Layout,
  POINT_SUM,
  pattern,
  period,
  type Row,
  signedRow,
} from './paper-text.ts';

type Words = {
  readonly marks: readonly RegExp[];
  readonly period: RegExp;
  readonly iin: RegExp;
  readonly available: RegExp;
  readonly income: RegExp;
  /** The end of the paper of the web, which has no period. */
  readonly web?: RegExp;
};

const RUSSIAN: Words = {
  marks: [/^Выписка по карточному счету$/, /Валюта счета: ?KZT/],
  period: new RegExp(`^За период: с (${DAY}) по (${DAY})г?\\.?$`),
  iin: /^ИИН:/,
  available: new RegExp(`^Доступно на (${DAY}):`),
  income: /^(?:Пополнение|Зачисление (?:заработной|зарплат|пенси|пособи|стипенди))/,
  web: /^Сформировано в Интернет Банкинге/,
};
const KAZAKH: Words = {
  marks: [pattern('^Карталық шоты бойынша үзінді көшірме$'), pattern('Шот валютасы: ?KZT')],
  period: pattern(`^Кезең: (${DAY}) бастап (${DAY}) ?ж?\\.? дейін$`),
  iin: pattern('^ЖСН:'),
  available: pattern(`^Қолжетімді (${DAY}):`),
  income: pattern('^Шотты толықтыру'),
};
const ENGLISH: Words = {
  marks: [/^Card account statement$/, /Account currency: ?KZT/],
  period: new RegExp(`^For the period: from (${DAY}) to (${DAY})$`),
  iin: /^IIN:/,
  available: new RegExp(`^Available as of (${DAY}):`),
  income: /^Account replenishment/,
};

const ROW = new RegExp(`^(${DAY}) ?([+-]?) ?(${POINT_SUM}) KZT ?(.*)$`);
const ONLY_DAY = new RegExp(`^${DAY}$`);

// The day of a foreign purchase stands alone.
const rowOf = (line: string, before: string): Row | undefined =>
  signedRow(ROW.exec(ONLY_DAY.test(before) ? `${before} ${line}` : line));

/** The paper of the web says nothing of the days before its first operation. */
function periodOf(lines: readonly string[], words: Words): Pick<Head, 'from' | 'to'> {
  const stated = period(first(lines, words.period));
  if (!words.web || !first(lines, words.web)) return stated;
  const to = dateOf(first(lines, words.available)?.[1]);
  const [from] = lines.flatMap((line, at) => rowOf(line, lines[at - 1] ?? '')?.on ?? []).toSorted();
  return stated.from || !from || !to ? stated : { from, to };
}

const layoutIn = (words: Words): Layout => ({
  bank: 'ForteBank',
  marks: [/ForteBank/, ...words.marks],
  headOf: (lines) => {
    const read = lines.map(folded);
    return { ...periodOf(read, words), holder: lines[read.findIndex((line) => words.iin.test(line)) - 1] };
  },
  rowOf,
  kinds: [{ income: true, row: words.income, totals: [] }],
  sum: POINT_SUM,
});

export const FORTE_LAYOUTS: readonly Layout[] = [RUSSIAN, KAZAKH, ENGLISH].map(layoutIn);
