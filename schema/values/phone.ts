/** A number of Kazakhstan: 11 digits starting with 7, with a known code of an operator or a town (R69). */
export type Phone = string & { readonly __unit: 'phone' };

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const codes = (...known: readonly number[]): ReadonlySet<string> => new Set(known.map(String));
const MOBILE = codes(...range(700, 708), 747, 771, ...range(775, 778));
/** Lines of towns, on which no SMS arrives. */
const TOWNS = codes(...range(710, 718), ...range(721, 729), 336);

/** Accepts any spelling (8 707…, +7 (707)…, 707…, non-ASCII digits) and returns one form, or undefined. */
export function parsePhone(text: string): Phone | undefined {
  const digits = text.normalize('NFKC').replace(/[^\d]/g, '');
  const eleven = digits.length === 10 ? `7${digits}` : digits.replace(/^8/, '7');
  const code = eleven.slice(1, 4);
  return /^7\d{10}$/.test(eleven) && (MOBILE.has(code) || TOWNS.has(code)) ? (eleven as Phone) : undefined;
}

/** Whether a code in an SMS can arrive. */
export const isMobile = (phone: Phone): boolean => MOBILE.has(phone.slice(1, 4));

/** +7 (707) ***-**-67: enough to recognise, too little to misuse. */
export const maskPhone = (p: Phone): string => `+7 (${p.slice(1, 4)}) ***-**-${p.slice(9, 11)}`;

/** +7 (707) 123-45-67 */
export const printPhone = (p: Phone): string =>
  `+7 (${p.slice(1, 4)}) ${p.slice(4, 7)}-${p.slice(7, 9)}-${p.slice(9, 11)}`;
