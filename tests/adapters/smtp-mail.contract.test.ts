/** Letters by SMTP to a real server of the protocol, inside TLS, with their DKIM signature checked. */
import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { generate } from 'selfsigned';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMail } from '../../server/adapters/mail/smtp.ts';

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const letters: string[] = [];
const warned: object[] = [];
let refusal: Error | undefined;
let server: SMTPServer;
let settings: Parameters<typeof smtpMail>[0];

beforeAll(async () => {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  server = new SMTPServer({
    key: made.private,
    cert: made.cert,
    authMethods: ['PLAIN'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'nesie' && password === 'right' ? done(null, { user: 'nesie' }) : done(new Error('no such user')),
    onRcptTo: (_address, _session, done) => done(refusal),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        letters.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  const dkim = { domainName: 'nesie.kz', keySelector: 's2026', privateKey: pair.privateKey };
  const login = { user: 'nesie', password: 'right', from: 'Nesie <no-reply@nesie.kz>' };
  settings = { host: 'localhost', port, secure: false, ...login, dkim, ca: made.cert };
});
afterAll(() => new Promise<void>((closed) => server.close(closed)));
beforeEach(() => {
  letters.length = 0;
  warned.length = 0;
  refusal = undefined;
});

const mail = (change: Partial<typeof settings> = {}) =>
  smtpMail({ ...settings, ...change }, (facts) => warned.push(facts));
const LETTER = { key: 'notice-1', to: 'aigerim@example.kz', subject: 'Төлем күні', text: 'Ертең төлем күні.\n' };

describe('mail by SMTP', () => {
  it('sends text and papers with STARTTLS, and a repeat has the same Message-ID', async () => {
    const attachments = [{ name: 'шарт.pdf', mime: 'application/pdf', content: Buffer.from('%PDF-1.7 test') }];
    expect(await mail().send({ ...LETTER, attachments })).toBe('sent');
    expect(await mail().send({ ...LETTER, attachments })).toBe('sent');
    const [first = '', second = ''] = letters;
    expect(first).toContain(Buffer.from('%PDF-1.7 test').toString('base64'));
    expect(first).toMatch(/^To: aigerim@example\.kz\r$/m);
    const idOf = (letter: string) => /^Message-ID: (<[0-9a-f]{40}@nesie\.kz>)/im.exec(letter)?.[1];
    expect(idOf(first)).toBeDefined();
    expect(idOf(second)).toBe(idOf(first));
  });

  it('signs with DKIM, and the key of the domain proves it', async () => {
    await mail().send(LETTER);
    expect(isSigned(letters[0] ?? '', pair.publicKey)).toBe(true);
    expect(isSigned((letters[0] ?? '').replace('Subject:', 'Subject: x'), pair.publicKey)).toBe(false);
  });

  it('a wrong password, an unknown certificate, a refused address and a dead server are not sent', async () => {
    expect(await mail({ password: 'wrong' }).send(LETTER)).toBe('not-sent');
    const { ca: _ca, ...strange } = settings;
    expect(await smtpMail(strange, (facts) => warned.push(facts)).send(LETTER)).toBe('not-sent');
    refusal = Object.assign(new Error('no mailbox aigerim@example.kz'), { responseCode: 550 });
    expect(await mail().send(LETTER)).toBe('not-sent');
    expect(await mail({ port: 1 }).send(LETTER)).toBe('not-sent');
    expect(letters).toEqual([]);
    expect(warned).toHaveLength(4);
    expect(JSON.stringify(warned)).toContain('550');
    expect(JSON.stringify(warned)).not.toMatch(/aigerim|wrong/);
  });

  it('a line break in an address or a subject adds no header', async () => {
    await mail().send({ ...LETTER, subject: 'Күн\r\nBcc: thief@example.kz' });
    expect(letters.join('')).not.toMatch(/^Bcc:/im);
  });
});

/** RFC 6376, rsa-sha256 with relaxed/relaxed, written by the letter for this check. */
function isSigned(letter: string, publicKey: string): boolean {
  const split = letter.indexOf('\r\n\r\n');
  const headers = letter.slice(0, split).split(/\r\n(?![ \t])/);
  const relaxed = (header: string) => {
    const [name = '', ...rest] = header.split(':');
    return `${name.trim().toLowerCase()}:${rest
      .join(':')
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`;
  };
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? '';
  const tag = (name: string) => new RegExp(`[;:\\s]${name}=([^;]+)`).exec(signature)?.[1]?.replace(/\s/g, '') ?? '';
  const lines = letter
    .slice(split + 4)
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ');
  const body = `${lines.replace(/(\r\n)*$/, '')}\r\n`;
  if (tag('bh') !== createHash('sha256').update(body).digest('base64')) return false;
  const signed = tag('h')
    .split(':')
    .flatMap((name) => headers.filter((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`)).slice(-1))
    .map(relaxed);
  const own = relaxed(signature)
    .replace(/([;\s]b=)[^;]*/, '$1')
    .trimEnd();
  return verify('sha256', Buffer.from([...signed, own].join('\r\n')), publicKey, Buffer.from(tag('b'), 'base64'));
}
