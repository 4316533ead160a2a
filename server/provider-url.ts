import { BadSetting } from './bad-setting.ts';

/** What providers of Kazakhstan and their bridges call the contours in which nothing is real. */
const TEST_HOST = /(^|[.-])(test|demo|sandbox|stage|staging)/;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Without a trailing slash (R312). @throws BadSetting */
export function providerUrl(name: string, given: string | undefined, production: boolean): string {
  const url = URL.parse(given ?? '');
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.search || url.hash)
    throw new BadSetting(`${name} is an https address without a user and a query.`);
  if (production && url.protocol === 'http:' && !LOOPBACK.includes(url.hostname))
    throw new BadSetting(`${name} must be https in production: what goes there is about people and money.`);
  refuseTestHost(name, url.hostname, production);
  return url.href.replace(/\/+$/, '');
}

/** @throws BadSetting */
export function refuseTestHost(name: string, host: string, production: boolean): void {
  if (production && TEST_HOST.test(host))
    throw new BadSetting(`${name} names a test host. NESIE_ENV=production is about real people and money.`);
}
