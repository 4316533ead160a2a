import type { Block } from '../../ports/printer.ts';
import { bottomOf, contentWidth, MARGIN, type Pdf, type Tag } from './page.ts';
import { drawFacts, drawTable } from './tables.ts';

const GAP = 8;
/** Points: a heading moves to the next page unless about two lines fit below it. */
const KEEP_WITH_NEXT = 52;
const HEAD_SIZE = 12;
type Rows = readonly (readonly [label: string, value: string])[];

export function drawBlock(pdf: Pdf, root: Tag, block: Block): void {
  pdf.fillColor('#111111');
  pdf.y += GAP;
  pdf.x = MARGIN;
  switch (block.kind) {
    case 'heading':
      if (pdf.y + KEEP_WITH_NEXT > bottomOf(pdf)) pdf.addPage();
      root.add(pdf.struct('H2', {}, () => void pdf.font('bold').fontSize(11).text(block.text)));
      break;
    case 'text':
      root.add(pdf.struct('P', {}, () => void pdf.font('plain').fontSize(9).text(block.text, { lineGap: 1.5 })));
      break;
    case 'facts':
      drawFacts(pdf, root, block.rows);
      break;
    case 'table':
      drawTable(pdf, root, block.head, block.rows);
      break;
  }
}

/**
 * The title, and in the upper right corner a frame with the figures that the law demands: black on white, and no letter
 * on the page is larger (law on microfinance activity, article 4).
 */
export function drawHead(pdf: Pdf, root: Tag, title: string, frame: Rows | undefined): void {
  const top = pdf.y;
  const half = contentWidth(pdf) / 2;
  const width = frame ? half - 16 : contentWidth(pdf);
  pdf.fillColor('#000000');
  root.add(pdf.struct('H1', {}, () => void pdf.font('bold').fontSize(HEAD_SIZE).text(title, MARGIN, top, { width })));
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
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .lineWidth(1.2)
    .rect(left - 8, top, half + 8, height)
    .stroke('#000000');
  pdf.endMarkedContent();
  pdf.y = Math.max(titleEnd, top + height) + GAP;
}
