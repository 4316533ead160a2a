/** Which bank made this file, and what it says. */
import type { StatementRead, StatementReader } from '../../ports/statement-reader.ts';
import { BANK_FORMATS, readLines } from './banks.ts';
import { isPdf, type PdfText, pdfText } from './pdf-text.ts';

export const pdfStatementReader: StatementReader = {
  read(content): StatementRead {
    if (content.byteLength === 0 || !isPdf(content)) return { problem: 'INVALID' };
    const text = textOf(content);
    if (!text || text.lines.length === 0) return { problem: 'NOT_PARSED' };
    const format = BANK_FORMATS.find(({ mark }) => text.lines[0]?.includes(mark));
    if (!format) return { problem: 'FORMAT' };
    const statement = readLines(text.lines, format);
    return statement ? { statement, pages: text.pages } : { problem: 'NOT_PARSED' };
  },
};

/** Bytes from outside: whatever trips over them is their fault, not ours. */
function textOf(content: Uint8Array): PdfText | undefined {
  try {
    return pdfText(content);
  } catch {
    return undefined;
  }
}
