/** The nodes that an address names, as clients meet them: whether they answer, how long their certificates last. */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { DAY_MS } from '../../../schema/values/local-date.ts';

export type NodeSeen = {
  readonly host: string;
  readonly answers: boolean;
  /** Why a client does not trust its certificate. */
  readonly distrust: string | undefined;
  /** When its certificate ends; undefined without TLS. */
  readonly validTo: Date | undefined;
};

export type Place = { hosts: string[]; tls: boolean; caFile: string | undefined };

const PATIENCE_MS = 1_000;

export function nodesAt({ hosts, tls, caFile }: Place): Promise<NodeSeen[]> {
  return Promise.all(hosts.map((host) => (tls ? byHandshake(host, caFile) : byConnection(host))));
}

/** Undefined without TLS; less than 0 where one has ended. */
export function daysLeft(nodes: readonly NodeSeen[], now = Date.now()): number | undefined {
  const ends = nodes.flatMap(({ validTo }) => (validTo ? [validTo.getTime()] : []));
  return ends.length === 0 ? undefined : Math.floor((Math.min(...ends) - now) / DAY_MS);
}

/** `url` as in EVENTSTORE_URL. */
export function placeOf(url: string): Place {
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

const at = (address: string): { host: string; port: number } => {
  const { hostname: host, port } = new URL(`https://${address}`);
  return { host, port: Number(port || 2113) };
};

async function byConnection(host: string): Promise<NodeSeen> {
  const answers = await settled(connect(at(host)), 'connect');
  return { host, answers, distrust: undefined, validTo: undefined };
}

/** The client hides why a handshake failed, so this repeats it, and goes on to the end with a bad certificate too. */
async function byHandshake(host: string, caFile: string | undefined): Promise<NodeSeen> {
  let ca: Buffer | undefined;
  try {
    ca = caFile ? readFileSync(caFile) : undefined;
  } catch {
    return { host, answers: false, distrust: `the file ${caFile} cannot be read`, validTo: undefined };
  }
  const options = { ...at(host), ALPNProtocols: ['h2'], rejectUnauthorized: false, ...(ca ? { ca } : {}) };
  const socket: TLSSocket = connectTls(options);
  let seen: Pick<NodeSeen, 'distrust' | 'validTo'> = { distrust: undefined, validTo: undefined };
  socket.once('secureConnect', () => {
    const { valid_to: end } = socket.getPeerCertificate();
    const { authorized, authorizationError: why } = socket;
    seen = { distrust: authorized ? undefined : String(why), validTo: end ? new Date(end) : undefined };
  });
  const answers = await settled(socket, 'secureConnect');
  return { host, answers, ...seen };
}

function settled(socket: Socket, connected: 'connect' | 'secureConnect'): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (answers: boolean) => {
      socket.destroy();
      resolve(answers);
    };
    socket.setTimeout(PATIENCE_MS, () => end(false));
    socket.once(connected, () => end(true));
    socket.on('error', () => end(false));
  });
}
