import type { BIOMETRY_EVENTS } from '../../../../schema/events/loan/biometry.ts';
import type { Evolutions } from './evolution.ts';
import { endApplication, moveApplication, updateApplication } from './stages.ts';

export const BIOMETRY: Evolutions<keyof typeof BIOMETRY_EVENTS> = {
  BiometryRequested: moveApplication,
  BiometryPassed: (state, { data }) => updateApplication(state, data.status, { faceVerified: true }),
  BiometryFailed: moveApplication,
  BiometryWaitCancelled: endApplication,
};
