/** Formats when the field loses focus, so that the caret never jumps. */

const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** The ten digits after +7 of any spelling: "8 705 412…", "+7 (705) 412…", "705412…". */
export function phoneDigits(text: string): string {
  const digits = digitsIn(text);
  const withoutCountry = /^[78]\d{10}/.test(digits) || /^\s*\+\s*7/.test(text) ? digits.slice(1) : digits;
  return withoutCountry.slice(0, 10);
}

/** "7054120831" -> "+7 (705) 412-08-31"; an unfinished number is returned as typed. */
export function phoneText(text: string): string {
  const d = phoneDigits(text);
  return d.length === 10 ? `+7 (${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6, 8)}-${d.slice(8)}` : text.trim();
}

/** Eleven digits starting with 7; undefined while the number is incomplete. */
export function phoneValue(text: string): string | undefined {
  const d = phoneDigits(text);
  return d.length === 10 ? `7${d}` : undefined;
}

export const iinDigits = (text: string): string => digitsIn(text).slice(0, 12);
/** Six and six digits: the birth date is set apart. */
export function iinText(text: string): string {
  const d = iinDigits(text);
  return d.length > 6 ? `${d.slice(0, 6)} ${d.slice(6)}` : d;
}

/** "5.3.1990", "05031990", "05/03/1990", "1990-03-05" -> "1990-03-05"; undefined for a day outside the calendar. */
export function dateValue(text: string): string | undefined {
  const parts = dateParts(text.normalize('NFKC').trim());
  if (!parts) return undefined;
  const iso = `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

function dateParts(text: string): { day: string; month: string; year: string } | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' };
  const local = /^(\d{1,2})[.,/\s-]+(\d{1,2})[.,/\s-]+(\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  return local ? { day: local[1] ?? '', month: local[2] ?? '', year: local[3] ?? '' } : undefined;
}

/** DD.MM.YYYY for a valid date, else the text as typed. */
export const dateText = (text: string): string => dateValue(text)?.split('-').reverse().join('.') ?? text.trim();
