export type Pdf = PDFKit.PDFDocument;
export type Tag = PDFKit.PDFStructureElement;

/** Points. */
export const MARGIN = 48;
/** The foot holds the lender's line, the way to check the paper and the page number. */
export const FOOT = 24;
export const contentWidth = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;
export const bottomOf = (pdf: Pdf): number => pdf.page.height - MARGIN - FOOT;

export const INK = '#111111';
export const QUIET = '#4a5556';
export const BRAND = '#115c6b';
const DOT = '#e99541';

/** Draws what screen readers skip. */
export function unread(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** The mark of web/ui/Logo.tsx and the name, in the upper left corner. */
export function drawBrand(pdf: Pdf, left: number, top: number): void {
  unread(pdf, 'Layout', () => {
    pdf
      .save()
      .translate(left - 2, top - 2)
      .scale(0.72);
    pdf.path('M5 23v-8.5a9 9 0 0 1 18 0V17').lineWidth(4.6).lineCap('round').stroke(BRAND);
    pdf.circle(23, 23.2, 2.9).fill(DOT);
    pdf.restore();
    pdf.font('bold').fontSize(12).fillColor(BRAND);
    pdf.text('nesie', left + 24, top + 2, { lineBreak: false });
    pdf.fillColor(INK);
  });
}
