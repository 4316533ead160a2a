/** A client of /json whose types come from openapi.json (D0068). */
import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { paths } from '../generated/json-api.ts';

/** The session; a sign-in that answers a token renews it. Without keys no answer is kept. */
export type Session = { token: string | null; keyless?: boolean };

type Where = { baseUrl: string; fetch?: (request: Request) => Promise<Response> };

export function jsonClient(where: Where, session: Session = { token: null }) {
  const client = createClient<paths>(where);
  client.use({
    onRequest({ request }) {
      request.headers.set('re-captcha', 'sandbox');
      if (session.token) request.headers.set('x-auth-token', session.token);
      if (request.method === 'POST' && !session.keyless) request.headers.set('idempotency-key', randomUUID());
    },
    async onResponse({ response }) {
      if (!response.headers.get('content-type')?.includes('json')) return;
      const { token } = (await response.clone().json()) as { token?: unknown };
      if (typeof token === 'string') session.token = token;
    },
  });
  return client;
}
export type JsonClient = ReturnType<typeof jsonClient>;

export const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } } as const;

type Answer<D> = { data?: D; error?: unknown; response: Response };

/** The answer of a call, refused or not. */
export async function heard<D>(call: Promise<Answer<D>>): Promise<{ status: number; body: Heard<D> }> {
  const { data, error, response } = await call;
  return { status: response.status, body: (data ?? error) as Heard<D> };
}
type Heard<D> = Partial<Extract<D, { code: 0 }>> & {
  message?: string;
  businessLogicErrors?: string[];
  validationErrors?: Record<string, string>;
};

/** The answer of a call that must succeed. */
export async function done<D>(call: Promise<Answer<D>>): Promise<Extract<D, { code: 0 }>> {
  const { data, error, response } = await call;
  const body = data as { code?: number } | undefined;
  if (body?.code !== 0)
    throw new Error(
      `${new URL(response.url || 'http://x').pathname}: ${response.status} ${JSON.stringify(data ?? error)}`,
    );
  return data as Extract<D, { code: 0 }>;
}
