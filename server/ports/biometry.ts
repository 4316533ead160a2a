/** A vendor that compares a face with the picture in the state registry. */
import type { Iin } from '../../schema/values/iin.ts';
import type { ProviderCall } from './provider.ts';

export type FaceVerdict =
  | { kind: 'passed'; reference: string }
  /** The faces differ, or the face was not alive. */
  | { kind: 'not-passed'; reason: string }
  | { kind: 'iin-not-found' }
  /** The registry behind the vendor does not answer; the try does not count. */
  | { kind: 'registry-down' };

/** Our picture, or one that the vendor's widget keeps under the session's id. */
export type FacePicture = { frame: Uint8Array } | { heldByVendor: string };

export type FaceVendor = {
  /** @throws ProviderUnavailable | ProviderGarbage */
  compare(iin: Iin, picture: FacePicture, call: ProviderCall): Promise<FaceVerdict>;
};
