import type { EVIDENCE_EVENTS } from '../../../../schema/events/loan/evidence.ts';
import { EVIDENCE_KINDS, type EvidenceKind } from '../../../../schema/reference/evidence.ts';
import type { Evidence, LoanState } from '../state.ts';
import type { Evolutions } from './evolution.ts';
import { applicationOf, updateApplication } from './stages.ts';

export const EVIDENCE: Evolutions<keyof typeof EVIDENCE_EVENTS> = {
  EvidenceRequested: (state, { data: { status, kinds, reason, handedOn } }) => {
    const before = applicationOf(state).evidence;
    const kept = before.filter(({ kind }) => !kinds.includes(kind));
    // The files sent before stay known, so that they do not count a second time.
    const filesOf = (kind: EvidenceKind) => before.find((one) => one.kind === kind)?.files ?? [];
    const requested = kinds.map((kind): Evidence => ({ kind, reason, state: 'REQUESTED', files: filesOf(kind) }));
    return updateApplication(state, status, { evidence: inOrder([...kept, ...requested]), handedOn });
  },
  EvidenceSent: (state, { data: { status, kind, files, handedOn } }) =>
    updateApplication(state, status, { evidence: changed(state, kind, { state: 'SENT', files }), handedOn }),
  EvidenceAccepted: (state, { data: { status, kind } }) =>
    updateApplication(state, status, { evidence: changed(state, kind, { state: 'ACCEPTED' }) }),
};

const inOrder = (all: readonly Evidence[]): readonly Evidence[] =>
  EVIDENCE_KINDS.flatMap((kind) => all.filter((one) => one.kind === kind));

const changed = (state: LoanState, kind: EvidenceKind, change: Partial<Evidence>): readonly Evidence[] =>
  applicationOf(state).evidence.map((one) => (one.kind === kind ? { ...one, ...change } : one));
