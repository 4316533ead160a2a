/**
 * Halyk ePay over HTTP: a token for each payment, one for the questions, JSON. Nothing is signed, so an answer is worth
 * what TLS is worth, and only answers to our own questions are believed.
 */
import { z } from 'zod';
import { printTenge, type Tiyn } from '../../../../schema/values/money.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../../ports/provider.ts';

export type EpaySettings = {
  readonly tokenUrl: string;
  readonly apiUrl: string;
  /** The script of the bank's page. */
  readonly scriptUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly terminal: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Of `secret_hash`: the present key and the ones before it, which change while all runs. */
  callbackKeys(): readonly string[];
};
export type EpayOptions = EpaySettings & {
  warn(facts: { provider: string; call: string; reason: string }): void;
  timeoutMs?: number;
};

const Token = z.looseObject({
  access_token: z.string().min(1),
  expires_in: z.coerce.number(),
  token_type: z.string().optional(),
});
export type Token = z.output<typeof Token>;
export type Invoice = { readonly number: string; readonly amount: Tiyn; readonly secretHash: string };

export type Epay = {
  readonly settings: EpaySettings;
  /** Belongs to this invoice alone. @throws ProviderUnavailable | ProviderGarbage, as the others */
  tokenFor(invoice: Invoice): Promise<Token>;
  /** check-status: undefined for an answer that is not JSON of 200. */
  status(number: string): Promise<unknown>;
  /** @returns true where the bank took it; what came of it, its status says */
  operate(path: string): Promise<boolean>;
  charge(token: Token, body: object): Promise<void>;
};

export const POST_LINK = '/webhooks/card-processor/epay';
const TIMEOUT_MS = 30_000;
const SOON_MS = 60_000;
const API_SCOPE = 'webapi usermanagement email_send verification statement statistics payment';

export function epayClient(options: EpayOptions): Epay {
  const { clientId, clientSecret, terminal, publicUrl, tokenUrl, apiUrl } = options;
  let api: { token: Promise<Token>; until: number } | undefined;

  async function send(call: string, url: string, request: RequestInit): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
      const answer = await fetch(url, { ...request, redirect: 'error', signal });
      if (answer.status < 500) return answer;
      throw new ProviderUnavailable(`answered ${answer.status}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'failed';
      options.warn({ provider: 'epay', call, reason });
      throw error instanceof ProviderUnavailable ? error : new ProviderUnavailable(reason);
    }
  }

  async function token(fields: Readonly<Record<string, string>>): Promise<Token> {
    const body = new FormData();
    const whole = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret, terminal };
    for (const [name, value] of Object.entries({ ...whole, ...fields })) body.append(name, value);
    const answer = await send('token', tokenUrl, { method: 'POST', body });
    const read = Token.safeParse(await answer.json().catch(() => undefined));
    if (answer.ok && read.success) return read.data;
    options.warn({ provider: 'epay', call: 'token', reason: `answered ${answer.status}` });
    throw new ProviderGarbage('no token');
  }

  /** The client of the questions is one for all invoices. */
  function apiToken(): Promise<Token> {
    if (api && api.until > performance.now()) return api.token;
    const asked = token({ scope: API_SCOPE });
    const begun = { token: asked, until: performance.now() + SOON_MS };
    api = begun;
    asked.then(
      ({ expires_in: seconds }) => {
        begun.until = performance.now() + seconds * 1_000 - SOON_MS;
      },
      () => {
        begun.until = 0;
      },
    );
    return asked;
  }

  /** A token that the bank has withdrawn is asked for once more. */
  async function authorized(call: string, url: string, request: RequestInit): Promise<Response> {
    const once = async () => {
      const { access_token } = await apiToken();
      return send(call, url, { ...request, headers: { authorization: `Bearer ${access_token}` } });
    };
    const first = await once();
    if (first.status !== 401) return first;
    api = undefined;
    return once();
  }

  return {
    settings: options,
    tokenFor: ({ number, amount, secretHash }) =>
      token({
        scope: 'payment',
        invoiceID: number,
        amount: printTenge(amount),
        currency: 'KZT',
        postLink: `${publicUrl}${POST_LINK}`,
        failurePostLink: `${publicUrl}${POST_LINK}`,
        secret_hash: secretHash,
      }),
    async status(number) {
      const answer = await authorized('status', `${apiUrl}/check-status/payment/transaction/${number}`, {});
      return answer.ok ? answer.json().catch(() => undefined) : undefined;
    },
    operate: async (path) => (await authorized('operation', `${apiUrl}/operation/${path}`, { method: 'POST' })).ok,
    async charge({ access_token }, body) {
      const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await send('charge', `${apiUrl}/payments/cards/auth`, request);
      if (!answer.ok) options.warn({ provider: 'epay', call: 'charge', reason: `answered ${answer.status}` });
    },
  };
}
