import type { Segment } from '../paths.ts';

export type Lang = 'ru' | 'kk';
export type Locale = 'ru-KZ' | 'kk-KZ';

/** `ru` alone prints KZT where `ru-KZ` prints the tenge sign. */
export const localeOf = (lang: Lang): Locale => (lang === 'kk' ? 'kk-KZ' : 'ru-KZ');
export const langOf = (segment: Segment): Lang => (segment === 'kz' ? 'kk' : 'ru');
export const segmentOf = (lang: Lang): Segment => (lang === 'kk' ? 'kz' : 'ru');

export function segmentIn(pathname: string): Segment | undefined {
  const first = pathname.split('/')[1];
  return first === 'ru' || first === 'kz' ? first : undefined;
}

/** Keeps path, query and hash; a URL without a language gets one. */
export function inSegment(segment: Segment, at: { pathname: string; search: string; hash: string }): string {
  const rest = segmentIn(at.pathname) ? at.pathname.slice(3) : at.pathname;
  return `/${segment}${rest}${at.search}${at.hash}`;
}
