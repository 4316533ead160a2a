/**
 * An imitation of Halyk ePay over HTTP, written from its pages and not from our adapter: tokens of one invoice, its own
 * page, saved cards, check-status, operations, postLinks without a signature.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { instant } from '../../schema/values/local-date.ts';
import type { RawCallback } from '../../server/ports/signed-callback.ts';
import { listen } from './gateway-line.ts';

export const EPAY = {
  clientId: 'nesie',
  clientSecret: 'a-Secret-of-the-cabinet',
  terminal: '0b1c2d3e-4f50-4617-8a9b-0c1d2e3f4a5b',
};

type Form = Readonly<Record<string, string>>;
type Granted = Form & { expires: string };
export type EpayTransaction = {
  id: string;
  invoice: string;
  amount: number;
  status: string;
  reasonCode: string;
  mask: string;
  cardId: string;
  refunds: string[];
  token: Form;
};

/** What a card of the imitation does, by the last four digits. */
const REFUSED: Readonly<Record<string, string>> = { '7597': '484' };

export async function epayLine() {
  const inbox: RawCallback[] = [];
  const tokens = new Map<string, Granted>();
  const transactions = new Map<string, EpayTransaction>();
  const saved = new Map<string, string>();
  const calls: string[] = [];
  /** `steps`: 2 where the terminal blocks first. `lost`: the call whose answer is lost. `code`: of check-status. */
  const bank = { steps: 1, lost: '', code: '' };

  const byId = (id: string) => [...transactions.values()].find((one) => one.id === id);

  function post(transaction: EpayTransaction, change: object = {}) {
    const { token, invoice, amount, cardId, mask, reasonCode, status } = transaction;
    const failed = status === 'FAILED';
    const said = {
      code: failed ? 'error' : 'ok',
      reasonCode: reasonCode || '00',
      invoiceId: invoice,
      amount,
      currency: 'KZT',
      cardMask: mask,
      id: transaction.id,
      ...(cardId ? { cardId } : {}),
      secret_hash: token.secret_hash,
      ...change,
    };
    const path = new URL((failed ? token.failurePostLink : token.postLink) ?? '').pathname;
    inbox.push({ headers: {}, body: Buffer.from(JSON.stringify(said)), path, receivedAt: instant(new Date()) });
  }

  function pay(token: Form, pan: string, saves: boolean): EpayTransaction {
    const invoice = token.invoiceID ?? '';
    const reasonCode = REFUSED[pan.slice(-4)] ?? '';
    const mask = `${pan.slice(0, 6)}******${pan.slice(-4)}`;
    const cardId = saves && !reasonCode ? randomUUID() : '';
    if (cardId) saved.set(cardId, pan);
    const done = bank.steps === 2 ? 'AUTH' : 'CHARGE';
    const transaction = {
      id: randomUUID(),
      invoice,
      amount: Number(token.amount),
      status: reasonCode ? 'FAILED' : done,
      reasonCode,
      mask,
      cardId,
      refunds: [],
      token,
    };
    transactions.set(invoice, transaction);
    post(transaction);
    return transaction;
  }

  function statusOf(invoice: string): object {
    const found = transactions.get(invoice);
    if (bank.code) return { resultCode: bank.code, resultMessage: 'x' };
    if (!found) return { resultCode: '102', resultMessage: 'no such invoice' };
    const { id, amount, status, reasonCode, mask, cardId } = found;
    const transaction = {
      id,
      createdDate: '2026-11-23T10:15:00.123+05:00',
      invoiceID: invoice,
      amount,
      currency: 'KZT',
      terminalID: EPAY.terminal,
      cardMask: mask,
      statusID: '4',
      statusName: status,
      reasonCode,
      cardID: cardId,
    };
    return { resultCode: '100', resultMessage: 'ok', transaction };
  }

  function operate(id: string, operation: string, query: URLSearchParams): number {
    const found = byId(id);
    const needs = operation === 'refund' ? 'CHARGE' : 'AUTH';
    if (found?.status !== needs) return 400;
    if (operation === 'charge') found.status = 'CHARGE';
    else if (operation === 'cancel') found.status = 'CANCEL';
    else found.refunds.push(query.get('amount') ?? '');
    if (found.refunds.reduce((sum, one) => sum + Number(one), 0) >= found.amount) found.status = 'REFUND';
    return 200;
  }

  function granted(request: IncomingMessage, invoice?: string): Granted | undefined {
    const token = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    if (!token || (invoice !== undefined && token.invoiceID !== invoice)) return undefined;
    return token;
  }

  async function grant(request: IncomingMessage): Promise<object | undefined> {
    const form = await new Request('http://x', {
      method: 'POST',
      headers: { 'content-type': request.headers['content-type'] ?? '' },
      body: Buffer.concat(await request.toArray()),
    }).formData();
    const asked = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    const isOurs = asked.client_id === EPAY.clientId && asked.client_secret === EPAY.clientSecret;
    if (!isOurs || asked.grant_type !== 'client_credentials' || asked.terminal !== EPAY.terminal) return undefined;
    const access_token = randomUUID();
    tokens.set(access_token, { ...asked, expires: '7200' });
    return { access_token, expires_in: 7200, scope: asked.scope, token_type: 'Bearer' };
  }

  async function charged(request: IncomingMessage): Promise<number> {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString('utf8')) as Record<string, unknown>;
    const token = granted(request, String(body.invoiceId));
    const pan = saved.get((body.cardId as { id?: string }).id ?? '');
    if (!token || !pan || transactions.has(String(body.invoiceId))) return 400;
    pay({ ...token, amount: String(body.amount) }, pan, false);
    return 200;
  }

  async function answer(request: IncomingMessage, url: URL): Promise<{ code: number; json: object }> {
    const [, first = '', second = '', third = '', invoice = ''] = url.pathname.split('/');
    if (first === 'oauth2') {
      const token = await grant(request);
      return token ? { code: 200, json: token } : { code: 401, json: { error: 'invalid_client' } };
    }
    if (!granted(request)) return { code: 401, json: {} };
    if (first === 'check-status') return { code: 200, json: statusOf(invoice) };
    if (first === 'operation') return { code: operate(second, third, url.searchParams), json: {} };
    return { code: await charged(request), json: {} };
  }

  const provider = await listen(async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://x');
    calls.push(url.pathname);
    const { code, json } = await answer(request, url);
    if (bank.lost && url.pathname.includes(bank.lost)) return void request.socket.destroy();
    return response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });

  return {
    inbox,
    calls,
    bank,
    tokens,
    transactions,
    url: provider.url,
    post,
    /** The browser on the bank's page: what halyk.pay was given, and a card that a person types. */
    typed(given: { invoiceId: string; cardSave: boolean; auth: { access_token: string } }, pan: string) {
      const token = tokens.get(given.auth.access_token);
      if (token?.invoiceID !== given.invoiceId) throw new Error('a token of another invoice');
      return pay(token, pan, given.cardSave);
    },
    stop: () => void provider.server.close(),
  };
}
