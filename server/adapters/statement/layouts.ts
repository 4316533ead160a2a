/**
 * Statements as the apps of four banks print them, known from the text of samples that clients published
 * (docs/statements.md). Each has one layout; anything else is refused rather than guessed.
 */
import { add, type Tiyn, tiyn } from '../../../schema/values/money.ts';
import type { Statement } from '../../ports/statement-reader.ts';
import { FORTE_LAYOUTS } from './forte.ts';
import { KASPI_LAYOUTS } from './kaspi.ts';
import {
  closed,
  DAY,
  first,
  folded,
  type Kind,
  type Layout,
  POINT_SUM,
  pattern,
  period,
  plain,
  type Row,
  rowOn,
  rowsIn,
  SUM,
  signedRow,
  tiynOf,
} from './paper-text.ts';

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
  rowOf: (line) => {
    const [, day, what = '', income = '', spent = ''] = HALYK_ROW.exec(line) ?? [];
    const received = tiynOf('+', income);
    return rowOn(day, received > 0n ? received : tiynOf('-', spent), what);
  },
  kinds: [
    {
      income: true,
      row: /^(?:Поступление перевода|Пополнение|Зачисление (?:заработной|зарплат|пенси|пособи|стипенди)|Заработная плата)/,
      totals: [],
    },
  ],
  sum: SUM,
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
  rowOf: (line) => signedRow(FREEDOM_ROW.exec(line)),
  kinds: [{ income: true, row: /^Пополнение/, totals: ['Пополнение'] }],
  sum: POINT_SUM,
};

const LAYOUTS: readonly Layout[] = [...KASPI_LAYOUTS, halyk, freedom, ...FORTE_LAYOUTS];

/** What was the borrower's own before, is borrowed or comes back is no income (R350), under whatever operation. */
const NO_INCOME = new RegExp(
  [
    'со своего|своими|между счетами|own account|өз шот|собственн|корреспондент',
    'с (?:kaspi )?депозита|kaspi депозит|from (?:kaspi )?deposit|депозиттен|вклада|kopilka|копилк',
    '(?:выдача|зачисление|получение|сумма) (?:микро)?кредита|микрокредит|микрозайм|мфо(?!\\p{L})|несие|(?<!\\p{L})loan',
    'возврат|отмена|сторно|refund|reversal|қайтар',
    'курсовая|конвертация|кэшб[эе]к|cashback',
  ]
    .map((words) => pattern(words).source)
    .join('|'),
  'iu',
);
/** The certificate with a balance, before the statement, has a page of its own. */
const HEAD_LINES = 80;
/** At least two words, and nothing that a label or a number has. */
const PERSON = /^[\p{L}.'’-]+(?: [\p{L}.'’-]+)+$/u;

/** A function that reads the lines by the layout whose marks they bear. */
export function layoutOf(raw: readonly string[]): (() => Statement | undefined) | undefined {
  const lines = raw.map((line) => plain(closed(line))).filter((line) => line !== '');
  const marked = [...lines.slice(0, HEAD_LINES), ...lines.slice(HEAD_LINES).slice(-HEAD_LINES)].map(folded);
  const layout = LAYOUTS.find(({ marks }) => marks.every((mark) => marked.some((line) => mark.test(line))));
  return layout && (() => readBy(layout, lines));
}

function readBy(layout: Layout, lines: readonly string[]): Statement | undefined {
  const { from, to, holder } = layout.headOf(lines);
  const name = plain(holder ?? '');
  if (!from || !to || from > to || !PERSON.test(name)) return undefined;
  const rows = rowsIn(lines, layout);
  const kindOf = (row: Row): Kind | undefined => layout.kinds.find((kind) => kind.row.test(row.what));
  const proved = layout.kinds.every((kind) => {
    const stated = statedOf(kind, layout, lines);
    return stated === undefined || stated === add(...rows.filter((r) => kindOf(r) === kind).map((r) => r.amount));
  });
  if (!proved) return undefined;
  const income = incomeOf(rows.filter((row) => kindOf(row)?.income));
  // An operation that is no income still shows that the account is used.
  const operations = rows.map((row) => ({
    on: row.on,
    amount: row.amount > 0n ? (income.get(row) ?? tiyn(0n)) : row.amount,
  }));
  return { bank: layout.bank, holder: name, from, to, active: true, operations };
}

/** The paper's own total of a kind, undefined where it prints none. */
function statedOf({ totals }: Kind, { sum }: Layout, lines: readonly string[]): Tiyn | undefined {
  const stated = totals.flatMap((label) => {
    const found = first(lines.map(folded), pattern(`^${label} ?([+-]) ?(${sum}) ?₸`));
    return found ? [tiynOf(found[1] ?? '', found[2] ?? '')] : [];
  });
  return stated.length > 0 ? add(...stated) : undefined;
}

/** What of each row stays income: money that was taken back is subtracted from what came in last before it. */
function incomeOf(rows: readonly Row[]): ReadonlyMap<Row, Tiyn> {
  const came = rows.filter(({ amount, what }) => amount > 0n && !NO_INCOME.test(what));
  const left = new Map(came.map((row) => [row, row.amount]));
  const latestFirst = came.toSorted((a, b) => (a.on < b.on ? 1 : -1));
  for (const back of rows.filter(({ amount }) => amount < 0n)) {
    let open: bigint = -back.amount;
    for (const row of latestFirst.filter(({ on }) => on <= back.on)) {
      const has = left.get(row) ?? tiyn(0n);
      const taken = open < has ? open : has;
      left.set(row, tiyn(has - taken));
      open -= taken;
    }
  }
  return left;
}
