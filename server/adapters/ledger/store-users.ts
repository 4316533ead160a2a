/** The users of an EventStoreDB, which are made over HTTP at any of its nodes. */
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { z } from 'zod';

/** A node that accepts and says nothing is left for the next one. */
const NODE_TIMEOUT_MS = 10_000;

export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly status: number;
  constructor(status: number, what: string) {
    super(
      status === 401
        ? 'The event store refuses the administrator of EVENTSTORE_ADMIN_URL.'
        : `The event store answered ${status} to ${what}.`,
    );
    this.status = status;
  }
}

const Shown = z.object({ data: z.object({ fullName: z.string(), groups: z.array(z.string()) }) });

export type StoreUsers = {
  /** False if he is there already; then he is put into the group, and his password stays. */
  make(user: string, password: string, group: string): Promise<boolean>;
  /** False if there was none. */
  remove(user: string): Promise<boolean>;
};

/** `admin` as in EVENTSTORE_ADMIN_URL; `nodes` where HTTP is answered, the ports of the address. */
export function storeUsers(admin: string, nodes: readonly URL[] = nodesOf(admin)): StoreUsers {
  const [, login = ''] = /^[^:]+:\/\/([^@]*)@/.exec(admin) ?? [];
  const caFile = new URLSearchParams(admin.split('?')[1]).get('tlsCAFile');
  const ask = (method: string, path: string, fields?: object) =>
    atAnyOf(nodes, (node) =>
      answered(new URL(path, node), {
        method,
        auth: decodeURIComponent(login),
        ...(caFile === null ? {} : { ca: readFileSync(caFile) }),
        fields,
      }),
    );
  const at = (user: string) => `/users/${encodeURIComponent(user)}`;

  async function join(user: string, group: string): Promise<void> {
    const shown = await ask('GET', at(user));
    if (shown.status !== 200) throw new HttpFailure(shown.status, `the question for ${user}`);
    const { fullName, groups } = Shown.parse(JSON.parse(shown.body)).data;
    if (groups.includes(group)) return;
    const { status } = await ask('PUT', at(user), { FullName: fullName, Groups: [...groups, group] });
    if (status !== 200) throw new HttpFailure(status, `the group of ${user}`);
  }

  return {
    async make(user, password, group) {
      const fields = { LoginName: user, FullName: 'Nesie', Groups: [group], Password: password };
      const { status } = await ask('POST', '/users/', fields);
      if (status === 409) await join(user, group);
      else if (status !== 201) throw new HttpFailure(status, 'the new user');
      return status === 201;
    },
    async remove(user) {
      const { status } = await ask('DELETE', at(user));
      if (status !== 200 && status !== 204 && status !== 404) throw new HttpFailure(status, `the removal of ${user}`);
      return status !== 404;
    },
  };
}

const nodesOf = (url: string): URL[] =>
  url
    .replace(/^esdb(\+discover)?:\/\/([^@]*@)?([^/?]+).*$/, '$3')
    .split(',')
    .map((host) => new URL(`https://${host}`));

/** A node may be down, or start, while the others answer. @throws what the last one failed with */
async function atAnyOf(nodes: readonly URL[], ask: (node: URL) => Promise<Answer>): Promise<Answer> {
  let failure: unknown;
  for (const node of nodes) {
    try {
      const answer = await ask(node);
      if (answer.status < 500) return answer;
      failure = new HttpFailure(answer.status, 'a question about its users');
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

type Answer = { status: number; body: string };
type Asked = { method: string; auth: string; ca?: Buffer; fields: object | undefined };

function answered(url: URL, { fields, ...options }: Asked): Promise<Answer> {
  const sent = fields === undefined ? '' : JSON.stringify(fields);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
  return new Promise((resolve, reject) => {
    const call = request(url, { ...options, headers, timeout: NODE_TIMEOUT_MS }, (response) => {
      // An answer that is not read to its end keeps the connection, and with it the process, for two minutes.
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      response.on('error', reject).on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    call.on('timeout', () => call.destroy(Object.assign(new Error(`${url.host} is silent`), { code: 'ETIMEDOUT' })));
    call.on('error', reject);
    call.end(sent);
  });
}
