/**
 * Who compares the face, by what the check is for (R250). A new number is the act that thieves of accounts want most,
 * so it goes to a vendor whose check of a living face needs a phone.
 */
import { type LocalDate, localDate } from '../values/local-date.ts';
import { type Dated, inForce } from './dated.ts';

export const FACE_VENDORS = ['V1', 'V2', 'V3'] as const;
export type FaceVendorName = (typeof FACE_VENDORS)[number];

export const BIOMETRY_PURPOSES = ['AGREE_CREDIT', 'ADD_CARD', 'CHANGE_PHONE'] as const;
export type BiometryPurpose = (typeof BIOMETRY_PURPOSES)[number];

type Row = Dated & Readonly<Record<BiometryPurpose, FaceVendorName>>;
const ROWS: readonly Row[] = [
  {
    from: localDate('2026-01-01'),
    AGREE_CREDIT: 'V1',
    ADD_CARD: 'V1',
    CHANGE_PHONE: 'V2',
    source: 'own choice',
  },
];

export const faceVendorOn = (day: LocalDate, purpose: BiometryPurpose): FaceVendorName => inForce(ROWS, day)[purpose];
