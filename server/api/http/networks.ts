/**
 * The networks of a caller's address, for limits by address. However an address is spelled, by a proxy or by the
 * caller, it has one key.
 */
import { isIP } from 'node:net';

export type Networks = {
  /** An IPv4 address, or the /64 of an IPv6 one, because one household has many addresses. */
  readonly near: string;
  /** The /48 of an IPv6 address, which anybody gets for nothing; undefined for IPv4. */
  readonly wide: string | undefined;
};

/** What is no address at all shares one key: whoever writes it is counted together. */
const UNREADABLE: Networks = { near: 'unreadable', wide: undefined };
/** Groups of an IPv4 address that is written as IPv6: `::ffff:1.2.3.4`. */
const MAPPED = /^0:0:0:0:0:ffff:/;

export function networksOf(written: string): Networks {
  const address = withoutPort(written.trim());
  if (isIP(address) === 4) return { near: address, wide: undefined };
  if (isIP(address) !== 6) return UNREADABLE;
  const groups = groupsOf(address);
  if (MAPPED.test(groups.join(':'))) return { near: fourOf(groups), wide: undefined };
  return { near: groups.slice(0, 4).join(':'), wide: groups.slice(0, 3).join(':') };
}

/** Some balancers write `1.2.3.4:40001` and `[2001:db8::1]:40001`; a zone (`%eth0`) says nothing of the caller. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  const bare = bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return bare.replace(/%.*$/, '');
}

/** Eight groups without leading zeros; the URL parser brings an IPv4 tail to hexadecimal. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  if (!before || !after) return [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

const fourOf = (groups: readonly string[]): string =>
  groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
