/** Sample statements in the banks' own terms: a valid one, or one that fails for a named reason. */
import { addDays, addMonths, type LocalDate } from '../../../schema/values/local-date.ts';
import type { Printer } from '../../ports/printer.ts';
import { BANK_FORMATS, type BankFormat } from './banks.ts';

export const SAMPLE_KINDS = [
  'GOOD',
  'OLD',
  'SHORT',
  'EMPTY',
  'CLOSED_CARD',
  'ONE_INCOME',
  'OTHER_BANK',
  'BROKEN',
] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];
export type SampleWish = {
  kind: SampleKind;
  bank: string;
  holder: string;
  /** Whole tenge a month. */
  income: number;
  today: LocalDate;
};

export const SAMPLE_BANKS = BANK_FORMATS.map((format) => format.bank);

export async function sampleStatement(printer: Printer, wish: SampleWish): Promise<Uint8Array> {
  if (wish.kind === 'BROKEN')
    return Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Length 9 /Filter /FlateDecode >>\nstream\nno flate!\nendstream\nendobj\n',
    );
  const format = BANK_FORMATS.find((one) => one.bank === wish.bank) ?? BANK_FORMATS[0];
  if (!format) throw new Error('no bank has a format');
  const to = wish.kind === 'OLD' ? addDays(wish.today, -90) : addDays(wish.today, -1);
  const from = addMonths(to, wish.kind === 'SHORT' ? -3 : -6);
  const mark = wish.kind === 'OTHER_BANK' ? 'Bank of Nowhere' : format.mark;
  const lines = [...headOf(format, wish, from, to), ...operationsOf(wish, to)];
  const printed = await printer.print({
    title: `${mark}. Выписка по счёту`,
    locale: 'RU',
    createdOn: to,
    blocks: lines.map((text) => ({ kind: 'text' as const, text })),
  });
  return printed.content;
}

const headOf = (format: BankFormat, wish: SampleWish, from: LocalDate, to: LocalDate): string[] => [
  `${format.holder}: ${wish.holder}`,
  `${format.period}: ${dotted(from)} – ${dotted(to)}`,
  `${format.card}: *4417, ${wish.kind === 'CLOSED_CARD' ? format.closed : format.active}`,
];

/** A wage in each of six months, and a purchase after each. */
function operationsOf({ kind, income }: SampleWish, to: LocalDate): string[] {
  if (kind === 'EMPTY') return [];
  return [5, 4, 3, 2, 1, 0].flatMap((back) => {
    const paid = addDays(addMonths(to, -back), -10);
    const spent = `${dotted(addDays(paid, 3))} Покупка в магазине − ${amountOf(Math.floor(income / 5))}`;
    if (kind === 'ONE_INCOME' && back > 0) return [spent];
    return [`${dotted(paid)} Зачисление заработной платы + ${amountOf(income)}`, spent];
  });
}

const dotted = (date: LocalDate): string => date.split('-').reverse().join('.');
const amountOf = (tenge: number): string => `${String(tenge).replace(/\B(?=(\d{3})+$)/g, ' ')},00 ₸`;
