/** What the sandbox answers about the face of a persona, and what the device of a persona does (R92). */

/** The vendor's reason, by the persona's key. */
export const FACE_REFUSED: Readonly<Record<string, string>> = {
  'biometry-not-passed': 'NO_MATCH',
  'face-not-recognised': 'NOT_RECOGNISED',
  'face-missing': 'NO_FACE',
  'face-not-alone': 'TOO_MANY_FACES',
  'face-eyes-closed': 'CLOSED_EYES',
  'face-glare': 'GLARE',
  'face-blur': 'BLUR',
  'face-blacklisted': 'BLACKLIST',
  'face-of-another': 'OTHER_ACCOUNT',
  'face-odd': 'LENS_DIRTY',
};

/** The first try on a page of the face check fails so; the next one succeeds. */
export const DEVICE_PROBLEMS = {
  'browser-without-camera': 'unsupportedBrowser',
  'camera-missing': 'cameraNotFound',
  'camera-not-allowed': 'notAllowed',
  'camera-unfit': 'overconstrained',
  'camera-forbidden': 'security',
  'camera-busy': 'notReadable',
  'camera-stopped': 'aborted',
  'camera-virtual': 'virtualCamera',
  'camera-interrupted': 'streamInterrupted',
  'camera-odd': 'retry',
  'line-down': 'serverUnavailable',
  'line-slow': 'slowInternet',
} as const;
export type DeviceProblem = (typeof DEVICE_PROBLEMS)[keyof typeof DEVICE_PROBLEMS];

const BY_PERSONA: Readonly<Record<string, DeviceProblem>> = DEVICE_PROBLEMS;
export const deviceProblemOf = (persona: string): DeviceProblem | undefined => BY_PERSONA[persona];
