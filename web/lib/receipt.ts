/** The receipt of a payment as a PDF (R135). */
export const receiptUrl = (loanId: string, paymentId: string): string =>
  `/json/document/receipt?creditId=${loanId}&paymentId=${paymentId}`;
