/** When the decision engine itself requests evidence, before any person looks at the application (R240). */
import type { EvidenceKind, EvidenceReason } from '../../../schema/reference/evidence.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { documentExpiry } from './document-expiry.ts';

export type EvidenceWish = { readonly kinds: readonly EvidenceKind[]; readonly reason: EvidenceReason };

/** `disputed`: the borrower has said of an earlier loan that they did not take it. */
export function evidenceWanted(documentValidTo: LocalDate, disputed: boolean, today: LocalDate): EvidenceWish | null {
  if (disputed) return { kinds: ['DOCUMENT_PHOTOS', 'VIDEO_INTERVIEW'], reason: 'CHECK' };
  switch (documentExpiry(documentValidTo, today)) {
    case 'EXPIRED':
      return { kinds: ['DOCUMENT_PHOTOS'], reason: 'DOCUMENT_EXPIRED' };
    case 'SOON':
      return { kinds: ['DOCUMENT_PHOTOS'], reason: 'DOCUMENT_EXPIRING' };
    case 'VALID':
      return null;
  }
}
