/** PDF by pdfkit with the DejaVu fonts of npm, which have every Kazakh letter. Runs in the threads of pdfkit.ts. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Printed, PrintedDocument } from '../../ports/printer.ts';
import { drawBlock, drawHead } from './blocks.ts';
import { MARGIN } from './page.ts';

const FONTS = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const PAGE_OF = {
  RU: (page: number, all: number) => `Страница ${page} из ${all}`,
  KK: (page: number, all: number) => `${all} беттің ${page}-беті`,
};

export async function draw(document: PrintedDocument): Promise<Printed> {
  const pdf = open(document);
  const content = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawHead(pdf, root, document.title, document.frame);
  for (const block of document.blocks) drawBlock(pdf, root, block);
  root.end();
  const pages = numberPages(pdf, document);
  pdf.end();
  const bytes = await content;
  return { content: bytes, hash: createHash('sha256').update(bytes).digest('hex'), pages };
}

function open(document: PrintedDocument): PDFKit.PDFDocument {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin: MARGIN,
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
  pdf.registerFont('plain', join(FONTS, 'DejaVuSans.ttf'));
  pdf.registerFont('bold', join(FONTS, 'DejaVuSans-Bold.ttf'));
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

function numberPages(pdf: PDFKit.PDFDocument, document: PrintedDocument): number {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page);
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const text = PAGE_OF[document.locale](page + 1, count);
    const width = pdf.page.width - 2 * MARGIN;
    pdf.font('plain').fontSize(8).fillColor('#555555');
    pdf.text(text, MARGIN, pdf.page.height - 32, { width, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
  return count;
}
