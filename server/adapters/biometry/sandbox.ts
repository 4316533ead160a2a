/** Decides by the person alone, but a frame must be a JPEG, and V3 judges what its own page was shown (R340). */
import { createHash } from 'node:crypto';
import type { FaceVendorName } from '../../../schema/reference/face-vendors.ts';
import { deviceProblemOf, FACE_REFUSED } from '../../../schema/reference/persona-faces.ts';
import { PERSONAS } from '../../../schema/reference/personas.ts';
import type { Iin } from '../../../schema/values/iin.ts';
import { ZERO } from '../../../schema/values/money.ts';
import type { FaceVendor, FaceVerdict } from '../../ports/biometry.ts';
import type { Faults } from '../../ports/faults.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';
import { makeBook, type Operation } from '../sandbox-kit/book.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';

const personaOf = (iin: Iin): string => PERSONAS.find((one) => one.iin === iin)?.key ?? '';

function judge(vendor: FaceVendorName, iin: Iin, key: string): FaceVerdict {
  const persona = personaOf(iin);
  const reason = FACE_REFUSED[persona];
  if (reason) return { kind: 'not-passed', reason };
  if (persona === 'iin-not-found') return { kind: 'iin-not-found' };
  if (persona === 'face-registry-down') return { kind: 'registry-down' };
  return { kind: 'passed', reference: `${vendor}-${createHash('sha256').update(key).digest('hex').slice(0, 16)}` };
}

/** V1 and V2. */
export const sandboxFaceVendor = (vendor: FaceVendorName, faults: Faults): FaceVendor => ({
  deviceProblem: (iin) => deviceProblemOf(personaOf(iin)),
  compare: async (iin, picture, call) => {
    if ((await faults.pass(`biometry-${vendor}`, call.signal)) === 'garbage') throw new ProviderGarbage('no verdict');
    if (personaOf(iin) === 'face-vendor-down') throw new ProviderUnavailable(`${vendor} does not answer`);
    if ('frame' in picture && !isJpeg(picture.frame)) return { kind: 'not-passed', reason: 'NO_FACE' };
    return judge(vendor, iin, call.key);
  },
});

export type SandboxKisc = FaceVendor & {
  find(externalId: string): Promise<Operation | undefined>;
  /** Undefined after the first answer. */
  answer(externalId: string, shown: boolean): Promise<Operation | undefined>;
};

/** V3: the borrower shows the face on its page. */
export function sandboxKisc(kit: SandboxKit, faults: Faults): SandboxKisc {
  const book = makeBook(kit.db, 'kisc', kit);
  return {
    open: async ({ key, returnUrl, locale, signal }) => {
      if ((await faults.pass('biometry-V3', signal)) === 'garbage') throw new ProviderGarbage('no page');
      const data = { returnUrl };
      const opening = { kind: 'SIGNATURE' as const, key, reference: key, amount: ZERO, data, state: 'OPEN' as const };
      const { operation } = await book.open(opening);
      const page = new URL(`/pay/kisc/${operation.externalId}`, kit.config.publicUrl);
      page.searchParams.set('lang', locale === 'KK' ? 'kz' : 'ru');
      return page.href;
    },
    compare: async (iin, picture, call) => {
      if ((await faults.pass('biometry-V3', call.signal)) === 'garbage') throw new ProviderGarbage('no verdict');
      if ('frame' in picture) return { kind: 'not-passed', reason: 'NO_FACE' };
      const operation = await book.byKey(picture.heldByVendor);
      return operation?.state === 'ACCEPTED' ? judge('V3', iin, call.key) : { kind: 'not-shown' };
    },
    find: (externalId) => book.byId(externalId),
    answer: async (externalId, shown) =>
      book.settle(externalId, 'OPEN', { state: shown ? 'ACCEPTED' : 'REJECTED', operatedAt: await kit.businessNow() }),
  };
}

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;
