import { flow, LOAN_ID } from './a-loan.ts';
import type { Place } from './place.ts';

const DELETE_ON = '2027-02-18';
const file = (slot: string) => ({ slot, bytes: 812_000, deleteOn: DELETE_ON });
const SLOTS = {
  DOCUMENT_PHOTOS: ['FRONT', 'BACK'],
  VIDEO_INTERVIEW: ['ANSWER_1', 'ANSWER_2', 'ANSWER_3', 'ANSWER_4'],
} as const;

type Kind = keyof typeof SLOTS;
type Demand = { readonly reason?: string; readonly state?: string; readonly sent?: number };

const evidence = (kind: Kind, { reason = 'CHECK', state = 'REQUESTED', sent = 0 }: Demand, change: object = {}) => ({
  ...flow('BACK_TO_REVISION'),
  evidence: {
    loanId: LOAN_ID,
    status: 'BACK_TO_REVISION',
    documentValidTo: '2031-04-02',
    documentExpiry: 'VALID',
    demands: [{ kind, reason, state, files: SLOTS[kind].slice(0, sent).map(file) }],
    ...change,
  },
});
/** Both kinds were asked for, and nothing has come yet. */
const both = {
  demands: (['DOCUMENT_PHOTOS', 'VIDEO_INTERVIEW'] as const).map((kind) => ({
    kind,
    reason: 'CHECK',
    state: 'REQUESTED',
    files: [],
  })),
};
const soon = { documentValidTo: '2026-12-02', documentExpiry: 'SOON' };
const expired = { documentValidTo: '2026-11-18', documentExpiry: 'EXPIRED' };
const photos = `document-photos/${LOAN_ID}`;
const video = `video-interview/${LOAN_ID}`;
const photosOf = (name: string, demand: Demand, change?: object): Place => ({
  name,
  path: photos,
  scene: evidence('DOCUMENT_PHOTOS', demand, change),
});
const videoOf = (name: string, demand: Demand): Place => ({
  name,
  path: video,
  scene: evidence('VIDEO_INTERVIEW', demand),
});

export const EVIDENCE: readonly Place[] = [
  photosOf('photos', {}),
  photosOf('photos-soon', { reason: 'DOCUMENT_EXPIRING' }, soon),
  photosOf('photos-expired', { reason: 'DOCUMENT_EXPIRED' }, expired),
  photosOf('photos-and-video', {}, both),
  photosOf('photos-again', { reason: 'GLARE', sent: 1 }),
  photosOf('photos-under-check', { state: 'SENT', sent: 2 }),
  videoOf('video', {}),
  videoOf('video-again', { reason: 'NOT_HEARD', sent: 2 }),
  videoOf('video-under-check', { state: 'SENT', sent: 4 }),
];
