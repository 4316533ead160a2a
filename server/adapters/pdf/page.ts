export type Pdf = PDFKit.PDFDocument;
export type Tag = PDFKit.PDFStructureElement;

/** Points. */
export const MARGIN = 48;
export const contentWidth = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;
export const bottomOf = (pdf: Pdf): number => pdf.page.height - MARGIN;
