/** Sends the examples of openapi.json, with the values of the example replaced by those of a real borrower. */
import { EXAMPLE, type Example } from '../../schema/rest/examples/values.ts';
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

/** A borrower who follows a chapter of the examples. */
export class Walker {
  token: string | null;
  phone: string;
  readonly values: Values = {};
  private readonly world: LendingWorld;
  private readonly app: LendingApp;

  constructor(world: LendingWorld, app: LendingApp, who: { token: string | null; phone: string }) {
    this.world = world;
    this.app = app;
    this.token = who.token;
    this.phone = who.phone;
  }

  async send(call: string, example: Example, file?: Uint8Array): Promise<Answer> {
    const [method = '', path = ''] = call.split(' ');
    const { params = {}, query, body } = this.lived(example) as Example;
    const filled = path.replace(/:(\w+)/g, (_all, name: string) => String(params[name]));
    const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
    const response = await this.app.app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: filled + search,
      headers: {
        're-captcha': 'sandbox',
        ...(this.token ? { 'x-auth-token': this.token } : {}),
        ...(file
          ? { 'content-type': isPdf(file) ? 'application/pdf' : 'application/octet-stream' }
          : body === undefined
            ? {}
            : { 'content-type': 'application/json' }),
      },
      ...(file ? { payload: Buffer.from(file) } : body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const type = String(response.headers['content-type']);
    const answer: Answer = {
      status: response.statusCode,
      type,
      body: type.includes('json') ? response.json() : { bytes: response.rawPayload.length },
    };
    this.keep(answer);
    return answer;
  }

  /** What later calls name. */
  private keep({ body }: Answer): void {
    const { data } = body;
    if (typeof body.token === 'string') this.token = body.token;
    if (typeof data?.offerNumber === 'string') this.values.creditId = String(data.id);
    if (typeof data?.cardId === 'number') this.values.cardId = data.cardId;
    if (typeof data?.sessionId === 'string') this.values.sessionId = data.sessionId;
  }

  private lived(value: unknown): unknown {
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

const isPdf = (file: Uint8Array): boolean => Buffer.from(file.subarray(0, 4)).toString() === '%PDF';

const NASTY: readonly unknown[] = [
  null,
  '',
  ' ',
  -1,
  0,
  0.1,
  1e308,
  '1e999',
  true,
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  'x'.repeat(5_000),
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '../../etc/passwd',
  '31-02-2026',
  '9999-99-99',
  '00000000-0000-0000-0000-000000000000',
  '7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f61',
  { toString: 1, constructor: { prototype: 1 } },
  Number.MAX_SAFE_INTEGER,
  '٠١٢٣',
];

/** The example with one value of its body or query replaced or left out, or with another body altogether. */
export function spoiled(example: Example, random: () => number): Example {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const place = example.body && (!example.query || random() < 0.5) ? 'body' : 'query';
  if (place === 'body' && random() < 0.05) return { ...example, body: (pick(NASTY) ?? null) as never };
  const fields = Object.entries(example[place] ?? {});
  const at = Math.floor(random() * fields.length);
  const wrong = fields.flatMap(([name, value], index) => {
    if (index !== at) return [[name, value] as const];
    return random() < 0.1 ? [] : [[name, place === 'query' ? JSON.stringify(pick(NASTY)) : pick(NASTY)] as const];
  });
  return { ...example, [place]: Object.fromEntries(wrong) };
}
