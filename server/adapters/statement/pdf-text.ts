/** Mozilla's pdf.js extracts lines in a worker (read-worker.ts), since the file is untrusted. */
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { StatementProblem } from '../../ports/statement-reader.ts';

const MOST_PAGES = 200;
const MOST_LINES = 20_000;
/** Longer lines are cut: no bank writes an operation this long. */
const LONGEST_LINE = 500;
const ERRORS_ONLY = 0;

export type PdfText = { pages: number; lines: readonly string[] };

/** @throws Error on anything that pdf.js cannot parse */
export async function pdfText(data: Uint8Array): Promise<PdfText | { problem: StatementProblem }> {
  const task = getDocument({
    data,
    stopAtErrors: true,
    // Nothing is drawn: no fonts of this machine, no code generated from the file.
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    verbosity: ERRORS_ONLY,
  });
  try {
    const document = await task.promise;
    const problem = await problemOf(document);
    return problem ? { problem } : await textOf(document);
  } catch (error) {
    if ((error as Error).name === 'PasswordException') return { problem: 'ENCRYPTED' };
    throw error;
  } finally {
    await task.destroy();
  }
}

async function problemOf(document: PDFDocumentProxy): Promise<StatementProblem | undefined> {
  if (document.numPages > MOST_PAGES) return 'TOO_COMPLEX';
  const { info } = (await document.getMetadata()) as { info: Readonly<Record<string, unknown>> };
  // The file opens without a password but is encrypted to restrict its use.
  if (info.EncryptFilterName) return 'ENCRYPTED';
  if (info.IsXFAPresent || (await document.hasJSActions())) return 'SCRIPT';
  if (info.IsCollectionPresent || (await document.getAttachments()) !== null) return 'ATTACHMENT';
  return undefined;
}

async function textOf(document: PDFDocumentProxy): Promise<PdfText | { problem: StatementProblem }> {
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const problem = await problemOnPage(page);
    if (problem) return { problem };
    lines.push(...(await linesOf(page)));
    if (lines.length > MOST_LINES) return { problem: 'TOO_COMPLEX' };
  }
  return { pages: document.numPages, lines };
}

async function problemOnPage(page: PDFPageProxy): Promise<StatementProblem | undefined> {
  const annotations = (await page.getAnnotations()) as { subtype?: string; actions?: unknown }[];
  if (annotations.some(({ actions }) => actions) || (await page.getJSActions()) !== null) return 'SCRIPT';
  return annotations.some(({ subtype }) => subtype === 'FileAttachment') ? 'ATTACHMENT' : undefined;
}

async function linesOf(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  let line = '';
  const lines: string[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    line = (line + item.str).slice(0, LONGEST_LINE);
    if (!item.hasEOL) continue;
    lines.push(line);
    line = '';
  }
  return line === '' ? lines : [...lines, line];
}
