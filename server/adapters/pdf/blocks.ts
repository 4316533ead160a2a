import type { Block, PrintedDocument, SignatureBlock } from '../../ports/printer.ts';
import { BRAND, bottomOf, contentWidth, drawBrand, INK, MARGIN, type Pdf, QUIET, type Tag, unread } from './page.ts';
import { drawFacts, drawSums, drawTable } from './tables.ts';

const GAP = 8;
/** Points: a heading moves to the next page unless about two lines fit below it. */
const KEEP_WITH_NEXT = 52;
const HEAD_SIZE = 12;
/** The box has the same height before and after signing, so that the pages stay the same. */
const SIGNATURE_HEIGHT = 158;

export function drawBlock(pdf: Pdf, root: Tag, block: Block): void {
  pdf.fillColor(INK);
  pdf.y += GAP;
  pdf.x = MARGIN;
  switch (block.kind) {
    case 'heading':
      if (pdf.y + KEEP_WITH_NEXT > bottomOf(pdf)) pdf.addPage();
      root.add(pdf.struct('H2', {}, () => void pdf.font('bold').fontSize(11).text(block.text)));
      break;
    case 'text':
      root.add(pdf.struct('P', {}, () => void pdf.font('plain').fontSize(9.5).text(block.text, { lineGap: 1.5 })));
      break;
    case 'facts':
      drawFacts(pdf, root, block.rows);
      break;
    case 'sums':
      drawSums(pdf, root, block.rows);
      break;
    case 'table':
      drawTable(pdf, root, block.head, block.rows);
      break;
    case 'signature':
      drawSignature(pdf, root, block);
      break;
  }
}

function drawSignature(pdf: Pdf, root: Tag, { signed, heading, rows, note }: SignatureBlock): void {
  if (pdf.y + SIGNATURE_HEIGHT > bottomOf(pdf)) pdf.addPage();
  const top = pdf.y;
  unread(pdf, 'Layout', () => {
    const box = pdf.lineWidth(1).rect(MARGIN - 8, top, contentWidth(pdf) + 16, SIGNATURE_HEIGHT);
    if (signed) box.stroke(BRAND);
    else box.dash(3, { space: 3 }).stroke(QUIET).undash();
  });
  pdf.fillColor(signed ? BRAND : INK);
  pdf.y = top + 8;
  root.add(pdf.struct('H2', {}, () => void pdf.font('bold').fontSize(11).text(heading)));
  pdf.fillColor(INK);
  pdf.y += 4;
  drawFacts(pdf, root, rows);
  root.add(
    pdf.struct(
      'P',
      {},
      () =>
        void pdf
          .font('plain')
          .fontSize(8)
          .fillColor(QUIET)
          .text(note, MARGIN, pdf.y + 2),
    ),
  );
  pdf.y = Math.max(pdf.y, top + SIGNATURE_HEIGHT);
}

/**
 * The brand, the title and, in a frame in the upper right corner, the figures the law demands: black on white, and no
 * letter on the page is larger (law on microfinance activity, article 4).
 */
export function drawHead(pdf: Pdf, root: Tag, { title, frame, letterhead, mark }: PrintedDocument): void {
  const top = pdf.y;
  const half = contentWidth(pdf) / 2;
  const width = frame ? half - 16 : contentWidth(pdf);
  if (letterhead) {
    drawBrand(pdf, MARGIN, top);
    pdf.y = top + 30;
  }
  if (mark) drawMark(pdf, root, mark, width);
  pdf.fillColor('#000000');
  const draw = () => void pdf.font('bold').fontSize(HEAD_SIZE).text(title, MARGIN, pdf.y, { width });
  root.add(pdf.struct('H1', {}, draw));
  if (!frame) return;
  const titleEnd = pdf.y;
  const left = MARGIN + half;
  pdf.y = top + 6;
  for (const [label, value] of frame) {
    const line = { width: half - 12 };
    const draw = () => {
      pdf.font('plain').fontSize(HEAD_SIZE).text(label, left, pdf.y, line);
      pdf.font('bold').text(value, left, pdf.y, line);
    };
    root.add(pdf.struct('P', {}, draw));
    pdf.y += 4;
  }
  const height = pdf.y - top;
  unread(pdf, 'Layout', () => {
    pdf
      .lineWidth(1.2)
      .rect(left - 8, top, half + 8, height)
      .stroke('#000000');
  });
  pdf.y = Math.max(titleEnd, top + height) + GAP;
}

function drawMark(pdf: Pdf, root: Tag, mark: string, width: number): void {
  const top = pdf.y;
  const draw = () =>
    void pdf
      .font('bold')
      .fontSize(10)
      .fillColor('#952924')
      .text(mark, MARGIN + 8, top + 6, { width: width - 16 });
  root.add(pdf.struct('P', {}, draw));
  const height = pdf.y - top + 6;
  unread(pdf, 'Layout', () => {
    pdf.lineWidth(1.2).rect(MARGIN, top, width, height).stroke('#952924');
  });
  pdf.x = MARGIN;
  pdf.y = top + height + GAP;
}
