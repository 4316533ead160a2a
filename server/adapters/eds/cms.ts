/** Reads of a CMS only whether it carries a document of its own. Everything else about it NCANode decides. */
import { Constructed, fromBER, ObjectIdentifier } from 'asn1js';

const SIGNED_DATA = '1.2.840.113549.1.7.2';

/**
 * NCANode looks at our document only where the CMS carries none: one with a document inside would be found valid
 * whatever we had shown for signature.
 */
export function isDetached(cms: Uint8Array): boolean {
  const { result, offset } = fromBER(cms);
  if (offset !== cms.byteLength) return false;
  const [contentType, content] = parts(result);
  if (!(contentType instanceof ObjectIdentifier) || contentType.valueBlock.toString() !== SIGNED_DATA) return false;
  const [signedData] = parts(content);
  const [, , encapsulated] = parts(signedData);
  return parts(encapsulated).length === 1;
}

const parts = (block: unknown): unknown[] => (block instanceof Constructed ? block.valueBlock.value : []);
