/** Endings at which a 401 or 403 is the page's own matter (R61). */
const OPEN_ENDINGS = ['login', 'phone', 'confirmation', 'restorePassword', 'short-registration'];

/** Whether a refused call sends the visitor to sign-in from this address. A member of staff without the role stays, and is told. */
export const leavesForLogin = (
  pathname: string,
  refused: 'unauthenticated' | 'forbidden' = 'unauthenticated',
): boolean =>
  !OPEN_ENDINGS.some((ending) => pathname.replace(/\/+$/, '').endsWith(ending)) &&
  !(refused === 'forbidden' && /^\/(ru|kz)\/office(\/|$)/.test(pathname));

const NEXT = 'next';

/** Sign-in that leads back to the page asked for. */
export const signInFor = (login: string, asked: { readonly pathname: string; readonly search: string }): string =>
  `${login}?${NEXT}=${encodeURIComponent(asked.pathname + asked.search)}`;

/**
 * The page to return to, in the language of the visit; undefined unless it is one of ours. Whatever names another host ("//host", "/\\host", a scheme)
 * has no language as its first segment here, or another origin.
 */
export function nextOf(search: string, segment: 'ru' | 'kz', origin: string): string | undefined {
  const asked = new URLSearchParams(search).get(NEXT);
  if (!asked || !/^\/(ru|kz)\/[\w-]/.test(asked)) return undefined;
  const url = URL.canParse(asked, origin) ? new URL(asked, origin) : undefined;
  if (url?.origin !== origin || !/^\/(ru|kz)\//.test(url.pathname) || !leavesForLogin(url.pathname)) return undefined;
  return url.pathname.replace(/^\/(ru|kz)\//, `/${segment}/`) + url.search;
}
