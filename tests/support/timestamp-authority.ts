/** A timestamp authority over HTTP (RFC 3161) that really signs, and can be made to err. */
import { type BaseBlock, Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import * as pki from 'pkijs';
import { issued, type Signer } from './eds-signers.ts';
import { listen } from './gateway-line.ts';

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const OID = {
  policy: '1.2.3.4.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const;

/** `replay`: the token given before, whatever is asked; `for-signing`: by a certificate that is not for timestamps. */
export type Fault = 'NONE' | 'refuse' | 'replay' | 'garbage' | 'down' | 'for-signing' | 'forged';

export async function timestampAuthority() {
  const root = await issued({ name: 'Root of the clocks', serial: 1, issues: true });
  const clock = await issued({ name: 'Clock of the test', serial: 2, purpose: TIME_STAMPING }, root);
  const signer = await issued({ name: 'Signer of papers', serial: 3 }, root);
  const state = { fault: 'NONE' as Fault, asked: 0, before: undefined as pki.ContentInfo | undefined };
  const answerTo = async (body: Uint8Array): Promise<Uint8Array> => {
    const { fault, before } = state;
    const asked = pki.TimeStampReq.fromBER(Uint8Array.from(body).buffer);
    const fresh = await tokenOf(asked, fault === 'for-signing' ? signer : clock);
    const token = fault === 'replay' && before ? before : fresh;
    state.before = token;
    const answer =
      fault === 'refuse'
        ? new pki.TimeStampResp({ status: new pki.PKIStatusInfo({ status: 2 }) })
        : new pki.TimeStampResp({ status: new pki.PKIStatusInfo({ status: 0 }), timeStampToken: token });
    const bytes = Buffer.from(answer.toSchema().toBER());
    if (fault === 'forged') bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    return bytes;
  };
  const server = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    state.asked += 1;
    if (state.fault === 'down') return void response.writeHead(503).end();
    response.setHeader('content-type', 'application/timestamp-reply');
    if (state.fault === 'garbage') return void response.end(body);
    response.end(await answerTo(body));
  });
  const pem = (certificate: pki.Certificate) =>
    `-----BEGIN CERTIFICATE-----\n${Buffer.from(certificate.toSchema(true).toBER()).toString('base64')}\n-----END CERTIFICATE-----\n`;
  const close = () => new Promise<void>((done) => server.server.close(() => done()));
  return { url: server.url, close, state, rootPem: pem(root.certificate), root: root.certificate };
}

async function tokenOf(asked: pki.TimeStampReq, { certificate, privateKey }: Signer): Promise<pki.ContentInfo> {
  const said = new pki.TSTInfo({
    version: 1,
    policy: OID.policy,
    messageImprint: asked.messageImprint,
    serialNumber: new Integer({ value: Math.trunc(performance.now()) }),
    genTime: new Date(),
    ...(asked.nonce ? { nonce: asked.nonce } : {}),
  });
  const inside = said.toSchema().toBER();
  const digest = await crypto.subtle.digest('SHA-256', inside);
  const own = await crypto.subtle.digest('SHA-256', certificate.toSchema(true).toBER());
  const attribute = (type: string, value: BaseBlock) => new pki.Attribute({ type, values: [value] });
  const signed = new pki.SignedData({
    version: 3,
    encapContentInfo: new pki.EncapsulatedContentInfo({
      eContentType: pki.id_eContentType_TSTInfo,
      eContent: new OctetString({ valueHex: inside }),
    }),
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(OID.contentType, new ObjectIdentifier({ value: pki.id_eContentType_TSTInfo })),
            attribute(OID.messageDigest, new OctetString({ valueHex: digest })),
            attribute(
              OID.signingCertificateV2,
              new Sequence({
                value: [new Sequence({ value: [new Sequence({ value: [new OctetString({ valueHex: own })] })] })],
              }),
            ),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  // In one piece, as DER wants it: the constructor has cut it up.
  signed.encapContentInfo.eContent = new OctetString({ valueHex: inside });
  await signed.sign(privateKey, 0, 'SHA-256', inside);
  return new pki.ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) });
}
