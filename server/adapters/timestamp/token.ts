/** Timestamps of RFC 3161, read and verified with pkijs. */
import { X509Certificate } from 'node:crypto';
import { OctetString } from 'asn1js';
import * as pki from 'pkijs';
import { ErrorInWords, say } from '../../../schema/reference/findings.ts';
import { type Instant, instant } from '../../../schema/values/local-date.ts';

pki.setEngine('node', new pki.CryptoEngine({ name: 'node', crypto: globalThis.crypto }));

const COMMON_NAME = '2.5.4.3';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
export const SHA_256 = '2.16.840.1.101.3.4.2.1';

export const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

export type ReadToken = { readonly at: Instant; readonly authority: string; readonly nonce: string | undefined };

/**
 * What the token says, if it is a timestamp of `text`: the digest, the signature and the purpose of the certificate are
 * checked, and the chain where roots are given. @throws Error with the reason
 */
export async function readToken(
  token: Uint8Array,
  text: string,
  roots: readonly pki.Certificate[] = [],
): Promise<ReadToken> {
  const info = pki.ContentInfo.fromBER(bufferOf(token));
  const signed = new pki.SignedData({ schema: info.content });
  const inside = signed.encapContentInfo.eContent;
  if (signed.encapContentInfo.eContentType !== pki.id_eContentType_TSTInfo || !inside)
    throw new ErrorInWords(say('TOKEN_NONE'));
  const said = pki.TSTInfo.fromBER(inside.getValue());
  if (said.messageImprint.hashAlgorithm.algorithmId !== SHA_256) throw new ErrorInWords(say('TOKEN_DIGEST'));
  const [signer] = signed.signerInfos;
  const certificates = (signed.certificates ?? []).filter((one) => one instanceof pki.Certificate);
  const certificate = certificates.find(
    (one) => signer?.sid instanceof pki.IssuerAndSerialNumber && signedBy(signer.sid, one),
  );
  if (!signer || !certificate) throw new ErrorInWords(say('TOKEN_WITHOUT_CERTIFICATE'));
  const usage = certificate.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)?.parsedValue;
  if (!(usage instanceof pki.ExtKeyUsage) || !usage.keyPurposes.includes(TIME_STAMPING))
    throw new ErrorInWords(say('TOKEN_CERTIFICATE_PURPOSE'));
  const data = bufferOf(Buffer.from(text));
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', data));
  if (!digest.equals(Buffer.from(said.messageImprint.hashedMessage.getValue())))
    throw new ErrorInWords(say('TOKEN_OF_OTHER'));
  const checked = await signed
    .verify({
      signer: 0,
      data,
      checkDate: said.genTime,
      checkChain: roots.length > 0,
      trustedCerts: [...roots],
      extendedMode: true,
    })
    .catch((error: { message?: string }) => ({ signatureVerified: false, message: error.message ?? String(error) }));
  if (!checked.signatureVerified) throw new ErrorInWords(say('TOKEN_FALSE', { why: checked.message ?? 'changed' }));
  return {
    at: instant(said.genTime),
    authority: nameOf(certificate),
    nonce: said.nonce && hex(said.nonce.valueBlock.valueHexView),
  };
}

const signedBy = ({ issuer, serialNumber }: pki.IssuerAndSerialNumber, one: pki.Certificate): boolean =>
  one.issuer.isEqual(issuer) && one.serialNumber.isEqual(serialNumber);

/** Without the zero byte that keeps a number positive. */
export const hex = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(00)+(?=..)/, '');

function nameOf({ subject }: pki.Certificate): string {
  const name = subject.typesAndValues.find(({ type }) => type === COMMON_NAME) ?? subject.typesAndValues[0];
  return String(name?.value.valueBlock.value ?? '').slice(0, 100);
}

/** PEM, one or several. @throws Error for anything else */
export function rootsOf(pem: string): readonly pki.Certificate[] {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  if (found.length === 0) throw new Error('there is no certificate in it');
  return found.map((one) => pki.Certificate.fromBER(bufferOf(new X509Certificate(one).raw)));
}

export const imprintOf = async (text: string): Promise<pki.MessageImprint> =>
  new pki.MessageImprint({
    hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: SHA_256 }),
    hashedMessage: new OctetString({ valueHex: await crypto.subtle.digest('SHA-256', bufferOf(Buffer.from(text))) }),
  });
