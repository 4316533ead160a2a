/** Checks a PDF's bytes before it is opened, in single passes, so the time depends only on the size. */
import type { StatementProblem } from '../../ports/statement-reader.ts';

const MOST_OBJECTS = 20_000;
/** A file with more cross-reference tables is circular or an attack. */
const MOST_TABLES = 32;
const START_BYTES = 1_024;
const END_BYTES = 2_048;
/** A ZIP archive's end record lies this close to the end of the file, even with its longest comment. */
const ARCHIVE_END_BYTES = 66_000;
const DICTIONARY_BYTES = 4_096;

/** Only comments between header and first object, as in all PDF writers. */
const CLEAN_START = /^%PDF-(?:1\.[0-7]|2\.0)[ \t]*(?:\r?\n|\r)(?:%[^\r\n<]*(?:\r\n|\r|\n))*\s*\d{1,10} \d{1,5} obj\b/;
const CLEAN_END = /^startxref\s+\d+\s+%%EOF[\s\0]*$/;
const WEB_PAGE = /<(?:!doctype|html|head|body|script|svg|iframe)[\s>]/i;
const SCRIPT = /\/(?:JavaScript|Launch|RichMedia)\b/;
const ATTACHMENT = /\/EmbeddedFiles?\b/;

export function suspicionOf(content: Uint8Array): StatementProblem | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return 'INVALID';
  const end = text.lastIndexOf('startxref');
  if (end < 0) return 'NOT_PARSED';
  if (!CLEAN_START.test(text.slice(0, START_BYTES)) || text.length - end > END_BYTES) return 'MIXED';
  if (!CLEAN_END.test(text.slice(end)) || WEB_PAGE.test(text)) return 'MIXED';
  if (bytes.subarray(-ARCHIVE_END_BYTES).includes('PK\x05\x06', 0, 'latin1')) return 'MIXED';
  if (SCRIPT.test(text)) return 'SCRIPT';
  if (ATTACHMENT.test(text)) return 'ATTACHMENT';
  if (hasMore(bytes, 'endobj', MOST_OBJECTS)) return 'TOO_COMPLEX';
  return leadsInACircle(text, end) ? 'LOOP' : undefined;
}

function hasMore(bytes: Buffer, word: string, most: number): boolean {
  let count = 0;
  for (let at = bytes.indexOf(word); at >= 0 && count <= most; at = bytes.indexOf(word, at + word.length)) count += 1;
  return count > most;
}

/** Each cross-reference table names the previous one; a reader that follows them must reach an end. */
function leadsInACircle(text: string, end: number): boolean {
  const seen = new Set<number>();
  const waiting = [Number(/^startxref\s+(\d+)/.exec(text.slice(end, end + 64))?.[1])];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at) || seen.size > MOST_TABLES) return true;
    seen.add(at);
    const from = text.startsWith('xref', at) ? text.indexOf('trailer', at) : at;
    if (from < 0 || !(from < text.length)) continue;
    const dictionary = text.slice(from, from + DICTIONARY_BYTES).split(/stream|startxref/, 1)[0] ?? '';
    for (const [, , offset] of dictionary.matchAll(/\/(Prev|XRefStm)\s+(\d{1,10})/g)) waiting.push(Number(offset));
  }
  return false;
}
