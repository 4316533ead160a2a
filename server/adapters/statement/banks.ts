/** One format per bank: the mark on the first line, and the bank's terms. */
import { type LocalDate, parseLocalDate } from '../../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../../schema/values/money.ts';
import type { Statement } from '../../ports/statement-reader.ts';

export type BankFormat = {
  bank: string;
  mark: string;
  holder: string;
  period: string;
  card: string;
  active: string;
  closed: string;
};

export const BANK_FORMATS: readonly BankFormat[] = [
  {
    bank: 'Kaspi Bank',
    mark: 'Kaspi Gold',
    holder: 'Владелец счёта',
    period: 'Период',
    card: 'Карта',
    active: 'активна',
    closed: 'закрыта',
  },
  {
    bank: 'Halyk Bank',
    mark: 'Halyk Bank',
    holder: 'Клиент',
    period: 'Выписка за период',
    card: 'Карточный счёт',
    active: 'открыт',
    closed: 'закрыт',
  },
];

const OPERATION = /^(\d\d\.\d\d\.\d{4}) .* ([+−-])\s?([\d\s]+),(\d\d) ₸?$/u;
const PERIOD = /(\d\d\.\d\d\.\d{4}) – (\d\d\.\d\d\.\d{4})/;

/** Undefined if the file has the bank's mark but not its form. */
export function readLines(lines: readonly string[], format: BankFormat): Statement | undefined {
  const named = (label: string): string | undefined =>
    lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2);
  const holder = named(format.holder)?.trim();
  const period = PERIOD.exec(named(format.period) ?? '');
  const from = dateOf(period?.[1]);
  const to = dateOf(period?.[2]);
  const card = named(format.card);
  if (!holder || !from || !to || from > to || card === undefined) return undefined;
  const active = card.includes(format.active) && !card.includes(format.closed);
  return { bank: format.bank, holder, from, to, active, operations: lines.flatMap(operationOf) };
}

function operationOf(line: string): { on: LocalDate; amount: Tiyn }[] {
  const [, date, sign, whole = '', rest = ''] = OPERATION.exec(line) ?? [];
  const on = dateOf(date);
  if (!on) return [];
  const amount = BigInt(`${whole.replace(/\s/g, '')}${rest}`);
  return [{ on, amount: tiyn(sign === '+' ? amount : -amount) }];
}

/** '05.11.2026' */
const dateOf = (text: string | undefined): LocalDate | undefined =>
  text === undefined ? undefined : parseLocalDate(text.split('.').reverse().join('-'));
