/** Sends the examples of openapi.json, with the values of the example replaced by those of a real borrower. */
import { EXAMPLE, type Example } from '../../schema/rest/examples/values.ts';
import type { Session } from './json-client.ts';
import { injectedClient } from './json-inject.ts';
import type { LendingApp } from './lending-app.ts';
import { codeFor } from './lending-steps.ts';
import type { LendingWorld } from './lending-world.ts';

type Key = keyof typeof EXAMPLE;
export type Values = Partial<Record<Key, string | number>>;
export type Answer = {
  status: number;
  type: string;
  body: Record<string, unknown> & { data?: Record<string, unknown> };
};

/** The path of a call as openapi.json writes it. */
export const pathOf = (path: string): string =>
  path.replace(/:(\w+)/g, (_all, name: string) => (name === 'brand' ? 'nesie' : `{${name}}`));

/** The examples are typed apart (`tests/schema/json-examples.ts`); here one function sends them all. */
type Anything = { request(method: string, path: string, init: object): Promise<FetchResponse> };
type FetchResponse = { data?: unknown; error?: unknown; response: Response };

/** A borrower who follows a chapter of the examples, with the typed client. */
export class Walker {
  phone: string;
  readonly values: Values = {};
  readonly session: Session;
  private readonly client: Anything;
  private readonly world: LendingWorld;

  constructor(world: LendingWorld, app: LendingApp, who: { token: string | null; phone: string }) {
    this.world = world;
    this.session = { token: who.token };
    this.client = injectedClient(app.app, this.session) as never;
    this.phone = who.phone;
  }

  get token(): string | null {
    return this.session.token;
  }

  async send(call: string, example: Example, file?: Uint8Array): Promise<Answer> {
    const [method = '', path = ''] = call.split(' ');
    const { params, query, body } = this.lived(example) as Example;
    const { data, error, response } = await this.client.request(method.toLowerCase(), pathOf(path), {
      params: { path: params, query },
      parseAs: 'arrayBuffer',
      ...(body === undefined ? {} : { body }),
      ...(file ? { body: file, bodySerializer: (bytes: Uint8Array) => bytes, headers: typeOf(file) } : {}),
    });
    const type = String(response.headers.get('content-type'));
    const bytes = Buffer.from(data instanceof ArrayBuffer ? data : new ArrayBuffer(0));
    const read = response.ok ? (type.includes('json') ? JSON.parse(bytes.toString()) : { bytes: bytes.length }) : error;
    const answer: Answer = { status: response.status, type, body: read };
    this.keep(answer);
    return answer;
  }

  /** What later calls name. */
  private keep({ body }: Answer): void {
    const { data } = body;
    if (typeof body.token === 'string') this.session.token = body.token;
    if (typeof data?.offerNumber === 'string') this.values.creditId = String(data.id);
    if (typeof data?.cardId === 'number') this.values.cardId = data.cardId;
    if (typeof data?.sessionId === 'string') this.values.sessionId = data.sessionId;
  }

  lived(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.lived(one));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.lived(part)]));
    if (value === EXAMPLE.code) return this.code();
    const key = (Object.keys(EXAMPLE) as Key[]).find((one) => EXAMPLE[one] === value);
    return key === undefined ? value : (this.values[key] ?? value);
  }

  private code(): string {
    const mail = /\b\d{4}\b/.exec(this.world.mails.at(-1)?.text ?? '')?.[0];
    const found = codeFor(this.world, { phone: this.phone } as never);
    return this.values.code === 'mail' && mail ? mail : found;
  }
}

const typeOf = (file: Uint8Array) => ({
  'content-type':
    Buffer.from(file.subarray(0, 4)).toString() === '%PDF' ? 'application/pdf' : 'application/octet-stream',
});
