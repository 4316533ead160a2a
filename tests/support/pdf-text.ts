/** Reads the text of pdfkit's files: inflates streams and maps glyphs back by their ToUnicode tables. */
import { inflateSync } from 'node:zlib';

export function pdfText(bytes: Uint8Array): string {
  return pdfPages(bytes).join('\n');
}

export function pdfPages(bytes: Uint8Array): readonly string[] {
  const raw = Buffer.from(bytes).toString('latin1');
  const tables = unicodeTables(raw, streamsOf(raw));
  return pageStreams(bytes).map((page) => pageText(page, tables));
}

const pageStreams = (bytes: Uint8Array): readonly string[] =>
  streamsOf(Buffer.from(bytes).toString('latin1')).filter((text) => /\bTJ\b/.test(text));

const streamsOf = (raw: string): readonly string[] =>
  [...raw.matchAll(/(\d+) 0 obj\n((?:(?!endobj)[\s\S])*?)stream\r?\n/g)].map((match) => {
    const start = (match.index ?? 0) + match[0].length;
    const end = raw.indexOf('\nendstream', start);
    const body = Buffer.from(raw.slice(start, end), 'latin1');
    return (match[2] ?? '').includes('FlateDecode') ? inflateSync(body).toString('latin1') : body.toString('latin1');
  });

/** Counts letters that the embedded fonts lack: they are drawn as glyph 0, an empty box. */
export function missingGlyphs(bytes: Uint8Array): number {
  const shown = pageStreams(bytes).flatMap((page) =>
    [...page.matchAll(/\[([^\]]*)\] TJ/g)].map((match) => match[1] ?? ''),
  );
  const codes = shown.flatMap((text) =>
    [...text.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
  );
  return codes.filter((code) => code === '0000').length;
}

/** Font name in the page (/F1) -> code -> letters. */
function unicodeTables(raw: string, streams: readonly string[]): Map<string, Map<number, string>> {
  const byObject = new Map<string, Map<number, string>>();
  const ids = [...raw.matchAll(/(\d+) 0 obj\n((?:(?!endobj)[\s\S])*?)stream\r?\n/g)].map((match) => match[1] ?? '');
  streams.forEach((text, i) => {
    if (text.includes('begincmap')) byObject.set(ids[i] ?? '', cmap(text));
  });
  const fonts = new Map<string, Map<number, string>>();
  for (const [, name, object] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = new RegExp(`\\n${object} 0 obj\\n([\\s\\S]*?)endobj`).exec(raw)?.[1] ?? '';
    const table = byObject.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '');
    if (name && table) fonts.set(name, table);
  }
  return fonts;
}

function cmap(text: string): Map<number, string> {
  const table = new Map<number, string>();
  for (const [, from = '', , list = ''] of text.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    const letters = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) => hex.replace(/ /g, ''));
    letters.forEach((hex, i) => {
      table.set(Number.parseInt(from, 16) + i, lettersOf(hex));
    });
  }
  return table;
}

const lettersOf = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

function pageText(page: string, tables: Map<string, Map<number, string>>): string {
  let font: Map<number, string> | undefined;
  let text = '';
  for (const [, name, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = tables.get(name);
    else if (shown) {
      for (const [, hex = ''] of shown.matchAll(/<([0-9a-f]+)>/g))
        for (const code of hex.match(/.{4}/g) ?? []) text += font?.get(Number.parseInt(code, 16)) ?? '?';
      text += '\n';
    }
  }
  return text;
}
