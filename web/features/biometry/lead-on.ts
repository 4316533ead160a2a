import { FACE_GUARD, FACE_ONWARD } from '../../../schema/reference/face-guard.ts';
import type { BiometryPurpose, BiometryStatus } from '../../generated/cabinet/graphql.ts';
import { paths, type Segment } from '../../paths.ts';

/** The status of the face check decides the next page (R502); after a passed check its purpose decides. */
export function leadOn(status: BiometryStatus, purpose: BiometryPurpose, segment: Segment, loanId?: string): string {
  const { page } = FACE_GUARD[status];
  if (page === 'onward') return passed(purpose, segment, loanId);
  if (page === 'biometryFace' && loanId) return paths.loanBiometry.href(segment, { loanId });
  const href = paths[page].href(segment);
  if (page === 'biometryFace') return `${href}?purpose=${purpose}`;
  if (page !== 'biometryError') return href;
  return `${href}?purpose=${purpose}${loanId ? `&loanId=${loanId}` : ''}`;
}

/** The waiting page leads on as soon as the decision is known. */
function passed(purpose: BiometryPurpose, segment: Segment, loanId?: string): string {
  if (loanId && purpose === 'AGREE_CREDIT') return `${paths.thanks.href(segment)}?loanId=${loanId}`;
  return paths[FACE_ONWARD[purpose]].href(segment);
}

/** The result page of a check on a page of ours (R341). */
export const resultOf = (purpose: BiometryPurpose, segment: Segment): string =>
  `${paths.kiscResultVerigram.href(segment)}?purpose=${purpose}`;
