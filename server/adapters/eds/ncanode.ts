/**
 * NCANode v3 (github.com/malikzh/NCANode): signature, chain up to the national certification authority, OCSP. Its
 * `valid` alone is not believed: it is also true of a CMS without a signer or without the signer's certificate (R582).
 */
import { z } from 'zod';
import type { EdsChecker, EdsFailure } from '../../ports/eds.ts';
import { ProviderUnavailable } from '../../ports/provider.ts';
import { isDetached } from './cms.ts';
import { jsonCall, readAs } from './json-call.ts';

export type NcanodeOptions = {
  /** Without a trailing slash. */
  url: string;
  now(): Date;
  warn(reason: string): void;
};

const TIMEOUT_MS = 20_000;

const Moment = z.coerce.date();
const Certificate = z.object({
  valid: z.boolean(),
  revocations: z.array(z.object({ revoked: z.boolean(), by: z.string(), reason: z.string().nullish() })).nullish(),
  notBefore: Moment,
  notAfter: Moment,
  keyUsage: z.string(),
  keyUser: z.array(z.string()),
  subject: z.object({ iin: z.string().nullish() }),
});
type Certificate = z.infer<typeof Certificate>;
const Signer = z.object({
  certificates: z.array(Certificate),
  tsp: z.object({ genTime: Moment }).nullish(),
});
const Verified = z.object({ status: z.literal(200), valid: z.boolean(), signers: z.array(Signer) });

type Judged = { trusted: true } | { failure: EdsFailure; reason: string } | { unknown: string };
const refused = (failure: EdsFailure, reason: string): Judged => ({ failure, reason });

export const ncanodeChecker = ({ url, now, warn }: NcanodeOptions): EdsChecker => ({
  async check(signature, { document, iin }, signal) {
    const bytes = Buffer.from(signature, 'base64');
    const verify = async (revocationCheck: readonly string[]) => {
      const body = { cms: bytes.toString('base64'), data: Buffer.from(document).toString('base64'), revocationCheck };
      const answer = await jsonCall(`${url}/cms/verify`, { method: 'POST', body, signal, timeoutMs: TIMEOUT_MS });
      if (answer === 'TIME_OUT') throw new ProviderUnavailable('no answer in time');
      // It answers 400 where the CMS is none, or the document has other bytes.
      return answer.status === 400 ? undefined : readAs(Verified, answer.json);
    };
    const judge = async (): Promise<Judged> => {
      if (!isDetached(bytes)) return refused('DOCUMENT', 'no detached CMS');
      const verified = await verify(['OCSP']);
      if (!verified) return refused('DOCUMENT', 'no signature of this document');
      const judged = judgedBy(verified, iin, now());
      if (!('unknown' in judged)) return judged;
      // Without OCSP a certificate of an unknown authority looks the same: then it is refused, and not asked again.
      const bare = await verify([]);
      return bare?.valid ? judged : refused('CERTIFICATE', 'a certificate of another authority');
    };
    const judged = await judge();
    if ('trusted' in judged) return judged;
    if ('unknown' in judged) throw new ProviderUnavailable(judged.unknown);
    warn(judged.reason);
    return { trusted: false, failure: judged.failure };
  },
});

function judgedBy({ valid, signers }: z.infer<typeof Verified>, iin: string, now: Date): Judged {
  const [signer, ...others] = signers;
  const [certificate, ...more] = signer?.certificates ?? [];
  if (!signer || !certificate || others.length > 0 || more.length > 0)
    return refused('DOCUMENT', 'not one signer with one certificate');
  if (certificate.subject.iin !== iin) return refused('OTHER_PERSON', 'signed by another person');
  const flaw = flawOf(certificate, now);
  if (flaw) return refused('CERTIFICATE', flaw);
  const at = signer.tsp?.genTime;
  if (at && (at < certificate.notBefore || at > certificate.notAfter))
    return refused('CERTIFICATE', 'a time stamp outside the life of the certificate');
  // OK is what it writes where OCSP has answered "good"; a responder that is silent leaves another text.
  if (!certificate.revocations?.some(({ by, revoked, reason }) => by === 'OCSP' && !revoked && reason === 'OK'))
    return { unknown: 'OCSP gives no answer' };
  if (!certificate.valid) return refused('CERTIFICATE', 'the certificate is not valid');
  return valid ? { trusted: true } : refused('DOCUMENT', 'the signature is not valid');
}

function flawOf({ revocations, notBefore, notAfter, keyUsage, keyUser }: Certificate, now: Date): string | undefined {
  if (revocations?.some(({ revoked }) => revoked)) return 'the certificate is revoked';
  if (now < notBefore || now > notAfter) return 'the certificate has expired or has not begun';
  if (keyUsage !== 'SIGN') return 'a key that is not for signing';
  return keyUser.includes('INDIVIDUAL') && !keyUser.includes('ORGANIZATION') ? undefined : 'not the key of a person';
}
