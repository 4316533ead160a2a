/**
 * Statements as the apps of four banks print them, known from the text of samples that clients published
 * (docs/statements.md). Each has one layout; anything else is refused rather than guessed.
 */
import { type LocalDate, parseLocalDate } from '../../../schema/values/local-date.ts';
import { add, type Tiyn, tiyn } from '../../../schema/values/money.ts';
import type { Statement } from '../../ports/statement-reader.ts';

type Row = { readonly on: LocalDate; readonly amount: Tiyn; readonly what: string };
type Head = { readonly from?: LocalDate; readonly to?: LocalDate; readonly holder?: string | undefined };
type Layout = {
  readonly bank: string;
  /** All stand on the first page, or at the end of the last. */
  readonly marks: readonly RegExp[];
  /** Undefined if the file has the bank's marks but not its head. */
  readonly headOf: (lines: readonly string[]) => Head;
  readonly rowsOf: (lines: readonly string[]) => Row[];
  /** The bank's own total of what it calls «Пополнение»: it proves that no row was lost. */
  readonly total?: RegExp;
};

const DAY = String.raw`\d\d\.\d\d\.(?:20)?\d\d`;
/** Their repetitions are bounded, so a hostile line costs no more than its length. */
const SUM = String.raw`\d{1,3}(?: ?\d{3}){0,4},\d\d`;
const POINT_SUM = String.raw`\d{1,3}(?:,?\d{3}){0,4}\.\d\d`;

const KASPI_PERIOD = new RegExp(`^по Kaspi Gold за период с (${DAY}) по (${DAY})$`);
const KASPI_ROW = new RegExp(`^(${DAY}) ?([+−-]) ?(${SUM}) ₸ ?(.*)$`);
const kaspi: Layout = {
  bank: 'Kaspi Bank',
  marks: [/«Kaspi Bank»/, KASPI_PERIOD, /Валюта счета: ?тенге/],
  headOf: (lines) => {
    const at = lines.findIndex((line) => KASPI_PERIOD.test(line));
    const end = lines.findIndex((line, n) => n > at && line.startsWith('Доступно на '));
    // The name stands beside the labels of the card and the account, on one line or on two.
    const holder = lines.slice(at + 1, Math.max(end, at + 1)).join(' ');
    return {
      ...period(KASPI_PERIOD.exec(lines[at] ?? '')),
      holder: holder.replace(/Номер (?:карты|счета): ?\S*/g, ' '),
    };
  },
  rowsOf: (lines) => lines.flatMap((line) => rowOf(KASPI_ROW.exec(line))),
  total: new RegExp(`^Пополнения ?\\+ ?(${SUM}) ₸`),
};

const HALYK_ROW = new RegExp(
  `^(${DAY}) ${DAY} (.{0,160}?) ?(?:-?${SUM} [A-Z]{3} )?(${SUM}) (-?${SUM}) -?${SUM} (?:\\d{6}\\*+\\d{4}|KZ\\w{18})$`,
);
const halyk: Layout = {
  bank: 'Halyk Bank',
  marks: [/Народный Банк Казахстана/, /Выписка по сч[её]ту/, /Валюта счета: ?KZT/],
  headOf: (lines) => ({
    ...period(first(lines, new RegExp(`Период выписки: ?с (${DAY}) по (${DAY})`))),
    holder: first(lines, /^ФИО: ?(.+)$/)?.[1]?.split(/Дата формирования|ИИН:/)[0],
  }),
  rowsOf: (lines) =>
    lines.flatMap((line) => {
      const [, day, what = '', income = '', spent = ''] = HALYK_ROW.exec(line) ?? [];
      const received = tiynOf('+', income);
      return row(day, received > 0n ? received : tiynOf('-', spent), what);
    }),
};

const FREEDOM_PERIOD = new RegExp(`^(?:за период с )?(${DAY}) по (${DAY})(.*?)(?:ИИН:.*)?$`);
const FREEDOM_ROW = new RegExp(`^(${DAY}) ?([+-]) ?(${POINT_SUM}) ?₸ ?KZT ?(.*)$`);
const freedom: Layout = {
  bank: 'Freedom Bank',
  marks: [/Фридом Банк Казахстан/, /^Выписка по карте/, /Валюта счета: ?.*KZT/],
  headOf: (lines) => {
    const found = first(lines, FREEDOM_PERIOD);
    return { ...period(found), holder: found?.[3] };
  },
  rowsOf: (lines) => lines.flatMap((line) => rowOf(FREEDOM_ROW.exec(line))),
  total: new RegExp(`^Пополнение ?\\+ ?(${POINT_SUM}) ?₸`),
};

const FORTE_PERIOD = new RegExp(`^За период: с (${DAY}) по (${DAY})г?\\.?$`);
const FORTE_ROW = new RegExp(`^(${DAY}) ?([+-]?) ?(${POINT_SUM}) KZT ?(.*)$`);
const forte: Layout = {
  bank: 'ForteBank',
  marks: [/^Выписка по карточному счету$/, /ForteBank/, /Валюта счета: ?KZT/],
  headOf: (lines) => {
    const issued = lines.findIndex((line) => line.startsWith('Дата выписки:'));
    return { ...period(first(lines, FORTE_PERIOD)), holder: lines[issued + 1] };
  },
  // The day of a foreign purchase stands alone, and so may the kind of an operation.
  rowsOf: (lines) =>
    lines.flatMap((line, at) => {
      const whole = new RegExp(`^${DAY}$`).test(lines[at - 1] ?? '') ? `${lines[at - 1]} ${line}` : line;
      const [found] = rowOf(FORTE_ROW.exec(whole));
      return found ? [{ ...found, what: found.what || (lines[at + 1] ?? '') }] : [];
    }),
};

const LAYOUTS: readonly Layout[] = [kaspi, halyk, freedom, forte];

/** What was the borrower's own before, is borrowed or comes back is no income (R350). */
const NO_INCOME = /со своего|своими счетами|Kaspi Депозит|KOPILKA|Зачисление кредита|Возврат|Отмена/i;
const HEAD_LINES = 40;
/** At least two words, and nothing that a label or a number has. */
const PERSON = /^[\p{L}.'’-]+(?: [\p{L}.'’-]+)+$/u;

/** A function that reads the lines by the layout whose marks they bear. */
export function layoutOf(raw: readonly string[]): (() => Statement | undefined) | undefined {
  const lines = raw.map(plain).filter((line) => line !== '');
  const marked = [...lines.slice(0, HEAD_LINES), ...lines.slice(HEAD_LINES).slice(-HEAD_LINES)];
  const layout = LAYOUTS.find(({ marks }) => marks.every((mark) => marked.some((line) => mark.test(line))));
  return layout && (() => readBy(layout, lines));
}

function readBy(layout: Layout, lines: readonly string[]): Statement | undefined {
  const { from, to, holder } = layout.headOf(lines);
  const name = plain(holder ?? '');
  const rows = layout.rowsOf(lines);
  if (!from || !to || from > to || !PERSON.test(name)) return undefined;
  const stated = layout.total && first(lines, layout.total)?.[1];
  const toppedUp = rows.filter(({ what, amount }) => amount > 0n && what.startsWith('Пополнение'));
  if (stated && add(...toppedUp.map(({ amount }) => amount)) !== tiynOf('+', stated)) return undefined;
  // An operation that is no income still shows that the account is used.
  const operations = rows.map(({ on, amount, what }) => ({
    on,
    amount: amount > 0n && NO_INCOME.test(what) ? tiyn(0n) : amount,
  }));
  return { bank: layout.bank, holder: name, from, to, active: true, operations };
}

const rowOf = (found: RegExpExecArray | null): Row[] => {
  const [, day, sign = '', sum = '', what = ''] = found ?? [];
  return row(day, tiynOf(sign, sum), what);
};
function row(day: string | undefined, amount: Tiyn, what: string): Row[] {
  const on = dateOf(day);
  return on ? [{ on, amount, what: what.trim() }] : [];
}
const tiynOf = (sign: string, sum: string): Tiyn => {
  const amount = BigInt(sum.replace(/\D/g, '') || '0');
  return tiyn(sign === '' || sign === '+' ? amount : -amount);
};
const first = (lines: readonly string[], pattern: RegExp): RegExpExecArray | undefined => {
  for (const line of lines) {
    const found = pattern.exec(line);
    if (found) return found;
  }
  return undefined;
};
function period(found: RegExpExecArray | null | undefined): Pick<Head, 'from' | 'to'> {
  const [from, to] = [dateOf(found?.[1]), dateOf(found?.[2])];
  return from && to ? { from, to } : {};
}

/** '05.11.26' and '05.11.2026' */
function dateOf(text: string | undefined): LocalDate | undefined {
  const [day, month, year = ''] = text?.split('.') ?? [];
  return text === undefined ? undefined : parseLocalDate(`${year.padStart(4, '20')}-${month}-${day}`);
}

/** Runs of spaces, of whatever kind, become one. */
const plain = (line: string): string => line.replace(/\s+/gu, ' ').trim();
