/**
 * PDF by pdfkit in IBM Plex Sans of npm, which has every Kazakh letter and digits of one width. Runs in the threads of
 * pdfkit.ts.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Printed, PrintedDocument } from '../../ports/printer.ts';
import { drawBlock, drawHead } from './blocks.ts';
import { drawCheck, numberPages } from './letterhead.ts';
import { FOOT, MARGIN } from './page.ts';
import { unbroken } from './unbroken.ts';

const FONTS = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/ibm-plex-sans/package.json'));
/** Opened once a thread: a font remembers what it has read, and most of the time of a document was reading it again. */
const PLAIN = openFont('400Regular');
const BOLD = openFont('600SemiBold');

export async function draw(wanted: PrintedDocument): Promise<Printed> {
  const document = unbroken(wanted);
  const pdf = begin(document);
  const content = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawHead(pdf, root, document);
  for (const block of document.blocks) drawBlock(pdf, root, block);
  if (document.letterhead) drawCheck(pdf, root, document.letterhead);
  root.end();
  const pages = numberPages(pdf, document);
  pdf.end();
  const bytes = await content;
  return { content: bytes, hash: createHash('sha256').update(bytes).digest('hex'), pages };
}

function openFont(weight: string): Font {
  const font = openSync(join(FONTS, weight, `IBMPlexSans_${weight}.ttf`));
  if (font.type === 'TTF') return font as Font;
  throw new Error(`the font ${weight} is no single TrueType font`);
}

/**
 * The font without the glyphs of documents before: fontkit keeps with a glyph the letters that it stood for first,
 * which become the text that is copied from the document. pdfkit takes an open font, its types only bytes and paths.
 */
function ownGlyphs(font: Font): PDFKit.Mixins.PDFFontSource {
  const own: unknown = Object.create(font, { _glyphs: { value: {} } });
  return own as PDFKit.Mixins.PDFFontSource;
}

function begin(document: PrintedDocument): PDFKit.PDFDocument {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: document.locale === 'KK' ? 'kk-KZ' : 'ru-KZ',
    displayTitle: true,
    // pdfkit parses a registered font at every use if it is also the default.
    font: '',
    info: {
      Title: document.title,
      Author: 'Nesie',
      // The current time would change the hash of an unchanged document.
      CreationDate: new Date(`${document.createdOn}T00:00:00Z`),
    },
  };
  // pdfkit supports it, its types do not yet.
  const pdf = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }));
  pdf.registerFont('plain', ownGlyphs(PLAIN));
  pdf.registerFont('bold', ownGlyphs(BOLD));
  return pdf;
}

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    pdf.on('error', reject);
  });
}
