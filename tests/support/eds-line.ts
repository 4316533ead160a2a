/** Imitations of SIGEX (eGov QR) and of NCANode v3 over HTTP, with a signer who holds a phone. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { iinOf, issued, readCms, type Signer, serialOf } from './eds-signers.ts';
import { listen } from './gateway-line.ts';

type Sent = { signMethod: string; documentsToSign: [{ document: { file: { data: string } } }] };
type Procedure = { description: string; document?: Buffer; method?: string; result?: object };
export type Ocsp = 'good' | 'revoked' | 'silent';

/** A GIF of one point: what SIGEX sends is a picture. */
const QR_GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const bodyOf = async (request: IncomingMessage) =>
  JSON.parse(Buffer.concat(await request.toArray()).toString('utf8') || '{}');
const say = (response: ServerResponse, body: object, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export type EdsLine = Awaited<ReturnType<typeof edsLine>>;

export async function edsLine() {
  const root = await issued({ name: 'ҰЛТТЫҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ', serial: 1 });
  const procedures = new Map<string, Procedure>();
  const scanned = new Set<string>();
  const world = { sigex: 'up', ncanode: 'up', ocsp: 'good' } as {
    sigex: 'up' | 'down' | 'refuses' | 'elsewhere';
    ncanode: 'up' | 'down' | 'nonsense' | 'believes-all';
    ocsp: Ocsp;
  };
  const seen: { path: string; checks: unknown }[] = [];

  /** Held until `done`, as SIGEX holds it while the signer is busy. */
  async function heldUntil(request: IncomingMessage, done: () => boolean): Promise<boolean> {
    while (!done()) {
      if (request.socket.destroyed) return false;
      await sleep(5);
    }
    return true;
  }

  function register(response: ServerResponse, description: string): void {
    const id = randomUUID();
    procedures.set(id, { description });
    const at = world.sigex === 'elsewhere' ? 'http://127.0.0.2:1' : sigex.url;
    const link = `https://m.egov.kz/mobileSign/?link=${encodeURIComponent(`${at}/api/egovQr/${id}`)}`;
    const urls = { dataURL: `${at}/api/egovQr/${id}`, signURL: `${at}/api/egovQr/sign/${id}` };
    say(response, { expireAt: Date.now() + 300_000, qrCode: QR_GIF, eGovMobileLaunchLink: link, ...urls });
  }

  async function take(request: IncomingMessage, response: ServerResponse, id: string, body: Sent): Promise<void> {
    const procedure = procedures.get(id);
    if (!procedure || procedure.document) return void say(response, { message: 'Данные уже переданы' });
    if (!(await heldUntil(request, () => scanned.has(id)))) return;
    procedure.document = Buffer.from(body.documentsToSign[0].document.file.data, 'base64');
    procedure.method = body.signMethod;
    say(response, { signURL: `${sigex.url}/api/egovQr/sign/${id}` });
  }

  const sigex = await listen(async (request, response) => {
    const path = request.url ?? '';
    const body = await bodyOf(request);
    if (world.sigex === 'down') return request.socket.destroy();
    if (world.sigex === 'refuses') return say(response, { message: 'Превышен лимит' });
    if (path === '/api/egovQr') return register(response, body.description);
    const id = path.split('/').at(-1) ?? '';
    if (request.method === 'POST') return take(request, response, id, body);
    const result = () => procedures.get(id)?.result;
    if (await heldUntil(request, () => result() !== undefined)) say(response, result() ?? {});
  });

  const ncanode = await listen(async (request, response) => {
    const { cms, data, revocationCheck } = await bodyOf(request);
    seen.push({ path: request.url ?? '', checks: revocationCheck });
    if (world.ncanode === 'down') return void request.socket.destroy();
    if (world.ncanode === 'nonsense') return void response.end('<html>');
    try {
      const read = await readCms(cms, Buffer.from(data, 'base64'), root.certificate);
      const checked = revocationCheck.includes('OCSP') ? world.ocsp : undefined;
      const signers = read.signers.map(({ certificate, chained }) => ({
        certificates: certificate ? [infoOf(certificate, chained, checked)] : [],
      }));
      const valid =
        world.ncanode === 'believes-all' ||
        read.signers.every(
          ({ genuine, chained }, at) => genuine && chained && signers[at]?.certificates[0]?.valid !== false,
        );
      say(response, { status: 200, message: 'OK', valid, signers });
    } catch (error) {
      say(response, { status: 400, message: (error as Error).message }, 400);
    }
  });

  function infoOf(certificate: Signer['certificate'], chained: boolean, ocsp: Ocsp | undefined) {
    const [from, to] = [certificate.notBefore.value, certificate.notAfter.value];
    const alive = from.getTime() <= Date.now() && to.getTime() >= Date.now();
    // An unknown issuer leaves nothing to ask OCSP with.
    const answer = chained ? ocsp : ocsp && 'silent';
    const reasons = { good: 'OK', revoked: 'OK', silent: 'Connect to ocsp.pki.gov.kz:80 timed out' };
    return {
      valid: alive && chained && (answer === undefined || answer === 'good'),
      revocations: answer
        ? [{ revoked: answer === 'revoked', by: 'OCSP', revocationTime: null, reason: reasons[answer] }]
        : [],
      notBefore: from.toISOString().replace('Z', '+00:00'),
      notAfter: to.toISOString().replace('Z', '+00:00'),
      keyUsage: serialOf(certificate).startsWith('0f') ? 'AUTH' : 'SIGN',
      serialNumber: serialOf(certificate),
      keyUser: serialOf(certificate).startsWith('0e') ? ['ORGANIZATION', 'CEO'] : ['INDIVIDUAL'],
      subject: { commonName: 'ТЕСТОВ ТЕСТ', iin: iinOf(certificate) },
    };
  }

  const idOf = (pageUrl: string) =>
    new URL(new URL(pageUrl).searchParams.get('link') ?? '').pathname.split('/').at(-1) ?? '';
  return {
    root,
    world,
    seen,
    sigexUrl: sigex.url,
    ncanodeUrl: ncanode.url,
    procedure: (pageUrl: string) => procedures.get(idOf(pageUrl)),
    scan: (pageUrl: string) => void scanned.add(idOf(pageUrl)),
    /** What the app has signed; a text is an error of SIGEX. */
    answer(pageUrl: string, answer: { cms: string } | { message: string } | { status: string }) {
      const procedure = procedures.get(idOf(pageUrl));
      if (!procedure) throw new Error('no such procedure');
      procedure.result =
        'cms' in answer
          ? {
              signMethod: 'CMS_SIGN_ONLY',
              documentsToSign: [{ id: 1, document: { file: { mime: '', data: answer.cms } } }],
            }
          : answer;
    },
    stop() {
      for (const { server } of [sigex, ncanode]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
