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

/** One second at first, longer after a minute (R90). */
export const pauseAfter = (waitedMs: number): number => {
  if (waitedMs < 60_000) return 1_000;
  return waitedMs < 300_000 ? 5_000 : 15_000;
};
