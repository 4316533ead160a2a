/** How each kind of block is drawn and tagged. */
import type { Block } from '../../ports/printer.ts';

export const MARGIN = 48;
const GAP = 8;
type Pdf = PDFKit.PDFDocument;
type Tag = PDFKit.PDFStructureElement;

export function drawBlock(pdf: Pdf, root: Tag, block: Block): void {
  pdf.fillColor('#111111');
  pdf.y += GAP;
  pdf.x = MARGIN;
  switch (block.kind) {
    case 'heading':
      root.add(pdf.struct('H2', {}, () => void pdf.font('bold').fontSize(11).text(block.text)));
      break;
    case 'text':
      root.add(pdf.struct('P', {}, () => void pdf.font('plain').fontSize(9).text(block.text, { lineGap: 1.5 })));
      break;
    case 'frame':
      framed(pdf, root, block.rows);
      break;
    case 'facts':
      rows(pdf, root, block.rows, [0.42, 0.58], 9, 'plain');
      break;
    case 'table':
      rows(pdf, root, [block.head], evenly(block.head.length), 8, 'bold', 'TH');
      rows(pdf, root, block.rows, evenly(block.head.length), 8, 'plain');
      break;
  }
}

function framed(pdf: Pdf, root: Tag, facts: readonly (readonly string[])[]): void {
  const top = pdf.y;
  pdf.y += 6;
  rows(pdf, root, facts, [0.5, 0.5], 12, 'bold');
  const height = pdf.y - top + 4;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .lineWidth(1.2)
    .rect(MARGIN - 6, top, pdf.page.width - 2 * MARGIN + 12, height)
    .stroke('#111111');
  pdf.endMarkedContent();
  pdf.y = top + height + 4;
}

const evenly = (columns: number): readonly number[] => Array.from({ length: columns }, () => 1 / columns);

function rows(
  pdf: Pdf,
  root: Tag,
  lines: readonly (readonly string[])[],
  widths: readonly number[],
  size: number,
  font: 'plain' | 'bold',
  cellTag: 'TH' | 'TD' = 'TD',
): void {
  const table = pdf.struct('Table');
  root.add(table);
  const width = pdf.page.width - 2 * MARGIN;
  pdf.font(font).fontSize(size);
  for (const line of lines) {
    const cell = (i: number) => ({ width: width * (widths[i] ?? 0) - 6 });
    const height = Math.max(...line.map((text, i) => pdf.heightOfString(text, cell(i))));
    if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
    const top = pdf.y;
    const row = pdf.struct('TR');
    table.add(row);
    let x = MARGIN;
    for (const [i, text] of line.entries()) {
      const left = x;
      row.add(pdf.struct(cellTag, {}, () => void pdf.text(text, left, top, cell(i))));
      x += width * (widths[i] ?? 0);
    }
    row.end();
    pdf.x = MARGIN;
    pdf.y = top + height + 3;
  }
  table.end();
}
