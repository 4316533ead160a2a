/** A vendor that compares a face with the picture in the state registry. */
import type { Iin } from '../../schema/values/iin.ts';
import type { ProviderCall } from './provider.ts';

export type FaceVerdict =
  | { kind: 'passed'; reference: string }
  /** The faces differ, or it was no living face. */
  | { kind: 'not-passed'; reason: string }
  | { kind: 'iin-not-found' }
  /** The state registry behind the vendor does not answer; the try does not count. */
  | { kind: 'registry-down' };

/** A picture of ours, or one that the vendor's own widget took and keeps under the session's id. */
export type FacePicture = { frame: Uint8Array } | { heldByVendor: string };

export type FaceVendor = {
  /** @throws ProviderUnavailable | ProviderGarbage */
  compare(iin: Iin, picture: FacePicture, call: ProviderCall): Promise<FaceVerdict>;
};
