/**
 * Mutations whose answers are never stored, so that no idempotency key brings them back. A test holds that whatever
 * opens a person to staff is named here or is an act (tests/architecture/unkept-answers.test.ts).
 */

/** Answers that carry a session or all data of a person or loan, or follow a password. */
export const SECRET: ReadonlySet<string> = new Set([
  'signIn',
  'signOut',
  'requestPasswordRestore',
  'confirmPasswordRestore',
  'confirmRegistration',
  'setPassword',
  'chooseStaffPassword',
  'beginSecondFactor',
  'turnOnSecondFactor',
  'proveSecondFactor',
  'beginSecurityKey',
  'addSecurityKey',
  'askSecurityKey',
  'proveSecurityKey',
  'downloadMyData',
  // Some hundred kilobytes, made anew at any time.
  'takeEvidence',
]);

/** Reads that open a person to staff (R906): each is asked and noted anew. */
export const OPENS_PERSON: ReadonlySet<string> = new Set([
  'officeSearch',
  'unmaskPerson',
  'openCorrection',
  'callBorrower',
  'printLetter',
]);

/** What changes nothing for a visitor without a session: a row for each would let strangers fill the disk. */
export const NOTHING_FOR_STRANGERS: ReadonlySet<string> = new Set(['setLocale']);
