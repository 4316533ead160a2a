import type { BiometryPurpose, BiometryStatus } from '../../generated/cabinet/graphql.ts';
import { paths, type Segment } from '../../paths.ts';

/** The status of the face check decides the next page (R91); after a passed check its purpose decides. */
export function leadOn(status: BiometryStatus, purpose: BiometryPurpose, segment: Segment, loanId?: string): string {
  switch (status) {
    case 'PASSED':
    case 'CHECK_NOT_NEEDED':
      return passed(purpose, segment, loanId);
    case 'LIMIT_REACHED':
      return paths.biometryVerify.href(segment);
    case 'NOT_RIGHT_AGE':
      return paths.underAge.href(segment);
    case 'IIN_REQUIRED':
      return paths.registrationIin.href(segment);
    case 'FACE_REQUIRED':
      return paths.biometryGuide.href(segment);
    case 'IIN_NOT_FOUND':
    case 'NOT_PASSED':
      return paths.declineNano.href(segment);
    case 'GBDFL_NOT_AVAILABLE':
      return `${paths.biometryError.href(segment)}?purpose=${purpose}${loanId ? `&loanId=${loanId}` : ''}`;
  }
}

/** The waiting page leads on as soon as the decision is known. */
function passed(purpose: BiometryPurpose, segment: Segment, loanId?: string): string {
  if (purpose === 'ADD_CARD') return paths.newCard.href(segment);
  if (purpose === 'CHANGE_PHONE') return paths.editPhone.href(segment);
  return loanId ? `${paths.thanks.href(segment)}?loanId=${loanId}` : paths.cabinet.href(segment);
}

/** The result page of a check on a page of ours (R341). */
export const resultOf = (purpose: BiometryPurpose, segment: Segment): string =>
  `${paths.kiscResultVerigram.href(segment)}?purpose=${purpose}`;
