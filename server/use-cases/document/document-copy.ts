/**
 * Copies of a kept paper: with its signature once it is signed, or with a mark once another paper has replaced it. The
 * file that was shown stays as it was (R37); each copy handed out can be checked like it (R131, R132).
 */
import { SIGNED_TYPES } from '../../../schema/reference/documents.ts';
import { almatyDateOf, almatyTimeOf } from '../../../schema/values/local-date.ts';
import { printPaperNumber } from '../../../schema/values/paper-number.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Files, StoredFile } from '../../ports/files.ts';
import type { PrintedDocument, Printer } from '../../ports/printer.ts';
import { day } from './papers/print.ts';
import { signedCopy } from './papers/signature.ts';

const MARKS: Record<Locale, (by: StoredFile, date: string, time: string) => string> = {
  RU: (by, date, time) =>
    `ЗАМЕНЕНО. Этот документ не подписан. Вместо него ${by.signedAt ? `подписан ${date} в ${time}` : `${date} в ${time} составлен`} документ ${by.number ? printPaperNumber(by.number) : ''}`.trim(),
  KK: (by, date, time) =>
    `АУЫСТЫРЫЛДЫ. Бұл құжатқа қол қойылмаған. Оның орнына ${date}, сағат ${time} ${by.signedAt ? 'қол қойылған' : 'жасалған'} құжат: ${by.number ? printPaperNumber(by.number) : ''}`.trim(),
};

/** The paper of the same kind that was signed instead, or shown later. `all` are the papers of the loan. */
export function replacedBy(file: StoredFile, all: readonly StoredFile[]): StoredFile | null {
  if (file.signedAt !== null || !SIGNED_TYPES.some((type) => type === file.kind)) return null;
  const later = all.filter(({ kind, hash }) => kind === file.kind && hash !== file.hash);
  const signed = later.find(({ signedAt }) => signedAt !== null && signedAt >= file.shownAt);
  const shown = later.filter(({ shownAt }) => shownAt > file.shownAt);
  return signed ?? shown.toSorted((a, b) => a.shownAt.localeCompare(b.shownAt)).at(-1) ?? null;
}

/** Null where the paper itself is all there is: not signed, not replaced, or from before contents were kept. */
export async function copyOf(deps: { files: Files; printer: Printer }, file: StoredFile, all: readonly StoredFile[]) {
  const { borrowerId } = file;
  const kept = await deps.files.sourceOf(borrowerId, file.hash);
  const document = kept && changed(kept.source, kept.signature, file, all);
  if (!document) return null;
  const drawn = await deps.printer.printFor(borrowerId, document);
  if ('refusal' in drawn) return drawn;
  await deps.files.keepCopy(borrowerId, file.hash, drawn.printed.content);
  return { content: drawn.printed.content };
}

type Kept = NonNullable<Awaited<ReturnType<Files['sourceOf']>>>;

function changed(
  source: PrintedDocument,
  signature: Kept['signature'],
  file: StoredFile,
  all: readonly StoredFile[],
): PrintedDocument | undefined {
  if (file.signedAt !== null)
    return signature ? signedCopy(source, { ...signature, at: file.signedAt, hash: file.hash }) : undefined;
  const by = replacedBy(file, all);
  if (!by) return undefined;
  const at = by.signedAt ?? by.shownAt;
  return { ...source, mark: MARKS[source.locale](by, day(almatyDateOf(at)), almatyTimeOf(at)) };
}
