/**
 * Who compares the face, by what the check is for (R250). A new number is the act that thieves of accounts want most,
 * so it goes to a vendor whose check of a living face needs a phone. The next in the row takes over from a vendor that
 * gives no answer (R340).
 */
import { type LocalDate, localDate } from '../values/local-date.ts';
import { type Dated, inForce } from './dated.ts';
import type { RefusalCode } from './refusals.ts';

export const FACE_VENDORS = ['V1', 'V2', 'V3'] as const;
export type FaceVendorName = (typeof FACE_VENDORS)[number];

/** The refusal where the vendor gives no answer. */
export const VENDOR_ERRORS = {
  V1: 'APP_VERILIFE_ERROR',
  V2: 'APP_BIOMETRICS_ERROR',
  V3: 'APP_KISC_ERROR',
} as const satisfies Readonly<Record<FaceVendorName, RefusalCode>>;

export const BIOMETRY_PURPOSES = ['AGREE_CREDIT', 'ADD_CARD', 'CHANGE_PHONE'] as const;
export type BiometryPurpose = (typeof BIOMETRY_PURPOSES)[number];

type InTurn = readonly [first: FaceVendorName, ...next: FaceVendorName[]];
type Row = Dated & Readonly<Record<BiometryPurpose, InTurn>>;
const ROWS: readonly Row[] = [
  {
    from: localDate('2026-01-01'),
    AGREE_CREDIT: ['V1'],
    ADD_CARD: ['V1'],
    CHANGE_PHONE: ['V2'],
    source: 'own choice',
  },
  {
    from: localDate('2026-11-20'),
    AGREE_CREDIT: ['V1', 'V3'],
    ADD_CARD: ['V1', 'V3'],
    CHANGE_PHONE: ['V2', 'V3'],
    source: 'own choice',
  },
];

/** The first that has not just left this person without an answer; where all have, the first again. */
export function faceVendorOn(
  day: LocalDate,
  purpose: BiometryPurpose,
  silent: readonly FaceVendorName[],
): FaceVendorName {
  const inTurn = inForce(ROWS, day)[purpose];
  return inTurn.find((vendor) => !silent.includes(vendor)) ?? inTurn[0];
}
