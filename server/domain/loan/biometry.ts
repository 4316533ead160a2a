import { refuse } from '../decider.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import { afterRequirement } from './requirement.ts';
import type { LoanState } from './state.ts';

export function passBiometry(state: LoanState, command: CommandOf<'PassBiometry'>) {
  const { vendor, reference, today } = command;
  if (state.stage !== 'application') return refuse('NOT_ALLOWED_NOW');
  const step = afterRequirement(state.application, { faceVerified: true }, today);
  if (!step) return refuse('NOT_ALLOWED_NOW');
  return accept({ type: 'BiometryPassed', data: { status: step.status, vendor, reference } }, ...step.follows);
}

export function failBiometry(state: LoanState, command: CommandOf<'FailBiometry'>) {
  const { vendor, reason, triesLeft } = command;
  if (state.stage !== 'application') return refuse('NOT_ALLOWED_NOW');
  return accept({ type: 'BiometryFailed', data: { status: state.status, vendor, reason, triesLeft } });
}
