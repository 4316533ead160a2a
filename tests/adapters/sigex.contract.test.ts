/** eGov QR by SIGEX, checked by NCANode: both imitated over HTTP, certificates and signatures real. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Iin } from '../../schema/values/iin.ts';
import { ncanodeChecker } from '../../server/adapters/eds/ncanode.ts';
import { sigexEds } from '../../server/adapters/eds/sigex.ts';
import type { Eds, EdsCollected, EdsOpened } from '../../server/ports/eds.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../server/ports/provider.ts';
import { type EdsLine, edsLine } from '../support/eds-line.ts';
import { cmsOf, issued, type Signer } from '../support/eds-signers.ts';

const IIN = '900412400113' as Iin;
const OTHER = '850101300015';
const PDF = Buffer.from('%PDF-1.7 the offer');
const TITLES = { RU: 'Оферта', KK: 'Оферта (қаз.)' };
const signal = AbortSignal.timeout(60_000);

let line: EdsLine;
let eds: Eds;
let warned: string[];
let own: Signer;
beforeAll(async () => {
  line = await edsLine();
  own = await issued({ name: 'ТЕСТОВ ТЕСТ', iin: IIN, serial: 0x21 }, line.root);
});
afterAll(() => line.stop());
beforeEach(() => {
  Object.assign(line.world, { sigex: 'up', ncanode: 'up', ocsp: 'good' });
  line.seen.length = 0;
  warned = [];
  const warn = (reason: string) => warned.push(reason);
  const checker = ncanodeChecker({ url: line.ncanodeUrl, now: () => new Date(), warn });
  eds = sigexEds({ url: line.sigexUrl, checker, warn, holdMs: 150 });
});

const order = {
  key: 'k',
  documentHash: 'ab'.repeat(32),
  document: PDF,
  iin: IIN,
  title: TITLES.RU,
  titles: TITLES,
  returnUrl: 'https://nesie.kz',
  locale: 'RU',
} as const;
async function opened(): Promise<Extract<EdsOpened, { state: 'OPEN' }> & { handle: string }> {
  const page = await eds.open(order);
  if (page.state !== 'OPEN' || page.handle === undefined) throw new Error('not open');
  return { ...page, handle: page.handle };
}
const collect = async (handle: string): Promise<EdsCollected> => {
  const got = await eds.collector?.collect({ handle, titles: TITLES, document: PDF }, signal);
  if (!got) throw new Error('no collector');
  return got;
};
/** Asks on until something other than waiting comes. */
async function collected(handle: string): Promise<EdsCollected> {
  for (let next = handle; ; ) {
    const got = await collect(next);
    if (got.state !== 'WAITING') return got;
    next = got.handle;
  }
}
const check = (cms: string, document = PDF) => eds.checker?.check(cms, { document, iin: IIN }, signal);

describe('signing by SIGEX', () => {
  it('shows a QR code of SIGEX, hands the document over once it is scanned, and fetches the signature', async () => {
    const page = await opened();
    expect(page).toMatchObject({ pageUrl: expect.stringMatching(/^https:\/\/m\.egov\.kz/) });
    expect(page.qrImage).toMatch(/^data:image\/gif;base64,R0lGOD/);
    // Nobody has scanned it yet: the call is broken off, and the handle stays.
    expect(await collect(page.handle)).toEqual({ state: 'WAITING', handle: page.handle });
    line.scan(page.pageUrl);
    const handed = await collect(page.handle);
    expect(handed.state).toBe('WAITING');
    expect(line.procedure(page.pageUrl)).toMatchObject({
      description: TITLES.RU,
      document: PDF,
      method: 'CMS_SIGN_ONLY',
    });
    const cms = await cmsOf(PDF, [own]);
    line.answer(page.pageUrl, { cms });
    expect('handle' in handed && (await collected(handed.handle))).toEqual({ state: 'SIGNED', signature: cms });
    expect(await check(cms)).toEqual({ trusted: true });
    expect(
      eds.readCallback({ headers: {}, body: PDF, path: '/', receivedAt: '2026-11-25T00:00:00.000Z' as never }),
    ).toEqual({
      problem: 'UNSIGNED',
    });
  });

  it.each([
    ['refused by the signer', { status: 'CANCELED' }],
    ['expired at SIGEX', { message: 'Время ожидания истекло' }],
  ])('a signature %s is refused', async (_what, answer) => {
    const page = await opened();
    line.scan(page.pageUrl);
    line.answer(page.pageUrl, answer);
    expect(await collected(page.handle)).toEqual({ state: 'REFUSED' });
    expect(warned).toHaveLength(1);
  });

  it.each([
    ['SIGEX is down', 'down'],
    ['SIGEX refuses', 'refuses'],
    ['the document should go to another host', 'elsewhere'],
  ] as const)('nothing is opened while %s', async (_what, mood) => {
    line.world.sigex = mood;
    expect(await eds.open(order)).toEqual({ state: 'UNKNOWN' });
    expect(warned).toHaveLength(1);
    expect(warned.join()).not.toMatch(/egovQr|127\.0\.0/);
  });

  it('a connection that breaks is unavailable, and asked again under the same handle', async () => {
    const page = await opened();
    line.world.sigex = 'down';
    await expect(collect(page.handle)).rejects.toBeInstanceOf(ProviderUnavailable);
    line.world.sigex = 'up';
    line.scan(page.pageUrl);
    line.answer(page.pageUrl, { cms: await cmsOf(PDF, [own]) });
    expect((await collected(page.handle)).state).toBe('SIGNED');
  });

  it('what is no signature in form is never passed on', async () => {
    const page = await opened();
    line.scan(page.pageUrl);
    line.answer(page.pageUrl, { cms: 'not base64!' });
    await expect(collected(page.handle)).rejects.toBeInstanceOf(ProviderGarbage);
  });
});

describe('checking by NCANode', () => {
  const issue = (wish: Partial<Parameters<typeof issued>[0]>, by = line.root) =>
    issued({ name: 'ТЕСТОВ ТЕСТ', iin: IIN, serial: 0x30, ...wish }, by);

  it.each([
    ["another person's key", () => issue({ iin: OTHER }), 'OTHER_PERSON'],
    ['a certificate that has ended', () => issue({ from: -400, to: -1 }), 'CERTIFICATE'],
    ['a certificate that has not begun', () => issue({ from: 1 }), 'CERTIFICATE'],
    ['a key for signing in (AUTH)', () => issue({ serial: 0x0f01 }), 'CERTIFICATE'],
    ['the key of an organisation', () => issue({ serial: 0x0e01 }), 'CERTIFICATE'],
    ['a certificate that the signer made himself', async () => issue({}, await issue({ serial: 7 })), 'CERTIFICATE'],
  ])('%s is refused', async (_what, signer, failure) => {
    expect(await check(await cmsOf(PDF, [await signer()]))).toEqual({ trusted: false, failure });
    expect(warned.join()).not.toMatch(/\d{12}/);
  });

  it('a signature of other bytes is refused, also one that carries them inside', async () => {
    const other = Buffer.from('%PDF-1.7 another offer');
    expect(await check(await cmsOf(other, [own]))).toEqual({ trusted: false, failure: 'DOCUMENT' });
    // NCANode finds this one valid: it never looks at our document.
    expect(await check(await cmsOf(other, [own], { attached: true }))).toEqual({ trusted: false, failure: 'DOCUMENT' });
    expect(line.seen).toHaveLength(1);
  });

  it.each([
    ['no signer', async () => cmsOf(PDF, [])],
    ['two signers', async () => cmsOf(PDF, [own, await issue({ serial: 0x31 })])],
    ['no certificate of the signer', async () => cmsOf(PDF, [own], { bare: true })],
    ['no CMS at all', async () => Buffer.from('hello').toString('base64')],
  ])('%s is refused, whatever NCANode thinks of it', async (_what, cms) => {
    line.world.ncanode = 'believes-all';
    expect(await check(await cms())).toEqual({ trusted: false, failure: 'DOCUMENT' });
  });

  it('a broken signature of our bytes is refused', async () => {
    const bytes = Buffer.from(await cmsOf(PDF, [own]), 'base64');
    bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
    expect(await check(bytes.toString('base64'))).toEqual({ trusted: false, failure: 'DOCUMENT' });
  });

  it('a revoked certificate is refused; OCSP without an answer is not trusted and asked again', async () => {
    const cms = await cmsOf(PDF, [own]);
    line.world.ocsp = 'revoked';
    expect(await check(cms)).toEqual({ trusted: false, failure: 'CERTIFICATE' });
    line.world.ocsp = 'silent';
    await expect(check(cms)).rejects.toThrow('OCSP');
    line.world.ncanode = 'believes-all';
    await expect(check(cms)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(line.seen.at(-2)?.checks).toEqual(['OCSP']);
    Object.assign(line.world, { ocsp: 'good', ncanode: 'up' });
    expect(await check(cms)).toEqual({ trusted: true });
  });

  it.each([
    ['down', ProviderUnavailable],
    ['nonsense', ProviderGarbage],
  ] as const)('NCANode that is %s trusts nobody', async (mood, error) => {
    line.world.ncanode = mood;
    await expect(check(await cmsOf(PDF, [own]))).rejects.toBeInstanceOf(error);
  });
});
