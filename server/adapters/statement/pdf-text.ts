/**
 * The lines of a PDF with embedded fonts: streams inflated, glyphs read back through the ToUnicode tables of their fonts. Reads what our printer and
 * the banks known here make, no more; whoever sends something else learns that it could not be read. Works in one pass over untrusted bytes.
 */
import { inflateSync } from 'node:zlib';

/** Of all streams together, inflated: a small file can hold a very large one. */
const MAX_INFLATED = 8 * 1024 * 1024;

export type PdfText = { pages: number; lines: readonly string[] };

export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, 5).toString('latin1') === '%PDF-';

/** @throws on anything it cannot follow */
export function pdfText(bytes: Uint8Array): PdfText {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  const fonts = fontsOf(objects);
  const pages = [...objects.values()].filter(({ stream }) => stream !== null && /\bTJ\b/.test(stream));
  return { pages: pages.length, lines: pages.flatMap((page) => linesOf(page.stream ?? '', fonts)) };
}

type PdfObject = { head: string; stream: string | null };
type Letters = ReadonlyMap<number, string>;

function objectsOf(raw: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const opening = /(\d+) \d+ obj\b/g;
  let left = MAX_INFLATED;
  for (let match = opening.exec(raw); match; match = opening.exec(raw)) {
    const start = opening.lastIndex;
    const end = raw.indexOf('endobj', start);
    if (end < 0) break;
    const body = raw.slice(start, end);
    const at = /\bstream\r?\n/.exec(body);
    const stream = at ? streamAt(raw, start + at.index + at[0].length, body.slice(0, at.index), left) : null;
    left -= stream?.length ?? 0;
    objects.set(match[1] ?? '', { head: at ? body.slice(0, at.index) : body, stream });
    opening.lastIndex = end;
  }
  return objects;
}

function streamAt(raw: string, start: number, head: string, left: number): string {
  const length = Number(/\/Length (\d+)\b(?! \d+ R)/.exec(head)?.[1] ?? Number.NaN);
  const end = Number.isNaN(length) ? raw.indexOf('endstream', start) : start + length;
  if (end < 0 || left <= 0) throw new Error('a stream without an end');
  const bytes = Buffer.from(raw.slice(start, end), 'latin1');
  if (!head.includes('FlateDecode')) return bytes.toString('latin1');
  return inflateSync(bytes, { maxOutputLength: left }).toString('latin1');
}

/** Name of a font on the page (F1) -> code of a glyph -> its letters. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Letters> {
  const fonts = new Map<string, Letters>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      const letters = objects.get(table)?.stream;
      if (letters && !fonts.has(name)) fonts.set(name, lettersOf(letters));
    }
  }
  return fonts;
}

function lettersOf(table: string): Letters {
  const letters = new Map<number, string>();
  for (const [, from = '', , list = ''] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\][]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], i) => {
      letters.set(Number.parseInt(from, 16) + i, textOf(hex.replaceAll(' ', '')));
    });
  }
  return letters;
}

const textOf = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

function linesOf(page: string, fonts: ReadonlyMap<string, Letters>): string[] {
  const lines: string[] = [];
  let font: Letters | undefined;
  for (const [, name, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\][]*)\] TJ/g)) {
    if (name) font = fonts.get(name);
    else if (shown) {
      const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      lines.push(codes.map((code) => font?.get(Number.parseInt(code, 16)) ?? '?').join(''));
    }
  }
  return lines;
}
