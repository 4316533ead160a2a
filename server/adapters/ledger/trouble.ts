/** Says in one sentence why the event store does not serve, at which address, and how to fix it. */
import { nodesAt, type Place, placeOf } from './nodes.ts';
import { refusalOf } from './refusals.ts';

/** `final`: waiting does not help, somebody has to change something. */
export type Trouble = { sentence: string; final: boolean };

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

/** Undefined if the certificate is not at fault. */
async function distrusted(place: Place): Promise<Trouble | undefined> {
  const node = (await nodesAt(place)).find(({ distrust }) => distrust !== undefined);
  if (!node) return undefined;
  const { host, distrust, validTo } = node;
  if (validTo && validTo.getTime() <= Date.now())
    return {
      sentence:
        `The certificate of the event store at ${host} ended at ${validTo.toISOString()}. Renew those of its nodes: ` +
        'npm run certs -- --renew (docs/operations/event-store.md).',
      final: true,
    };
  return {
    sentence:
      `The certificate of the event store at ${host} is not trusted (${distrust}). ` +
      'Name the file of its certificate authority: tlsCAFile in EVENTSTORE_URL.',
    final: true,
  };
}
