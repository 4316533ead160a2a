/** Options of the address that the client cannot read, or would silently ignore, become a sentence here. */
import { accessSync, constants } from 'node:fs';

const EXAMPLES = 'esdb://host:2113?tls=false, or esdb://user:password@host:2113?tls=true&tlsCAFile=/certs/ca.crt';

const ADDRESS = /^esdb(?:\+discover)?:\/\/(?:(?<login>[^@/?]*)@)?(?<hosts>[^@/?]+)\/?(?:\?(?<query>.*))?$/;

/** @returns what is wrong with the address, without any part of it that may be secret; undefined where nothing is */
export function addressComplaint(setting: string, address: string, strict: boolean): string | undefined {
  const { login, hosts, query = '' } = ADDRESS.exec(address.trim())?.groups ?? {};
  if (!hosts) return `${setting} is not the address of an EventStoreDB${schemeOf(address)}. It looks like ${EXAMPLES}`;
  if (login !== undefined && !/^[^:]+:[^:]+$/.test(login)) {
    return `${setting} names a user without a password, or with a colon in it: write %3A for a colon and %40 for an @`;
  }
  // The client takes the names of options in any case, with dashes or without.
  const options = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]));
  const plain = options.get('tls') === 'false';
  if (login && plain)
    return `${setting} names a user, but with tls=false the client sends no credentials: use TLS, or leave the user out`;
  const unread = ['tlscafile', 'usercertfile', 'userkeyfile']
    .map((name) => options.get(name))
    .find((file) => file && !canRead(file));
  if (unread) return `${setting} names the file ${unread}, which cannot be read`;
  if (strict && (plain || !login))
    return `NESIE_ENV=production needs TLS and a user in ${setting}, like ${EXAMPLES.split(', or ')[1]}`;
  return undefined;
}

function schemeOf(address: string): string {
  const scheme = /^\s*([a-z][a-z0-9+.-]*:\/\/)/i.exec(address)?.[1];
  return scheme && !scheme.startsWith('esdb') ? ` (it begins with ${scheme})` : '';
}

function canRead(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
