/** The processor may return the borrower without the payment's id. */
const STARTED = 'nesie.payment';

/** How often the result page asks for the payment in the first minute. */
export const RESULT_POLL_MS = 1_000;

export type Started = { readonly id: string; readonly loanId: string };

export function rememberPayment(payment: Started): void {
  window.sessionStorage.setItem(STARTED, JSON.stringify(payment));
}

export function startedPayment(): Started | undefined {
  const text = window.sessionStorage.getItem(STARTED);
  return text ? (JSON.parse(text) as Started) : undefined;
}
