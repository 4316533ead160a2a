/**
 * SIGEX (sigex.kz, "eGov QR"): a QR code is registered, the document handed over once the code is scanned, the
 * signature fetched once it is made. SIGEX sends no notices and knows no key of ours (R581).
 */
import { z } from 'zod';
import type { Eds, EdsChecker, EdsCollector, EdsOpened } from '../../ports/eds.ts';
import { ProviderGarbage } from '../../ports/provider.ts';
import { jsonCall, readAs } from './json-call.ts';

export type SigexOptions = {
  /** Without a trailing slash. */
  url: string;
  checker: EdsChecker;
  warn(reason: string): void;
  /** How long one call waits for the signer; he has five minutes. */
  holdMs?: number;
};

const OPEN_MS = 10_000;
const HOLD_MS = 60_000;

const Complaint = z.object({ message: z.string().min(1) });
const Registered = z.object({
  qrCode: z.base64().min(8).max(200_000),
  dataURL: z.url(),
  signURL: z.url(),
  eGovMobileLaunchLink: z.url({ protocol: /^https$/ }),
});
const Handle = z.object({ dataURL: z.string(), signURL: z.string(), handed: z.boolean() });
const Handed = z.object({ signURL: z.url().optional() });
const Signed = z.object({
  documentsToSign: z.tuple([z.object({ document: z.object({ file: z.object({ data: z.base64().min(8) }) }) })]),
});
const Canceled = z.object({ status: z.literal('CANCELED') });

/** SIGEX answers 200 also to what it refuses; the reason is in `message`. */
const isRefused = (answer: { status: number; json: unknown }): boolean =>
  answer.status !== 200 || Complaint.safeParse(answer.json).success || Canceled.safeParse(answer.json).success;

export function sigexEds(options: SigexOptions): Eds {
  const { url, checker, warn } = options;
  const host = new URL(url);

  /** The document goes nowhere else, whatever an answer names. */
  function own(address: string): string {
    const { protocol, hostname, href } = new URL(address);
    if (protocol !== host.protocol || hostname !== host.hostname)
      throw new ProviderGarbage('an address of another host');
    return href;
  }

  async function register(description: string): Promise<EdsOpened> {
    const call = {
      method: 'POST',
      body: { description },
      signal: AbortSignal.timeout(OPEN_MS),
      timeoutMs: OPEN_MS,
    } as const;
    const answer = await jsonCall(`${url}/api/egovQr`, call);
    if (answer === 'TIME_OUT' || isRefused(answer)) throw new ProviderGarbage('no QR code was registered');
    const { qrCode, dataURL, signURL, eGovMobileLaunchLink } = readAs(Registered, answer.json);
    const handle = JSON.stringify({ dataURL: own(dataURL), signURL: own(signURL), handed: false });
    return {
      state: 'OPEN',
      externalId: new URL(signURL).pathname.split('/').at(-1) ?? '',
      pageUrl: eGovMobileLaunchLink,
      qrImage: `data:${pictureType(qrCode)};base64,${qrCode}`,
      handle,
    };
  }

  return {
    name: 'sigex',
    async open({ title }) {
      try {
        return await register(title);
      } catch (error) {
        warn(error instanceof Error ? error.message : 'failed');
        return { state: 'UNKNOWN' };
      }
    },
    readCallback: () => ({ problem: 'UNSIGNED' }),
    collector: collectorOf(own, options),
    checker,
  };
}

/** Each call is one step, so that a process that dies in between goes on where it was. */
const collectorOf = (own: (address: string) => string, { warn, holdMs = HOLD_MS }: SigexOptions): EdsCollector => ({
  async collect({ handle, titles, document }, signal) {
    const { dataURL, signURL, handed } = readAs(Handle, JSON.parse(handle));
    const held = { signal, timeoutMs: holdMs };
    const body = {
      signMethod: 'CMS_SIGN_ONLY',
      documentsToSign: [
        {
          id: 1,
          nameRu: titles.RU,
          nameKz: titles.KK,
          // We have no English title, and the field is asked for.
          nameEn: titles.RU,
          meta: [],
          document: { file: { mime: '@file/pdf', data: Buffer.from(document).toString('base64') } },
        },
      ],
    };
    const answer = handed
      ? await jsonCall(own(signURL), { method: 'GET', ...held })
      : await jsonCall(own(dataURL), { method: 'POST', body, ...held });
    if (answer === 'TIME_OUT') return { state: 'WAITING', handle };
    if (handed && isRefused(answer)) {
      warn('the signature was refused or is too late');
      return { state: 'REFUSED' };
    }
    if (handed) {
      const [{ document: signed }] = readAs(Signed, answer.json).documentsToSign;
      return { state: 'SIGNED', signature: signed.file.data };
    }
    // Refused may also mean that it has the document already, from a call whose answer was lost: the next call tells.
    const next = isRefused(answer) ? signURL : (readAs(Handed, answer.json).signURL ?? signURL);
    return { state: 'WAITING', handle: JSON.stringify({ dataURL, signURL: own(next), handed: true }) };
  },
});

const PICTURES = { GIF8: 'image/gif', '\x89PNG': 'image/png' } as const;

function pictureType(base64: string): string {
  const start = Buffer.from(base64.slice(0, 8), 'base64').toString('latin1');
  const [, type] = Object.entries(PICTURES).find(([magic]) => start.startsWith(magic)) ?? [];
  if (!type) throw new ProviderGarbage('a QR code that is no picture');
  return type;
}
