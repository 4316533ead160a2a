/** Prints a paper as the lender's own: with his brand and licence, and a number by which anybody can check it. */
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { type PaperNumber, printPaperNumber } from '../../../schema/values/paper-number.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Files } from '../../ports/files.ts';
import type { Letterhead, PrintedDocument } from '../../ports/printer.ts';
import { type Lender, lenderLine } from './papers/lender.ts';

export type Letterheads = { files: Pick<Files, 'numberOf'>; lender: Lender; publicUrl: string };
/** `source` is what is drawn. */
export type NumberedPaper = { source: PrintedDocument; number: PaperNumber };

const TEXTS = {
  RU: {
    heading: 'Проверка документа',
    text: (number: string, page: string) =>
      `Номер документа: ${number}. Наведите камеру на код или откройте ${page}: страница скажет, действует ли документ, и сравнит файл с тем, что хранится у кредитора.`,
    foot: (number: string, page: string) => `Документ ${number}, проверка: ${page}`,
  },
  KK: {
    heading: 'Құжатты тексеру',
    text: (number: string, page: string) =>
      `Құжат нөмірі: ${number}. Камераны кодқа бағыттаңыз немесе ${page} бетін ашыңыз: бет құжаттың жарамды екенін айтып, файлды кредиторда сақталғанымен салыстырады.`,
    foot: (number: string, page: string) => `Құжат ${number}, тексеру: ${page}`,
  },
};

/** The number follows from the contents, so the same paper printed again is the same file. */
export async function numbered(
  { files, lender, publicUrl }: Letterheads,
  borrowerId: BorrowerId,
  document: PrintedDocument,
): Promise<NumberedPaper> {
  const number = await files.numberOf(borrowerId, JSON.stringify(document));
  return { source: onLetterhead(document, lender, publicUrl, number), number };
}

export const onLetterhead = (
  document: PrintedDocument,
  lender: Lender,
  publicUrl: string,
  number: PaperNumber,
): PrintedDocument => ({ ...document, letterhead: letterhead(lender, publicUrl, number, document.locale) });

function letterhead(lender: Lender, publicUrl: string, number: PaperNumber, locale: Locale): Letterhead {
  const t = TEXTS[locale];
  const page = new URL(`/${locale === 'KK' ? 'kz' : 'ru'}/check-document`, publicUrl);
  const spoken = `${page.host}${page.pathname}`;
  const shown = printPaperNumber(number);
  return {
    lender: lenderLine(lender, locale),
    check: {
      url: `${page.href}?number=${number}`,
      heading: t.heading,
      text: t.text(shown, spoken),
      foot: t.foot(shown, spoken),
    },
  };
}
