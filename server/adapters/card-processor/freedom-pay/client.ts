/**
 * Calls of Freedom Pay: a signed form there, signed XML back. An answer without a valid signature teaches nothing. The
 * secret of the merchant signs pages, cards and payments, the secret of payouts what goes out.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderGarbage, ProviderUnavailable } from '../../../ports/provider.ts';
import { type Field, type Fields, isSigned, scriptOf, signed, textOf } from './signature.ts';
import { readXml } from './xml.ts';

export type Secret = 'merchant' | 'payout';

export type FreedomPaySettings = {
  /** Without a trailing slash. */
  readonly url: string;
  readonly merchantId: string;
  /** The present one and the one before it: the first signs, either is believed. */
  readonly secrets: Readonly<Record<Secret, readonly string[]>>;
  /** Where our notices are taken, without a trailing slash. */
  readonly publicUrl: string;
  /** Payments that move no money; production refuses it. */
  readonly testing: boolean;
};

export type ClientOptions = FreedomPaySettings & {
  warn(facts: { provider: string; call: string; reason: string }): void;
  /** Between two calls that move money. */
  pauseMs?: number;
  timeoutMs?: number;
};

/** `code` is null for a good answer, else the processor's own number of what was wrong. */
export type Answer = { readonly code: string | null; readonly fields: readonly Field[] };

export type FreedomPay = {
  readonly settings: FreedomPaySettings;
  /** A question; it moves nothing. @throws ProviderUnavailable | ProviderGarbage */
  ask(path: string, fields: Fields, secret?: Secret): Promise<Answer>;
  /** Moves money or may do so, one after the other. @throws as `ask`; the outcome is then unknown */
  order(path: string, fields: Fields, secret?: Secret): Promise<Answer>;
};

const PAUSE_MS = 1_500;
const TIMEOUT_MS = 30_000;
const MOST_BYTES = 256 * 1024;
/** An unknown merchant cannot be answered with a signature. */
const UNKNOWN_MERCHANT = ['9998', '101'];
const WRONG_SIGNATURE = '1100';

/** The order was refused before anybody looked at it: nothing has happened. */
export class NotAccepted extends ProviderUnavailable {
  override name = 'ProviderUnavailable';
}

export function freedomPay(options: ClientOptions): FreedomPay {
  const { url, merchantId, secrets, warn } = options;
  let lastOrder: Promise<unknown> = Promise.resolve();

  async function call(path: string, fields: Fields, secret: Secret): Promise<Answer> {
    const script = scriptOf(path);
    const [present = ''] = secrets[secret];
    const body = new URLSearchParams(signed(script, { ...fields, pg_merchant_id: merchantId }, present));
    const text = await posted(`${url}/${path}`, body, options.timeoutMs ?? TIMEOUT_MS);
    const answer = readXml(text);
    if (!answer) throw new ProviderGarbage('not XML');
    const code = codeOf(answer);
    if (isSigned(script, answer, secrets[secret])) {
      if (code === WRONG_SIGNATURE) throw new NotAccepted('it does not accept our signature');
      return { code, fields: answer };
    }
    if (UNKNOWN_MERCHANT.includes(code ?? '')) throw new NotAccepted('it does not know the merchant');
    throw new ProviderGarbage('the answer is not signed');
  }

  async function told(path: string, answer: Promise<Answer>): Promise<Answer> {
    const name = scriptOf(path);
    try {
      const { code, ...rest } = await answer;
      if (code !== null) warn({ provider: 'freedom-pay', call: name, reason: `error ${code}` });
      return { code, ...rest };
    } catch (error) {
      warn({ provider: 'freedom-pay', call: name, reason: error instanceof Error ? error.message : 'failed' });
      throw error;
    }
  }

  return {
    settings: options,
    ask: (path, fields, secret = 'merchant') => told(path, call(path, fields, secret)),
    order(path, fields, secret = 'merchant') {
      const turn = lastOrder;
      const answer = turn.then(() => told(path, call(path, fields, secret)));
      lastOrder = turn.then(() => sleep(options.pauseMs ?? PAUSE_MS));
      return answer;
    },
  };
}

function codeOf(answer: readonly Field[]): string | null {
  const failed = ['error', 'failed', 'rejected'].includes(textOf(answer, 'pg_status') ?? '');
  return textOf(answer, 'pg_error_code') || (failed ? '' : null);
}

/** @throws ProviderUnavailable | ProviderGarbage */
async function posted(address: string, body: URLSearchParams, patienceMs: number): Promise<string> {
  const signal = AbortSignal.timeout(patienceMs);
  const got = await fetch(address, { method: 'POST', body, redirect: 'error', signal }).catch(unavailable);
  if (got.status >= 500) throw new ProviderUnavailable(`answered ${got.status}`);
  const bytes = await got.arrayBuffer().catch(unavailable);
  if (bytes.byteLength > MOST_BYTES) throw new ProviderGarbage('a very long answer');
  return Buffer.from(bytes).toString('utf8');
}

function unavailable(error: unknown): never {
  throw new ProviderUnavailable(error instanceof Error ? error.name : 'failed');
}
