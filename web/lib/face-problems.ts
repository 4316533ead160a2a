import type { ProblemFragment } from '../generated/cabinet/graphql.ts';
import type { CallOutcome } from './call-outcome.ts';
import { factOf } from './problems.ts';

/** Each has a text in `biometry.json` (R92). */
export const FACE_PROBLEMS = [
  'unsupportedBrowser',
  'cameraNotFound',
  'notAllowed',
  'overconstrained',
  'security',
  'notReadable',
  'aborted',
  'virtualCamera',
  'streamInterrupted',
  'serverUnavailable',
  'slowInternet',
  'faceNotRecognised',
  'noFace',
  'manyFaces',
  'closedEyes',
  'glare',
  'blur',
  'blacklist',
  'otherAccount',
  'retry',
] as const;
export type FaceProblem =
  | (typeof FACE_PROBLEMS)[number]
  | 'notPassed'
  | 'registryDown'
  | 'imageSaved'
  | 'imageSaveFail'
  | 'notShown'
  | 'otherVendor';

const BY_EXCEPTION: Readonly<Record<string, FaceProblem>> = {
  NotFoundError: 'cameraNotFound',
  DevicesNotFoundError: 'cameraNotFound',
  NotAllowedError: 'notAllowed',
  PermissionDeniedError: 'notAllowed',
  OverconstrainedError: 'overconstrained',
  SecurityError: 'security',
  NotReadableError: 'notReadable',
  TrackStartError: 'notReadable',
  AbortError: 'aborted',
};
export const ofException = (error: unknown): FaceProblem =>
  (error instanceof Error ? BY_EXCEPTION[error.name] : undefined) ?? 'retry';

/** Chromium's test camera is a virtual one and passes only in the demo. */
const VIRTUAL = /fake_device|virtual|obs|manycam|snap camera|xsplit|splitcam|droidcam/i;
export const isVirtual = (label: string): boolean => VIRTUAL.test(label);

export function ofOutcome(outcome: CallOutcome<unknown>): FaceProblem {
  switch (outcome.kind) {
    case 'offline':
    case 'cancelled':
      return 'slowInternet';
    case 'unavailable':
    case 'limited':
    case 'running':
      return 'serverUnavailable';
    default:
      return 'retry';
  }
}

const BY_REASON: Readonly<Record<string, FaceProblem>> = {
  NO_MATCH: 'notPassed',
  NOT_RECOGNISED: 'faceNotRecognised',
  NO_FACE: 'noFace',
  TOO_MANY_FACES: 'manyFaces',
  CLOSED_EYES: 'closedEyes',
  GLARE: 'glare',
  BLUR: 'blur',
  BLACKLIST: 'blacklist',
  OTHER_ACCOUNT: 'otherAccount',
  NOT_SHOWN: 'notShown',
};

const VENDOR_SILENT: readonly string[] = ['APP_VERILIFE_ERROR', 'APP_BIOMETRICS_ERROR', 'APP_KISC_ERROR'];

/** The vendor's reason is the fact `reason`. */
export function ofRefusal(error: ProblemFragment): FaceProblem {
  if (error.code === 'GBDFL_NOT_AVAILABLE') return 'registryDown';
  if (VENDOR_SILENT.includes(error.code)) return 'imageSaveFail';
  const reason = factOf(error, 'reason');
  const known = reason === undefined ? undefined : BY_REASON[reason];
  if (known) return known;
  return error.code === 'BIOMETRY_FAILED' ? 'notPassed' : 'retry';
}
