/** Pages that handle a 401 or 403 themselves (R61). */
const OPEN_ENDINGS = [
  'login',
  'registration/phone',
  'registration/confirmation',
  'restorePassword',
  'short-registration',
];

/** Staff without the role stay, and the page says so. */
export const leavesForLogin = (
  pathname: string,
  refused: 'unauthenticated' | 'forbidden' = 'unauthenticated',
): boolean =>
  !OPEN_ENDINGS.some((ending) => pathname.replace(/\/+$/, '').endsWith(ending)) &&
  !(refused === 'forbidden' && /^\/(ru|kz)\/office(\/|$)/.test(pathname));

const NEXT = 'next';

/** Sign-in returns to the present page. */
export const signInFor = (login: string, asked: { readonly pathname: string; readonly search: string }): string =>
  `${login}?${NEXT}=${encodeURIComponent(asked.pathname + asked.search)}`;

/**
 * Undefined unless the page belongs to this site: a URL of another host ("//host", "/\\host", a scheme) starts with no
 * language segment or has another origin.
 */
export function nextOf(search: string, segment: 'ru' | 'kz', origin: string): string | undefined {
  const next = new URLSearchParams(search).get(NEXT);
  if (!next || !/^\/(ru|kz)\/[\w-]/.test(next)) return undefined;
  const url = URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  if (url?.origin !== origin || !/^\/(ru|kz)\//.test(url.pathname) || !leavesForLogin(url.pathname)) return undefined;
  return url.pathname.replace(/^\/(ru|kz)\//, `/${segment}/`) + url.search;
}
