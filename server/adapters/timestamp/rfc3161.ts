/** A timestamp authority over HTTP (RFC 3161). It is told a digest of a hash, so it learns nothing. */
import { randomBytes } from 'node:crypto';
import { Integer } from 'asn1js';
import * as pki from 'pkijs';
import { ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';
import type { TimestampAuthority } from '../../ports/timestamps.ts';
import { bufferOf, hex, imprintOf, readToken } from './token.ts';

const PATIENCE_MS = 15_000;
const LARGEST = 64 * 1024;
const GRANTED = [0, 1];

export type TimestampSettings = { url: string; roots: readonly pki.Certificate[] };

export const rfc3161 = ({ url, roots }: TimestampSettings): TimestampAuthority => ({
  async stamp(anchor) {
    // The first bit is off: the number is positive in as many bytes.
    const nonce = randomBytes(8);
    nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
    const request = new pki.TimeStampReq({
      version: 1,
      messageImprint: await imprintOf(anchor),
      nonce: new Integer({ valueHex: bufferOf(nonce) }),
      certReq: true,
    });
    const answer = await sent(url, new Uint8Array(request.toSchema().toBER()));
    const token = tokenIn(answer);
    const read = await readToken(token, anchor, roots).catch((error: unknown) => {
      throw new ProviderGarbage(`the timestamp is not accepted: ${error instanceof Error ? error.message : error}`);
    });
    if (read.nonce !== hex(nonce)) throw new ProviderGarbage('the timestamp answers another question');
    return { at: read.at, authority: read.authority, token };
  },
});

async function sent(url: string, body: Uint8Array): Promise<Uint8Array> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: bufferOf(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length > LARGEST) throw new Error('the answer is too large');
    return bytes;
  } catch (error) {
    throw new ProviderUnavailable(
      `the timestamp authority does not answer: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function tokenIn(answer: Uint8Array): Uint8Array {
  try {
    const { status, timeStampToken } = pki.TimeStampResp.fromBER(bufferOf(answer));
    if (GRANTED.includes(status.status) && timeStampToken) return new Uint8Array(timeStampToken.toSchema().toBER());
  } catch (error) {
    throw new ProviderGarbage(`the answer is no timestamp: ${error instanceof Error ? error.message : error}`);
  }
  throw new ProviderGarbage('the timestamp authority refuses');
}
