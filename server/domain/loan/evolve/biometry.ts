/** How the facts of the face check change the application. */
import type { BIOMETRY_EVENTS } from '../../../../schema/events/loan/biometry.ts';
import type { Evolutions } from './evolution.ts';
import { applied, ends, moved } from './stages.ts';

export const BIOMETRY: Evolutions<keyof typeof BIOMETRY_EVENTS> = {
  BiometryRequested: moved,
  BiometryPassed: (state, { data }) => applied(state, data.status, { faceVerified: true }),
  BiometryFailed: moved,
  BiometryWaitCancelled: ends,
};
