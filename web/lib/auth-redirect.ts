/** Endings at which a 401 or 403 is the page's own matter (specification section 2, routing rules). */
const OPEN_ENDINGS = ['login', 'phone', 'confirmation', 'restorePassword', 'short-registration'];

/** Whether a refused call sends the visitor to sign-in from this address. */
export const leavesForLogin = (pathname: string): boolean =>
  !OPEN_ENDINGS.some((ending) => pathname.replace(/\/+$/, '').endsWith(ending));
