import type { LoanStatus } from '../../generated/cabinet/graphql.ts';

export type StageState = 'done' | 'now' | 'todo';
export type Stage = { readonly id: string; readonly state: StageState };

const BY_PERSON: readonly LoanStatus[] = [
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
  'REVISED_VERIFICATION',
  'BACK_TO_REVISION',
];
const DECIDING: readonly LoanStatus[] = ['READY_FOR_SCORING', 'AGREED', 'WAITING_REJECT'];

/** A specialist is named only if one reviews the application. */
export function stagesOf(status: LoanStatus): readonly Stage[] {
  const byPerson = BY_PERSON.includes(status);
  const deciding = DECIDING.includes(status);
  const data: StageState = byPerson || deciding ? 'done' : 'now';
  return [
    { id: 'decision.stageSigned', state: 'done' },
    { id: 'decision.stageData', state: data },
    ...(byPerson ? [{ id: 'decision.stagePerson', state: 'now' as const }] : []),
    { id: 'decision.stageDecision', state: deciding ? 'now' : 'todo' },
  ];
}

/** What is done and what follows, while the face is missing. */
export const FACE_ASKED: readonly Stage[] = [
  { id: 'decision.stageSigned', state: 'done' },
  { id: 'decision.stageFace', state: 'now' },
  { id: 'decision.stageNext', state: 'todo' },
  { id: 'decision.stageDecision', state: 'todo' },
];

/** Until it is resolved, where somebody looks (R90). */
export const pause = (): number => (document.hidden ? 15_000 : 1_000);
