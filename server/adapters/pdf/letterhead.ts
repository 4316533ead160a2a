/** What stands around the text of every paper of ours: the foot of each page, and the code by which it is checked. */
import { create } from 'qrcode';
import type { Letterhead, PrintedDocument } from '../../ports/printer.ts';
import { bottomOf, contentWidth, INK, MARGIN, type Pdf, QUIET, type Tag, unread } from './page.ts';

const QR_SIZE = 76;
const PAGE_OF = {
  RU: (page: number, all: number) => `Страница ${page} из ${all}`,
  KK: (page: number, all: number) => `${all} беттің ${page}-беті`,
};

/** At the end of the paper: a code for the camera, and the same in words. */
export function drawCheck(pdf: Pdf, root: Tag, { check }: Letterhead): void {
  const width = contentWidth(pdf) - QR_SIZE - 14;
  const left = MARGIN + QR_SIZE + 14;
  if (pdf.y + QR_SIZE + 20 > bottomOf(pdf)) pdf.addPage();
  const top = pdf.y + 16;
  drawQr(pdf, check.url, top);
  const draw = () => {
    pdf.fillColor(INK).font('bold').fontSize(10).text(check.heading, left, top, { width });
    pdf
      .font('plain')
      .fontSize(9)
      .text(check.text, left, pdf.y + 2, { width, lineGap: 1.5 });
  };
  root.add(pdf.struct('P', {}, draw));
  pdf.x = MARGIN;
  pdf.y = Math.max(pdf.y, top + QR_SIZE);
}

function drawQr(pdf: Pdf, url: string, top: number): void {
  const { size, data } = create(url, { errorCorrectionLevel: 'M' }).modules;
  const dot = QR_SIZE / size;
  unread(pdf, 'Layout', () => {
    for (let row = 0; row < size; row++)
      for (let from = 0; from < size; from++) {
        let to = from;
        while (to < size && data[row * size + to]) to++;
        if (to > from) pdf.rect(MARGIN + from * dot, top + row * dot, (to - from) * dot, dot);
        from = Math.max(from, to);
      }
    pdf.fill('#000000');
  });
}

export function numberPages(pdf: Pdf, document: PrintedDocument): number {
  const { start, count } = pdf.bufferedPageRange();
  const { letterhead, locale } = document;
  const width = contentWidth(pdf);
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page);
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    const line = pdf.page.height - 38;
    unread(pdf, 'Pagination', () => {
      pdf.font('plain').fontSize(7.2).fillColor(QUIET);
      if (letterhead) {
        pdf
          .lineWidth(0.5)
          .moveTo(MARGIN, line - 16)
          .lineTo(MARGIN + width, line - 16)
          .stroke('#c4cccb');
        pdf.text(letterhead.lender, MARGIN, line - 11, { width, lineBreak: false });
        pdf.text(letterhead.check.foot, MARGIN, line, { width: width - 80, lineBreak: false });
      }
      pdf.text(PAGE_OF[locale](page + 1, count), MARGIN, line, { width, align: 'right', lineBreak: false });
    });
  }
  return count;
}
