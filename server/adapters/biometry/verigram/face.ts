/**
 * Verigram Flow: the borrower shows the face on Verigram's page, which compares it with the picture of the state
 * (kisc). Only what the inquiry says counts; coming back to us is a hint (R586).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { FacePage, FaceVendor, FaceVerdict } from '../../../ports/biometry.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../../ports/provider.ts';
import type { Flows } from './flows.ts';

export type VerigramOptions = {
  /** Without a trailing slash. */
  url: string;
  apiKey: string;
  secret: string;
  now(): Date;
  warn(reason: string): void;
};

const MOST_BYTES = 1024 * 1024;
const PIPELINE = ['consent', 'verilive', 'kisc'].map((service_name) => ({ service_name }));

const Created = z.object({ flow_id: z.string().regex(/^[\w-]{1,100}$/), vlink: z.url() });
/** Without `end_cause` the flow has not ended. */
const Result = z.looseObject({ flow_status: z.string(), end_cause: z.string().nullish() });
const Kisc = z.looseObject({ service_name: z.literal('kisc'), face_match: z.boolean() });
const Alive = z.looseObject({ service_name: z.literal('verilive'), status: z.literal('fail') });

/** Of the time and the path with its query; the body is not signed. */
export const verigramMac = (secret: string, seconds: number, path: string): string =>
  createHmac('sha256', secret).update(`${seconds}${path}`).digest('hex');

export function verigramFace({ url, apiKey, secret, now, warn }: VerigramOptions, flows: Flows): FaceVendor {
  /** Without it a face that was shown under one IIN could be read under another. */
  const macOf = (key: string, iin: string): Buffer =>
    createHmac('sha256', secret).update(`face ${key} ${iin}`).digest();

  async function ask(method: 'GET' | 'POST', path: string, signal: AbortSignal, body?: object) {
    const seconds = Math.floor(now().getTime() / 1_000);
    const address = new URL(`${url}${path}`);
    const headers = {
      'content-type': 'application/json',
      'x-verigram-api-version': '2.0',
      'x-verigram-api-key': apiKey,
      'x-verigram-ts': String(seconds),
      'x-verigram-hmac-sha256': verigramMac(secret, seconds, address.pathname),
    };
    const sent = body ? { body: JSON.stringify(body) } : {};
    const got = await fetch(address, { method, headers, redirect: 'error', signal, ...sent }).catch(unavailable);
    const text = await got.text().catch(unavailable);
    if (got.status !== 200 && got.status !== 201) {
      warn(`answered ${got.status} to ${method === 'POST' ? 'a new flow' : 'an inquiry'}`);
      throw new ProviderUnavailable(`answered ${got.status}`);
    }
    if (text.length > MOST_BYTES) throw new ProviderGarbage('a very long answer');
    return jsonOf(text);
  }

  async function open({ key, returnUrl, locale, iin, phone, signal }: FacePage): Promise<string> {
    const mac = macOf(key, iin).toString('hex');
    const before = await flows.find(key);
    if (before) return before.pageUrl;
    const wish = {
      person_id: key,
      callback_url: returnUrl,
      locale: locale === 'KK' ? 'kk' : 'ru',
      input_data: { iin, phone_number: phone },
      template: { pipeline: PIPELINE },
    };
    const { data } = Created.safeParse(await ask('POST', '/flow', signal, wish));
    if (!data) throw new ProviderGarbage('a new flow of another form');
    if (!ofSameHost(data.vlink, url)) throw new ProviderGarbage('a page of another host');
    return (await flows.keep({ key, flowId: data.flow_id, pageUrl: data.vlink, mac })).pageUrl;
  }

  return {
    open,
    async compare(iin, picture, { signal }) {
      if ('frame' in picture) throw new ProviderGarbage('Verigram takes the picture itself');
      const flow = await flows.find(picture.heldByVendor);
      if (!flow) return { kind: 'not-shown' };
      if (!timingSafeEqual(macOf(flow.key, iin), Buffer.from(flow.mac, 'hex'))) {
        warn('the IIN has changed since the page was opened');
        return { kind: 'not-shown' };
      }
      return verdictOf(await ask('GET', `/flow/${flow.flowId}/result`, signal), flow.flowId);
    },
  };
}

function verdictOf(json: unknown, flowId: string): FaceVerdict {
  const { data: result } = Result.safeParse(json);
  if (!result) throw new ProviderGarbage('a result of another form');
  const { flow_status: status, end_cause: cause } = result;
  const match = partsOf(result)
    .map((part) => Kisc.safeParse(part).data?.face_match)
    .find((one) => one !== undefined);
  if (status === 'pass' && match === true) return { kind: 'passed', reference: `verigram:${flowId}` };
  if (status === 'pass') throw new ProviderGarbage('passed without the picture of the state');
  if (status === 'fail' && match === false) return { kind: 'not-passed', reason: 'NO_MATCH' };
  if (status === 'fail' && partsOf(result).some((part) => Alive.safeParse(part).success))
    return { kind: 'not-passed', reason: 'NOT_RECOGNISED' };
  if (!cause && status !== 'fail') return { kind: 'not-shown' };
  // Whether the registry was silent or does not know the person, its pages do not say.
  throw new ProviderGarbage(`${status}, ${cause ?? 'no cause'}`);
}

/** Where the steps of a result stand, its pages do not say. */
function partsOf(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return [node, ...Object.values(node).flatMap(partsOf)];
}

/** Of https://services.kz-ala-1.verigram.kz and https://web.verigram.kz it is verigram.kz. */
function ofSameHost(link: string, url: string): boolean {
  const [page, service] = [new URL(link), new URL(url)];
  const domain = service.hostname.split('.').slice(-2).join('.');
  return page.protocol === service.protocol && (page.hostname === domain || page.hostname.endsWith(`.${domain}`));
}

function unavailable(error: unknown): never {
  throw new ProviderUnavailable(error instanceof Error ? error.name : 'failed');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderGarbage('the answer is not JSON');
  }
}
