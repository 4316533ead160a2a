/** A row never splits, and a table repeats its head on every page. */
import { bottomOf, contentWidth, INK, MARGIN, type Pdf, type Tag, unread } from './page.ts';

const PAD = 6;
const FACT_SIZE = 9.5;
type Cell = { text: string; left: number; width: number; align: 'left' | 'right'; bold: boolean };

export function drawFacts(pdf: Pdf, root: Tag, facts: readonly (readonly [string, string])[]): void {
  const table = pdf.struct('Table');
  root.add(table);
  const width = contentWidth(pdf);
  const split = width * 0.38;
  for (const [label, value] of facts) {
    const cells: readonly Cell[] = [
      { text: label, left: MARGIN, width: split - PAD, align: 'left', bold: false },
      { text: value, left: MARGIN + split, width: width - split, align: 'left', bold: false },
    ];
    drawRow(pdf, table, cells, FACT_SIZE, (i) => (i === 0 ? 'Row' : undefined));
  }
  table.end();
}

/** The total stands under a line. */
export function drawSums(pdf: Pdf, root: Tag, sums: readonly (readonly [string, string])[]): void {
  const table = pdf.struct('Table');
  root.add(table);
  const split = contentWidth(pdf) * 0.6;
  for (const [i, [label, value]] of sums.entries()) {
    const bold = i === sums.length - 1;
    if (bold) rule(pdf);
    const cells: readonly Cell[] = [
      { text: label, left: MARGIN, width: split - PAD, align: 'left', bold },
      { text: value, left: MARGIN + split, width: contentWidth(pdf) - split, align: 'right', bold },
    ];
    drawRow(pdf, table, cells, FACT_SIZE, (at) => (at === 0 ? 'Row' : undefined));
  }
  table.end();
}

export function drawTable(pdf: Pdf, root: Tag, head: readonly string[], body: readonly (readonly string[])[]): void {
  const size = 8.5;
  const table = pdf.struct('Table');
  root.add(table);
  const columns = columnsOf(pdf, head, body, size);
  const cellsOf = (line: readonly string[], bold: boolean): readonly Cell[] =>
    columns.map((column, i) => ({ ...column, text: line[i] ?? '', bold }));
  const headCells = cellsOf(head, true);
  drawRow(pdf, table, headCells, size, () => 'Column');
  rule(pdf);
  for (const line of body) {
    const cells = cellsOf(line, false);
    if (pdf.y + heightOf(pdf, cells, size) > bottomOf(pdf)) {
      pdf.addPage();
      repeatHead(pdf, headCells, size);
    }
    drawRow(pdf, table, cells, size, () => undefined);
  }
  table.end();
}

/** Screen readers read the head only once. */
function repeatHead(pdf: Pdf, cells: readonly Cell[], size: number): void {
  const height = heightOf(pdf, cells, size);
  const top = pdf.y;
  unread(pdf, 'Pagination', () => {
    for (const cell of cells) drawCell(pdf, cell, top, size);
  });
  pdf.x = MARGIN;
  pdf.y = top + height + 3;
  rule(pdf);
}

function rule(pdf: Pdf): void {
  unread(pdf, 'Layout', () => {
    pdf
      .lineWidth(0.6)
      .moveTo(MARGIN, pdf.y - 1)
      .lineTo(MARGIN + contentWidth(pdf), pdf.y - 1)
      .stroke(INK);
  });
  pdf.y += 2;
}

type Column = Pick<Cell, 'left' | 'width' | 'align'>;

/** As wide as the longest cell and the longest word of the head, stretched to the page; money is aligned right. */
function columnsOf(pdf: Pdf, head: readonly string[], body: readonly (readonly string[])[], size: number): Column[] {
  const widest = (font: string, texts: readonly string[]) => {
    pdf.font(font).fontSize(size);
    return Math.max(0, ...texts.map((text) => pdf.widthOfString(text)));
  };
  const natural = head.map((title, i) => {
    const cells = body.map((line) => line[i] ?? '');
    return Math.max(widest('plain', cells), widest('bold', title.split(' '))) + PAD + 2;
  });
  const stretch = contentWidth(pdf) / natural.reduce((sum, width) => sum + width, 0);
  let left = MARGIN;
  return natural.map((width, i) => {
    const column: Column = { left, width: width * stretch - PAD, align: isMoney(body, i) ? 'right' : 'left' };
    left += width * stretch;
    return column;
  });
}

const isMoney = (body: readonly (readonly string[])[], column: number): boolean =>
  body.every((line) => /^[\d\s]+,\d\d$/.test(line[column] ?? ''));

function heightOf(pdf: Pdf, cells: readonly Cell[], size: number): number {
  return Math.max(
    ...cells.map(({ text, width, bold }) =>
      pdf
        .font(bold ? 'bold' : 'plain')
        .fontSize(size)
        .heightOfString(text, { width }),
    ),
  );
}

function drawCell(pdf: Pdf, { text, left, width, align, bold }: Cell, top: number, size: number): void {
  pdf
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .text(text, left, top, { width, align });
}

/** pdfkit supports it, its types do not yet. */
const scoped = (scope: 'Row' | 'Column') => {
  const options: PDFKit.Mixins.StructureElementOptions = {};
  return Object.assign(options, { scope });
};

/** A cell with a scope heads its row or column. */
function drawRow(
  pdf: Pdf,
  table: Tag,
  cells: readonly Cell[],
  size: number,
  scopeOf: (column: number) => 'Row' | 'Column' | undefined,
): void {
  const height = heightOf(pdf, cells, size);
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
  const top = pdf.y;
  const row = pdf.struct('TR');
  table.add(row);
  for (const [i, cell] of cells.entries()) {
    const scope = scopeOf(i);
    const draw = () => drawCell(pdf, cell, top, size);
    row.add(scope ? pdf.struct('TH', scoped(scope), draw) : pdf.struct('TD', {}, draw));
  }
  row.end();
  pdf.x = MARGIN;
  pdf.y = top + height + 3;
}
