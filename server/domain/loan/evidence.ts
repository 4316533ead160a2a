import { EVIDENCE_SLOTS } from '../../../schema/reference/evidence.ts';
import { refuse } from '../decider.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import type { Application, LoanState } from './state.ts';

export const requestEvidence = ({ kinds, reason, by, today }: CommandOf<'RequestEvidence'>) =>
  accept({
    type: 'EvidenceRequested',
    data: { status: 'BACK_TO_REVISION', kinds: [...kinds], reason, by, handedOn: today },
  });

/** The application returns to the verifier once nothing requested is missing. */
export function sendEvidence(state: LoanState, command: CommandOf<'SendEvidence'>) {
  const { kind, files, today } = command;
  if (state.stage !== 'application' || !awaits(state.application, kind)) return refuse('NOT_ALLOWED_NOW');
  if (!EVIDENCE_SLOTS[kind].every((slot) => files.some((file) => file.slot === slot)))
    return refuse('EVIDENCE_INCOMPLETE');
  const others = state.application.evidence.some((one) => one.kind !== kind && one.state === 'REQUESTED');
  const status = others ? 'BACK_TO_REVISION' : 'REVISED_VERIFICATION';
  return accept({ type: 'EvidenceSent', data: { status, kind, files: [...files], handedOn: today } });
}

export function acceptEvidence(state: LoanState, command: CommandOf<'AcceptEvidence'>) {
  const { kind, verifierId } = command;
  if (state.stage !== 'application') return refuse('NOT_ALLOWED_NOW');
  const sent = state.application.evidence.some((one) => one.kind === kind && one.state === 'SENT');
  if (!sent) return refuse('NOT_ALLOWED_NOW');
  return accept({ type: 'EvidenceAccepted', data: { status: state.status, kind, verifierId } });
}

const awaits = ({ evidence }: Application, kind: CommandOf<'SendEvidence'>['kind']): boolean =>
  evidence.some((one) => one.kind === kind && one.state === 'REQUESTED');
