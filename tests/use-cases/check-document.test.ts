/** Copies with signatures and marks, and what a stranger learns of a paper. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Instant } from '../../schema/values/local-date.ts';
import { paperNumber, parsePaperNumber, printPaperNumber } from '../../schema/values/paper-number.ts';
import { maskPhone, printPhone } from '../../schema/values/phone.ts';
import { inFull } from '../support/in-full.ts';
import { applied, given, signedDocument } from '../support/lending-steps.ts';
import { aBorrower, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { LENDER } from '../support/papers.ts';
import { pdfPages, pdfText } from '../support/pdf-text.ts';
import { shortOf } from '../support/size.ts';

let world: LendingWorld;
beforeAll(async () => {
  world = await lendingWorld();
});
afterAll(() => world.close());

let strangers = 0;
const check = async (wish: { number?: string; hash?: string }) =>
  given(await world.checkDocument({ key: `stranger ${strangers++}`, network: undefined }, wish)).paper;
const flat = (bytes: Uint8Array) => pdfText(bytes).replace(/[\s\u00a0]+/g, ' ');
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function shown(locale: 'RU' | 'KK', of?: Awaited<ReturnType<typeof fresh>>) {
  const { person, loan } = of ?? (await fresh());
  const wish = { borrowerId: person.borrowerId, loanId: loan.loanId, type: 'OFFER' as const, locale };
  const { document } = given(await world.documents.prepare(wish));
  return { person, loan, document, number: printPaperNumber(document.number ?? paperNumber('0'.repeat(20))) };
}
async function fresh() {
  const person = await aBorrower(world);
  return { person, loan: await applied(world, person) };
}
async function copyOf(document: { borrowerId: Parameters<typeof world.files.find>[0]; hash: string }) {
  const file = await world.files.find(document.borrowerId, document.hash);
  if (!file) throw new Error('not kept');
  const { content } = given(await world.documents.copy(file));
  return { file, content: content ?? new Uint8Array() };
}

it.each(
  shortOf(1, [
    ['RU', 'ещё не подписано', 'подписано кодом из SMS', 'время Казахстана (UTC+5)'],
    ['KK', 'әлі қойылған жоқ', 'SMS кодымен қойылды', 'Қазақстан уақыты (UTC+5)'],
  ] as const),
)(
  'the copy of a signed offer (%s) says who, when, by which code, to which phone and what text; the file stays',
  async (locale, before, after, zone) => {
    const { person, loan, document, number } = await shown(locale);
    const original = (await world.documents.read(person.borrowerId, document.hash)) ?? new Uint8Array();
    for (const words of [before, number, LENDER.licence, LENDER.register, printPhone(person.phone), person.iin])
      expect(flat(original)).toContain(words);
    await signedDocument(world, person, loan.loanId, 'OFFER', locale);
    const { file, content } = await copyOf(document);
    const words = flat(content);
    for (const said of [after, zone, maskPhone(person.phone), `${person.lastName} ${person.firstName}`, number])
      expect(words).toContain(said);
    expect(words.replaceAll(' ', '')).toContain(document.hash);
    const signature = (await world.files.sourceOf(person.borrowerId, document.hash))?.signature;
    const reference = signature && 'code' in signature ? signature.code : 'none';
    expect(reference).toMatch(/^[0-9A-F]{12}$/);
    expect(words).toContain(reference);
    expect(pdfPages(content)).toHaveLength(file.pages);
    expect(await world.documents.read(person.borrowerId, document.hash)).toEqual(original);
  },
);

inFull('the code itself is nowhere on the signed paper', async () => {
  const { person, loan, document } = await shown('RU');
  await signedDocument(world, person, loan.loanId, 'OFFER');
  const sms = world.sent.findLast((one) => one.to === person.phone && one.code)?.code ?? 'no code';
  const { content } = await copyOf(document);
  const signature = flat(content).split('Подпись заёмщика')[1] ?? '';
  expect(signature.split(/[\s,().+]+/)).not.toContain(sms);
});

it('a stranger learns kind, contract, days and that it holds, and no name; by number, file, copy or both', async () => {
  const { person, loan, document, number } = await shown('RU');
  expect(await check({ number })).toMatchObject({ standing: 'NOT_SIGNED', matches: null, signedAt: null });
  await signedDocument(world, person, loan.loanId, 'OFFER');
  const { content } = await copyOf(document);
  const found = { kind: 'OFFER', contract: loan.offerNumber, number: document.number, standing: 'IN_FORCE' };
  expect(await check({ number: number.toLowerCase() })).toMatchObject({ ...found, matches: null });
  expect(await check({ hash: document.hash })).toMatchObject({ ...found, matches: true });
  expect(await check({ hash: sumOf(content) })).toMatchObject({ ...found, matches: true });
  expect(await check({ number, hash: sumOf(content) })).toMatchObject({ ...found, matches: true });
  const changed = Uint8Array.from(content);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(await check({ number, hash: sumOf(changed) })).toMatchObject({ ...found, matches: false });
  const told = JSON.stringify(await check({ number, hash: document.hash }));
  for (const secret of [person.iin, person.lastName, person.firstName, person.phone, person.borrowerId, loan.loanId])
    expect(told).not.toContain(secret);
});

it('a number of nothing, a wrong number and a file of somebody else all answer the same', async () => {
  const { number } = await shown('RU');
  const other = `${number.slice(0, -1)}${number.endsWith('0') ? '1' : '0'}`;
  for (const wish of [{}, { number: other }, { number: 'short' }, { hash: 'a'.repeat(64) }, { hash: 'no sum' }])
    expect(await check(wish)).toBeNull();
  const { document } = await shown('RU');
  expect(await check({ number: 'short', hash: document.hash })).toBeNull();
});

it("a borrower's upload cannot be found", async () => {
  const { person, loan } = await fresh();
  const upload = { borrowerId: person.borrowerId, loanId: loan.loanId, title: 'a.pdf', mime: 'application/pdf' };
  const at = { shownAt: '2026-11-22T06:00:00.000Z' as Instant, signedAt: null };
  const kept = await world.files.keep({ ...upload, ...at, kind: 'STATEMENT', pages: 1 }, Buffer.from('%PDF wages'));
  expect(await check({ hash: kept.hash })).toBeNull();
});

it('a stranger who asks on and on is refused', async () => {
  const answers = [];
  for (let i = 0; i < 61; i++)
    answers.push(await world.checkDocument({ key: 'one address', network: undefined }, { number: 'x' }));
  expect(answers.filter((answer) => 'refusal' in answer)).toEqual([{ refusal: { code: 'TOO_MANY_REQUESTS' } }]);
});

it('an offer that another one replaced says so in the list, on its copy and to a stranger; its file stays', async () => {
  const one = await shown('RU');
  const two = await shown('KK', one);
  const { person, loan } = one;
  await signedDocument(world, person, loan.loanId, 'OFFER', 'KK');
  const listed = await world.documents.list(person.borrowerId, loan.loanId);
  expect(listed.map(({ hash, replacedBy }) => [hash, replacedBy?.hash ?? null])).toEqual(
    expect.arrayContaining([
      [one.document.hash, two.document.hash],
      [two.document.hash, null],
    ]),
  );
  const { content } = await copyOf(one.document);
  expect(flat(content)).toContain('ЗАМЕНЕНО');
  expect(flat(content)).toContain(two.number);
  const paper = await check({ number: one.number, hash: sumOf(content) });
  expect(paper).toMatchObject({ standing: 'REPLACED', matches: true });
  expect(paper?.replacedAt).not.toBeNull();
  expect(sumOf((await world.documents.read(person.borrowerId, one.document.hash)) ?? content)).toBe(one.document.hash);
});

it('a number may be typed with blanks, small letters, and O and I for 0 and 1', () => {
  const number = paperNumber('0123456789abcdef0123');
  expect(printPaperNumber(number)).toBe('04HM-ASW9-NF6Y-Y093');
  expect(parsePaperNumber(' o4hm asw9 nf6y yo93 ')).toBe(number);
  for (const wrong of ['', '04HM-ASW9-NF6Y-Y09', '04HM-ASW9-NF6Y-Y0933', '04HM-ASW9-NF6Y-Y09U'])
    expect(parsePaperNumber(wrong)).toBeUndefined();
});
