/** Certificates like those of the national authority, and detached CMS made with them. Real keys, real signatures. */
import { Integer, ObjectIdentifier, OctetString, PrintableString, Utf8String } from 'asn1js';
import * as pki from 'pkijs';

pki.setEngine('node', new pki.CryptoEngine({ name: 'node', crypto }));

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2_048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const OID = {
  commonName: '2.5.4.3',
  serialNumber: '2.5.4.5',
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
} as const;
const DAY = 86_400_000;

export type Signer = { certificate: pki.Certificate; privateKey: CryptoKey };
type Wish = {
  name: string;
  iin?: string;
  serial: number;
  from?: number;
  to?: number;
  /** What the key may be used for and nothing else, as an object identifier. */
  purpose?: string;
  /** It may issue others. */
  issues?: boolean;
};

const named = ({ name, iin }: Wish) =>
  new pki.RelativeDistinguishedNames({
    typesAndValues: [
      new pki.AttributeTypeAndValue({ type: OID.commonName, value: new Utf8String({ value: name }) }),
      ...(iin
        ? [
            new pki.AttributeTypeAndValue({
              type: OID.serialNumber,
              value: new PrintableString({ value: `IIN${iin}` }),
            }),
          ]
        : []),
    ],
  });

const extended = (extnID: string, value: pki.ExtKeyUsage | pki.BasicConstraints): pki.Extension =>
  new pki.Extension({ extnID, critical: true, extnValue: value.toSchema().toBER(), parsedValue: value });

/** Issued by `by`, or by itself; `from` and `to` are days from today. */
export async function issued(wish: Wish, by?: Signer): Promise<Signer> {
  const keys = (await crypto.subtle.generateKey(RSA, true, ['sign', 'verify'])) as CryptoKeyPair;
  const certificate = new pki.Certificate({
    version: 2,
    serialNumber: new Integer({ value: wish.serial }),
    issuer: by?.certificate.subject ?? named(wish),
    subject: named(wish),
    notBefore: new pki.Time({ value: new Date(Date.now() + (wish.from ?? -30) * DAY) }),
    notAfter: new pki.Time({ value: new Date(Date.now() + (wish.to ?? 300) * DAY) }),
  });
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  if (wish.purpose)
    certificate.extensions = [extended(OID.extendedKeyUsage, new pki.ExtKeyUsage({ keyPurposes: [wish.purpose] }))];
  if (wish.issues) certificate.extensions = [extended(OID.basicConstraints, new pki.BasicConstraints({ cA: true }))];
  await certificate.sign(by?.privateKey ?? keys.privateKey, 'SHA-256');
  return { certificate, privateKey: keys.privateKey };
}

type Form = {
  /** The document stands inside the CMS. */
  attached?: boolean;
  /** The CMS carries no certificate. */
  bare?: boolean;
};

export async function cmsOf(document: Uint8Array, signers: readonly Signer[], form: Form = {}): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(document));
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({
      eContentType: OID.data,
      ...(form.attached ? { eContent: new OctetString({ valueHex: Uint8Array.from(document).buffer }) } : {}),
    }),
    signerInfos: signers.map(
      ({ certificate }) =>
        new pki.SignerInfo({
          version: 1,
          sid: new pki.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
          signedAttrs: new pki.SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new pki.Attribute({ type: OID.contentType, values: [new ObjectIdentifier({ value: OID.data })] }),
              new pki.Attribute({ type: OID.messageDigest, values: [new OctetString({ valueHex: digest })] }),
            ],
          }),
        }),
    ),
    ...(form.bare ? {} : { certificates: signers.map(({ certificate }) => certificate) }),
  });
  for (const [at, { privateKey }] of signers.entries())
    await signed.sign(privateKey, at, 'SHA-256', Uint8Array.from(document).buffer);
  const info = new pki.ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) });
  return Buffer.from(info.toSchema().toBER()).toString('base64');
}

export type CmsRead = {
  signers: readonly { certificate: pki.Certificate | undefined; genuine: boolean; chained: boolean }[];
};

/** As NCANode reads it: our document counts only where the CMS carries none. Throws where it is no CMS of it. */
export async function readCms(base64: string, document: Uint8Array, root: pki.Certificate): Promise<CmsRead> {
  const info = pki.ContentInfo.fromBER(Uint8Array.from(Buffer.from(base64, 'base64')).buffer);
  const signed = new pki.SignedData({ schema: info.content });
  const inside = signed.encapContentInfo.eContent;
  const data = inside ? inside.getValue() : Uint8Array.from(document).buffer;
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', data));
  const certificates = (signed.certificates ?? []).filter((one) => one instanceof pki.Certificate);
  const signers = await Promise.all(
    signed.signerInfos.map(async (signer, at) => {
      const said = signer.signedAttrs?.attributes.find(({ type }) => type === OID.messageDigest)?.values[0];
      if (!(said instanceof OctetString) || !digest.equals(Buffer.from(said.getValue())))
        throw new Error('message-digest attribute value does not match calculated value');
      const { serialNumber } = signer.sid as pki.IssuerAndSerialNumber;
      const certificate = certificates.find((one) => one.serialNumber.isEqual(serialNumber));
      if (!certificate) return { certificate, genuine: true, chained: true };
      const genuine = await signed
        .verify({ signer: at, ...(inside ? {} : { data }), checkChain: false })
        .catch(() => false);
      return { certificate, genuine, chained: await certificate.verify(root).catch(() => false) };
    }),
  );
  return { signers };
}

export function iinOf({ subject }: pki.Certificate): string {
  const found = subject.typesAndValues.find(({ type }) => type === OID.serialNumber);
  return String(found?.value.valueBlock.value ?? '').replace(/^IIN/, '');
}
export const serialOf = ({ serialNumber }: pki.Certificate): string =>
  Buffer.from(serialNumber.valueBlock.valueHexView).toString('hex');
