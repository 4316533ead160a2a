import { BadSetting } from './bad-setting.ts';

/** What providers of Kazakhstan and their bridges call the contours in which nothing is real. */
const TEST_HOST = /(^|[.-])(test|demo|sandbox|stage|staging)/i;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Addresses of RFC 1918, and names that only a private network resolves. */
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$|^[a-z][a-z0-9-]*$|\.(internal|local|lan)$/;

/** Without a trailing slash (R312). @throws BadSetting */
export const providerUrl = (name: string, given: string | undefined, production: boolean): string =>
  checkedUrl(name, given, production, (host) => LOOPBACK.includes(host));

/** Of a server of the lender's own, which a private network keeps from everybody else. @throws BadSetting */
export const nearUrl = (name: string, given: string | undefined, production: boolean): string =>
  checkedUrl(name, given, production, isNear);

/** A host that is reached without leaving the lender's own network. */
export const isNear = (host: string): boolean => LOOPBACK.includes(host) || PRIVATE.test(host);

function checkedUrl(
  name: string,
  given: string | undefined,
  production: boolean,
  mayBePlain: (host: string) => boolean,
): string {
  const url = URL.parse(given ?? '');
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.search || url.hash)
    throw new BadSetting(`${name} is an https address without a user and a query.`);
  if (production && url.protocol === 'http:' && !mayBePlain(url.hostname))
    throw new BadSetting(`${name} must be https in production: what goes there is about people and money.`);
  refuseTestHost(name, url.hostname, production);
  return url.href.replace(/\/+$/, '');
}

/** @throws BadSetting */
export function refuseTestHost(name: string, host: string, production: boolean): void {
  if (production && TEST_HOST.test(host))
    throw new BadSetting(`${name} names a test host. NESIE_ENV=production is about real people and money.`);
}
