/** A Kazakh mobile number: 11 digits starting with 7, of a known operator (R69). */
export type Phone = string & { readonly __unit: 'phone' };

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const OPERATORS = new Set(
  [...range(700, 708), ...range(710, 718), ...range(721, 729), 747, 771, ...range(775, 778), 336].map(String),
);

/** Accepts any spelling (8 707…, +7 (707)…, 707…, non-ASCII digits) and returns one form, or undefined. */
export function parsePhone(text: string): Phone | undefined {
  const digits = text.normalize('NFKC').replace(/[^\d]/g, '');
  const eleven = digits.length === 10 ? `7${digits}` : digits.replace(/^8/, '7');
  if (!/^7\d{10}$/.test(eleven) || !OPERATORS.has(eleven.slice(1, 4))) return undefined;
  return eleven as Phone;
}

/** +7 (707) ***-**-67: enough to recognise, too little to misuse. */
export const maskPhone = (p: Phone): string => `+7 (${p.slice(1, 4)}) ***-**-${p.slice(9, 11)}`;

/** +7 (707) 123-45-67 */
export const printPhone = (p: Phone): string =>
  `+7 (${p.slice(1, 4)}) ${p.slice(4, 7)}-${p.slice(7, 9)}-${p.slice(9, 11)}`;
