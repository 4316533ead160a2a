/** Pictures and recordings that a verification asks for. Sizes, days and the pixel cap are own choices (R240-R245). */
import type { LoanStatus } from '../loan-status.ts';

/** The files that each kind of evidence consists of. */
export const EVIDENCE_SLOTS = {
  DOCUMENT_PHOTOS: ['FRONT', 'BACK'],
  VIDEO_INTERVIEW: ['ANSWER_1', 'ANSWER_2', 'ANSWER_3', 'ANSWER_4'],
} as const;
export type EvidenceKind = keyof typeof EVIDENCE_SLOTS;
export type EvidenceSlot = (typeof EVIDENCE_SLOTS)[EvidenceKind][number];
export const EVIDENCE_KINDS = ['DOCUMENT_PHOTOS', 'VIDEO_INTERVIEW'] as const satisfies readonly EvidenceKind[];
export const ALL_SLOTS = [...EVIDENCE_SLOTS.DOCUMENT_PHOTOS, ...EVIDENCE_SLOTS.VIDEO_INTERVIEW] as const;

export const kindOfSlot = (slot: EvidenceSlot): EvidenceKind =>
  slot.startsWith('ANSWER') ? 'VIDEO_INTERVIEW' : 'DOCUMENT_PHOTOS';

/** CHECK is a first request; most others name what was wrong with what the borrower sent. */
export const EVIDENCE_REASONS = [
  'CHECK',
  'DOCUMENT_EXPIRING',
  'DOCUMENT_EXPIRED',
  'UNREADABLE',
  'GLARE',
  'CUT_OFF',
  'OTHER_DOCUMENT',
  'NOT_HEARD',
  'NO_ANSWER',
  'FACE_HIDDEN',
] as const;
export type EvidenceReason = (typeof EVIDENCE_REASONS)[number];

/** Photos and answers are asked for and taken in these statuses alone, by their pages and by the server (R503). */
const EVIDENCE_OPEN: readonly LoanStatus[] = ['BACK_TO_REVISION'];
export const takesEvidence = (status: LoanStatus, state: string | undefined): boolean =>
  EVIDENCE_OPEN.includes(status) && state === 'REQUESTED';
/** What was sent is looked at until the application is decided. */
const EVIDENCE_CHECKED: readonly LoanStatus[] = [
  ...EVIDENCE_OPEN,
  'REVISED_VERIFICATION',
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
];
export const checksEvidence = (status: LoanStatus, state: string | undefined): boolean =>
  EVIDENCE_CHECKED.includes(status) && state === 'SENT';

export const EVIDENCE = {
  /** A file goes up in parts of this size; the last one may be smaller. */
  partBytes: 512 * 1024,
  maxBytes: { DOCUMENT_PHOTOS: 5 * 1024 * 1024, VIDEO_INTERVIEW: 16 * 1024 * 1024 },
  maxPixels: 50_000_000,
  /** The longer side of a kept picture. */
  keptSide: 2400,
  minSide: 480,
  answerSeconds: 30,
  /** Parts of uploads a day and borrower. */
  partsADay: 600,
  /** A part of an unfinished upload is deleted after a day. */
  partHours: 24,
  /** What one loan may hold of a borrower, whoever accepted it; parts on their way count as whole ones (R1007). */
  mostFiles: 30,
  mostBytes: 300 * 1024 * 1024,
  /** Files that no verifier accepted. */
  keptDays: 90,
  /** Accepted files: five years after the relation (AML law of Kazakhstan, art. 11), plus the longest loan. */
  acceptedDays: 7 * 365,
  /** A document that expires within these days is expiring soon. */
  expiringDays: 30,
} as const;
