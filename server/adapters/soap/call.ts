/** SOAP 1.1 over HTTP: one body out, one body back; how it fails is a typed error (R710). */
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { rootCertificates } from 'node:tls';
import { XMLBuilder } from 'fast-xml-parser';
import { ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';
import { type Node, nodesAt, readTree, textAt } from '../xml/tree.ts';

export type SoapLine = {
  url: string;
  /** A certification authority of the provider's own (PEM), trusted for this provider beside the usual ones. */
  ca?: string | undefined;
  timeoutMs?: number;
};
export type SoapRequest = {
  /** Names with the prefix `p`, which stands for `namespace`. */
  namespace: string;
  header: object;
  body: object;
  /** Sent as `Authorization`. */
  basic?: string;
};

/** What the provider refused as such: its own code, and whether the fault is ours. */
export class SoapFault extends Error {
  override name = 'SoapFault';
  readonly code: string;
  constructor(code: string) {
    super(`a fault, ${code}`);
    this.code = code;
  }
}

/** The login was refused. */
export class LoginRefused extends Error {
  override name = 'LoginRefused';
}

const TIMEOUT_MS = 20_000;
const MOST_BYTES = 8 * 1024 * 1024;
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true });

const envelopeOf = ({ namespace, header, body }: SoapRequest): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${builder.build({
    'soapenv:Envelope': {
      '@xmlns:soapenv': 'http://schemas.xmlsoap.org/soap/envelope/',
      '@xmlns:p': namespace,
      'soapenv:Header': header,
      'soapenv:Body': body,
    },
  })}`;

/** The only element of the body, by name. @throws ProviderUnavailable | ProviderGarbage | SoapFault | LoginRefused */
export async function soapCall(
  line: SoapLine,
  asked: SoapRequest,
  answerName: string,
  signal: AbortSignal,
): Promise<Node> {
  const { status, text } = await post(line, envelopeOf(asked), asked.basic, signal);
  if (status === 401 || status === 403) throw new LoginRefused(`answered ${status}`);
  const body = readTree(text);
  const fault = body && nodesAt(body, 'Envelope/Body/Fault')[0];
  if (fault) throw new SoapFault(codeOf(textAt(fault, 'faultcode')));
  if (status !== 200) throw new ProviderUnavailable(`answered ${status}`);
  if (!body) throw new ProviderGarbage('the answer is no XML');
  const [answer, ...more] = nodesAt(body, `Envelope/Body/${answerName}`);
  if (!answer || more.length > 0) throw new ProviderGarbage(`the answer has no ${answerName}`);
  return answer;
}

/** Of `S:Server` it is `Server`; a text of the provider's own may name a person, so nothing else is told. */
const codeOf = (faultcode: string): string => /^(?:\w+:)?([\w.-]{1,40})$/.exec(faultcode)?.[1] ?? 'unnamed';

/** SOAP 1.1 says by the code whose fault it was; a request that is wrong stays wrong when it is repeated. */
export function throwFault(fault: SoapFault): never {
  if (/^(Client|VersionMismatch|MustUnderstand)\b/.test(fault.code)) throw new ProviderGarbage(fault.message);
  throw new ProviderUnavailable(fault.message);
}

function post(
  { url, ca, timeoutMs = TIMEOUT_MS }: SoapLine,
  envelope: string,
  basic: string | undefined,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const options = {
    method: 'POST',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    headers: {
      'content-type': 'text/xml; charset=utf-8',
      'content-length': Buffer.byteLength(envelope),
      soapaction: '""',
      ...(basic === undefined ? {} : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }),
    },
  };
  return new Promise((answered, failed) => {
    const fail = (error: Error & { code?: string }) => failed(new ProviderUnavailable(error.code ?? error.name));
    const sent =
      new URL(url).protocol === 'https:'
        ? tlsRequest(url, { ...options, ...(ca === undefined ? {} : { ca: [...rootCertificates, ca] }) })
        : plainRequest(url, options);
    sent.on('error', fail);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MOST_BYTES) response.destroy(new Error('a very long answer'));
        parts.push(part);
      });
      response.on('error', fail);
      response.on('end', () =>
        answered({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      );
    });
    sent.end(envelope);
  });
}
