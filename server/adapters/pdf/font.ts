/**
 * Fonts of papers: IBM Plex Sans of npm, which has every Kazakh letter and digits of one width. Most of the time of a
 * paper is the shaping of its words, and papers share most words, so each thread shapes a word once.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, type GlyphPosition, openSync } from 'fontkit';
import { LRUCache } from 'lru-cache';

const FONTS = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/ibm-plex-sans/package.json'));
/** A contract has some 600 different words; names and sums of people come and go. */
const WORDS_KEPT = 10_000;

type Word = {
  readonly glyphs: readonly { readonly id: number; readonly codePoints: number[] }[];
  readonly positions: readonly GlyphPosition[];
};

/** Returns what makes the font for one document, since pdfkit and fontkit keep in a font what a document has used. */
export function paperFont(weight: string): () => PDFKit.Mixins.PDFFontSource {
  const font = open(weight);
  const words = new LRUCache<string, Word>({ max: WORDS_KEPT });
  const shaper = withoutGlyphs(font);
  const wordOf = (text: string): Word => {
    const known = words.get(text);
    if (known) return known;
    shaper._glyphs = {};
    const { glyphs, positions } = shaper.layout(text);
    const word = { glyphs: glyphs.map(({ id, codePoints }) => ({ id, codePoints })), positions };
    words.set(text, word);
    return word;
  };
  return () => {
    const own = withoutGlyphs(font);
    const layout = (text: string) => runOf(own, wordOf(text));
    // pdfkit takes an open font, its types only bytes and paths.
    const source: unknown = Object.defineProperty(own, 'layout', { value: layout });
    return source as PDFKit.Mixins.PDFFontSource;
  };
}

function open(weight: string): Font {
  const font = openSync(join(FONTS, weight, `IBMPlexSans_${weight}.ttf`));
  if (font.type === 'TTF') return font as Font;
  throw new Error(`the font ${weight} is no single TrueType font`);
}

type OwnGlyphs = Font & { _glyphs: Record<number, unknown> };

/**
 * The font without the glyphs of documents before: fontkit keeps with a glyph the letters that it stood for first,
 * which become the text that is copied from the document.
 */
const withoutGlyphs = (font: Font): OwnGlyphs => Object.create(font, { _glyphs: { value: {}, writable: true } });

/** pdfkit scales the positions in place, so each document gets copies. */
function runOf(font: Font, word: Word) {
  const positions = word.positions.map((position) => ({ ...position }));
  return {
    glyphs: word.glyphs.map(({ id, codePoints }) => font.getGlyph(id, codePoints)),
    positions,
    get advanceWidth() {
      return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
    },
  };
}
