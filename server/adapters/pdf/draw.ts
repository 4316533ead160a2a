/** PDF by pdfkit. Runs in the threads of pdfkit.ts. */
import { createHash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import type { Printed, PrintedDocument } from '../../ports/printer.ts';
import { drawBlock, drawHead } from './blocks.ts';
import { paperFont } from './font.ts';
import { drawCheck, numberPages } from './letterhead.ts';
import { FOOT, MARGIN } from './page.ts';
import { unbroken } from './unbroken.ts';

/** Opened once a thread: a font remembers what it has read. */
const plain = paperFont('400Regular');
const bold = paperFont('600SemiBold');

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
  pdf.registerFont('plain', plain());
  pdf.registerFont('bold', bold());
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
