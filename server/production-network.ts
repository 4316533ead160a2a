/** Production does not start where others read, or write, what it takes for its own network (R971). */
import { BadSetting } from './bad-setting.ts';
import { isNear } from './provider-url.ts';

type Settings = Readonly<{ DATABASE_URL: string; TRUSTED_PROXIES: string; LIMITS?: 'demo' | 'strict' | undefined }>;

/** Modes of libpq in which the server proves who it is, or at least nobody on the way reads. */
const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];
/** A shorter prefix names a part of the internet, not proxies. */
const SHORTEST = { four: 8, six: 32 };

/** @throws BadSetting */
export function refuseOpenNetwork({ DATABASE_URL, TRUSTED_PROXIES, LIMITS }: Settings): void {
  refusePlainPostgres(DATABASE_URL);
  for (const proxy of TRUSTED_PROXIES.split(',')) refuseWideProxy(proxy.trim());
  if (LIMITS === 'demo')
    throw new BadSetting('LIMITS=demo is for a demonstration: in production limits by address are strict.');
}

function refusePlainPostgres(address: string): void {
  const url = URL.parse(address);
  const hosts = [url?.hostname, ...(url?.searchParams.getAll('host') ?? [])].filter((host) => host);
  const mode = url?.searchParams.get('sslmode') ?? '';
  if (ENCRYPTED.includes(mode) || hosts.every((host) => host?.startsWith('/') || isNear(host ?? ''))) return;
  throw new BadSetting(
    'DATABASE_URL names a server outside the own network: NESIE_ENV=production needs sslmode=verify-full there.',
  );
}

function refuseWideProxy(proxy: string): void {
  const [, address = '', prefix] = /^([^/]+)\/(\d+)$/.exec(proxy) ?? [];
  if (prefix === undefined || Number(prefix) >= (address.includes(':') ? SHORTEST.six : SHORTEST.four)) return;
  throw new BadSetting(
    `TRUSTED_PROXIES names ${proxy}, which is half the internet: whoever is in it chooses the address that limits count.`,
  );
}
