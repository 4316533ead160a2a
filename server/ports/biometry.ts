/** A vendor that compares a face with the picture in the state registry. */
import type { DeviceProblem } from '../../schema/reference/persona-faces.ts';
import type { BiometrySessionId } from '../../schema/values/ids.ts';
import type { Iin } from '../../schema/values/iin.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { Locale } from './borrowers.ts';
import type { ProviderCall } from './provider.ts';

export type FaceVerdict =
  | { kind: 'passed'; reference: string }
  /** The faces differ, or the face was not alive. */
  | { kind: 'not-passed'; reason: string }
  | { kind: 'iin-not-found' }
  /** The vendor's page was left before a face was shown; the try does not count. */
  | { kind: 'not-shown' }
  /** The registry behind the vendor does not answer; the try does not count. */
  | { kind: 'registry-down' };

/** Our picture, or one that the vendor's widget keeps under the session's id. */
export type FacePicture = { frame: Uint8Array } | { heldByVendor: string };

/** `returnUrl` holds no personal data. */
export type FacePage = {
  key: BiometrySessionId;
  returnUrl: string;
  locale: Locale;
  /** Whose face is expected: some vendors compare as soon as it is shown. */
  iin: Iin;
  phone: Phone;
  signal: AbortSignal;
};

export type FaceVendor = {
  /** @throws ProviderUnavailable | ProviderGarbage */
  compare(iin: Iin, picture: FacePicture, call: ProviderCall): Promise<FaceVerdict>;
  /**
   * The address of the vendor's own page that takes the picture; a repeated key opens the same one. Only vendors that
   * do not take ours.
   * @throws ProviderUnavailable | ProviderGarbage
   */
  open?(page: FacePage): Promise<string>;
  /** Only the sandbox: how the device of a persona fails at its first try (R92). */
  deviceProblem?(iin: Iin): DeviceProblem | undefined;
};
