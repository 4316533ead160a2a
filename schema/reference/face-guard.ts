/**
 * The guards of the face check (R91, R253, R502): the page to which each status leads, and what the server answers to
 * whoever starts a check all the same; null where a check is open.
 */
import type { BiometryPurpose } from './face-vendors.ts';
import type { RefusalCode } from './refusals.ts';

/** Tries of a day. */
export const FACE_TRIES = 3;

type Row = { readonly page: string; readonly start: RefusalCode | null };

/** `onward`: what the check is for decides. */
export const FACE_GUARD = {
  // A picture is being compared, or it did not reach the vendor (R511): the same page goes on.
  imageSaved: { page: 'biometryFace', start: null },
  imageSaveFail: { page: 'biometryFace', start: null },
  PASSED: { page: 'onward', start: 'BIOMETRY_NOT_NEEDED' },
  CHECK_NOT_NEEDED: { page: 'onward', start: 'BIOMETRY_NOT_NEEDED' },
  LIMIT_REACHED: { page: 'biometryVerify', start: 'BIOMETRY_LIMIT' },
  NOT_RIGHT_AGE: { page: 'underAge', start: 'NOT_RIGHT_AGE' },
  IIN_REQUIRED: { page: 'registrationIin', start: 'REGISTRATION_INCOMPLETE' },
  FACE_REQUIRED: { page: 'biometryGuide', start: null },
  IIN_NOT_FOUND: { page: 'declineNano', start: 'IIN_NOT_FOUND' },
  NOT_PASSED: { page: 'declineNano', start: 'BIOMETRY_LIMIT' },
  // The registry may answer the next try.
  GBDFL_NOT_AVAILABLE: { page: 'biometryError', start: null },
} as const satisfies Record<string, Row>;
export type BiometryStatus = keyof typeof FACE_GUARD;

/** Where a borrower goes on who needs no check. In the flow of a loan its waiting page leads on. */
export const FACE_ONWARD = {
  AGREE_CREDIT: 'cabinet',
  ADD_CARD: 'newCard',
  CHANGE_PHONE: 'editPhone',
} as const satisfies Record<BiometryPurpose, string>;

/** A loan that waits for a face takes one also from a borrower who has passed: a face for a card does not move it. */
export const faceStart = (status: BiometryStatus, loanWaits: boolean): RefusalCode | null => {
  const { start } = FACE_GUARD[status];
  return loanWaits && start === 'BIOMETRY_NOT_NEEDED' ? null : start;
};
