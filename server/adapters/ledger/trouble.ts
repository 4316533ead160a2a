/** Says in one sentence why the event store does not serve, at which address, and how to fix it. */
import { readFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { refusalOf } from './refusals.ts';

/** `final`: waiting does not help, somebody has to change something. */
export type Trouble = { sentence: string; final: boolean };

type Place = { hosts: string[]; tls: boolean; caFile: string | undefined };

const PATIENCE_MS = 1_000;

/** `url` as in EVENTSTORE_URL; the sentence never contains its credentials. `lacking`: what was asked for in vain. */
export async function troubleOf(error: unknown, url: string, lacking = 'takes no write'): Promise<Trouble> {
  const place = placeOf(url);
  const at = place.hosts.join(', ');
  const { name } = refusalOf(error);
  switch (name) {
    case 'not authenticated':
      return {
        sentence: `The event store at ${at} refuses the credentials. Name user and password in EVENTSTORE_URL (esdb://user:password@host).`,
        final: true,
      };
    case 'access denied':
      return {
        sentence: `The event store at ${at} does not let this user read and append. Give the user of EVENTSTORE_URL these rights.`,
        final: true,
      };
    case 'no leader known':
    case 'not the leader':
      return {
        sentence: `The event store at ${at} has no leader: a node is starting, or too few of them run.`,
        final: false,
      };
    case 'not ready':
      return { sentence: `The event store at ${at} is still starting.`, final: false };
    case 'no node found':
    case 'not connected':
    case 'connection lost':
    case 'connection closed':
    case 'deadline of ours':
    case 'unforeseen':
      return (await distrusted(place)) ?? unreachable(at);
    default:
      return { sentence: `The event store at ${at} ${lacking}: ${textOf(error)}.`, final: false };
  }
}

const unreachable = (at: string): Trouble => ({
  sentence: `The event store is not reachable at ${at}. Does it run, and does EVENTSTORE_URL name it (with tls=true or tls=false as it is set up)?`,
  final: false,
});

const textOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/^Could not recognize /, '') : String(error);

/** The client hides why a handshake failed, so this repeats it. Undefined if the certificate is not at fault. */
async function distrusted({ hosts, tls, caFile }: Place): Promise<Trouble | undefined> {
  if (!tls) return undefined;
  const reasons = await Promise.all(hosts.map((host) => handshake(host, caFile)));
  const at = reasons.findIndex((reason) => reason !== undefined);
  if (at < 0) return undefined;
  return {
    sentence:
      `The certificate of the event store at ${hosts[at]} is not trusted (${reasons[at]}). ` +
      'Name the file of its certificate authority: tlsCAFile in EVENTSTORE_URL.',
    final: true,
  };
}

/** Undefined if the certificate is good or nobody answers. */
function handshake(address: string, caFile: string | undefined): Promise<string | undefined> {
  const { hostname: host, port } = new URL(`https://${address}`);
  let ca: Buffer | undefined;
  try {
    ca = caFile ? readFileSync(caFile) : undefined;
  } catch {
    return Promise.resolve(`the file ${caFile} cannot be read`);
  }
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port || 2113), ALPNProtocols: ['h2'], ...(ca ? { ca } : {}) });
    const end = (reason: string | undefined) => {
      socket.destroy();
      resolve(reason);
    };
    socket.setTimeout(PATIENCE_MS, () => end(undefined));
    socket.once('secureConnect', () => end(undefined));
    socket.once('error', (error: NodeJS.ErrnoException) => end(isOfCertificate(error) ? error.message : undefined));
  });
}

const isOfCertificate = ({ code = '' }: NodeJS.ErrnoException): boolean =>
  /CERT|ERR_TLS|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code);

function placeOf(url: string): Place {
  const [, rest = ''] = url.split('://');
  const [authority = '', query = ''] = rest.split(/[/?](.*)/s);
  const options = new URLSearchParams(query.replace(/^\?/, ''));
  const option = (name: string) => [...options].find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  return {
    hosts: authority.replace(/^.*@/, '').split(','),
    tls: option('tls') !== 'false',
    caFile: option('tlsCAFile'),
  };
}
