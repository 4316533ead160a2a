/** Roles that an account of staff may have, one each, and how long a given password opens one (R372, R373). */
export const STAFF_ROLES = ['support', 'verifier', 'collector', 'analyst', 'auditor', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_PASSWORD_DAYS = 3;

/** As auditors read it beside the id that events keep (R521). */
export const printStaffNumber = (number: number): string => `S-${String(number).padStart(4, '0')}`;

export function readStaffNumber(text: string): number | undefined {
  const [, digits] = /^[sSсС]-?(\d{1,9})$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The account behind a staff number; what is no number, or nobody's, is taken for an account itself. */
export function staffIdOf(text: string, numbers: ReadonlyMap<string, number>): string {
  const number = readStaffNumber(text);
  const known = number === undefined ? undefined : [...numbers].find(([, one]) => one === number);
  return known?.[0] ?? text;
}
