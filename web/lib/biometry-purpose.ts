import { BIOMETRY_PURPOSES, type BiometryPurpose } from '../../schema/reference/face-vendors.ts';

const COOKIE = 'biometry_purpose';
const HOUR_SECONDS = 3_600;

const known = (text: string | null | undefined): BiometryPurpose | undefined =>
  BIOMETRY_PURPOSES.find((purpose) => purpose === text);

/** What the face check is for: as the link says, else as this browser has known for an hour, else a loan (R252). */
export function biometryPurpose(linked: string | null): BiometryPurpose {
  const purpose =
    known(linked) ?? known(/(?:^|;\s*)biometry_purpose=([A-Z_]+)/.exec(document.cookie)?.[1]) ?? 'AGREE_CREDIT';
  if (known(linked)) {
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `${COOKIE}=${purpose}; path=/; max-age=${HOUR_SECONDS}; samesite=lax${secure}`;
  }
  return purpose;
}
