/** Decides by the person alone, but the frame must be a JPEG. */
import { createHash } from 'node:crypto';
import type { FaceVendorName } from '../../../schema/reference/face-vendors.ts';
import { PERSONAS } from '../../../schema/reference/personas.ts';
import type { FaceVendor } from '../../ports/biometry.ts';
import type { Faults } from '../../ports/faults.ts';
import { ProviderGarbage } from '../../ports/provider.ts';

export const sandboxFaceVendor = (vendor: FaceVendorName, faults: Faults): FaceVendor => ({
  compare: async (iin, picture, call) => {
    if ((await faults.pass('biometry', call.signal)) === 'garbage') throw new ProviderGarbage('no verdict');
    if ('frame' in picture && !isJpeg(picture.frame)) return { kind: 'not-passed', reason: 'NO_FACE' };
    const key = PERSONAS.find((one) => one.iin === iin)?.key;
    if (key === 'biometry-not-passed') return { kind: 'not-passed', reason: 'NO_MATCH' };
    if (key === 'iin-not-found') return { kind: 'iin-not-found' };
    return {
      kind: 'passed',
      reference: `${vendor}-${createHash('sha256').update(call.key).digest('hex').slice(0, 16)}`,
    };
  },
});

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;
