/** A SOAP service over HTTP: what it was sent, as a tree, and what it says next. */
import { type Node, nodeAt, readTree } from '../../server/adapters/xml/tree.ts';
import { listen } from './gateway-line.ts';

export type SoapAsked = { path: string; header: Node; body: Node; authorization: string | undefined; xml: string };
export type SoapSaid = string | { status: number; xml: string } | 'HANG_UP' | 'SILENCE';

export const envelope = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body>${inside}</S:Body></S:Envelope>`;
export const fault = (code: string): SoapSaid => ({
  status: 500,
  xml: envelope(`<S:Fault><faultcode>${code}</faultcode><faultstring>about 900515300008</faultstring></S:Fault>`),
});

export async function soapLine(answer: (asked: SoapAsked) => SoapSaid) {
  const seen: SoapAsked[] = [];
  const { server, url } = await listen(async (request, response) => {
    const xml = Buffer.concat(await request.toArray()).toString('utf8');
    const tree = nodeAt(readTree(xml) ?? {}, 'Envelope');
    const { authorization } = request.headers;
    const asked = {
      path: request.url ?? '',
      header: nodeAt(tree, 'Header'),
      body: nodeAt(tree, 'Body'),
      authorization,
      xml,
    };
    seen.push(asked);
    const said = answer(asked);
    if (said === 'SILENCE') return;
    if (said === 'HANG_UP') return void request.socket.destroy();
    const { status, xml: text } = typeof said === 'string' ? { status: 200, xml: said } : said;
    response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' }).end(text);
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, seen, close };
}
