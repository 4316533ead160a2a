import { describe, expect, test } from 'vitest';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { pdfkitPrinter } from '../../server/adapters/pdf/pdfkit.ts';
import { layoutOf } from '../../server/adapters/statement/layouts.ts';
import { pdfStatementReader } from '../../server/adapters/statement/reader.ts';
import { SAMPLE_BANKS, sampleStatement } from '../../server/adapters/statement/sample.ts';
import { BANK_PAPERS, paper } from '../support/bank-papers.ts';
import { bomb, handWritten, plainPdf, selfDrawing, withPdfkit, withScript } from '../support/hostile-pdfs.ts';
import { inFull } from '../support/in-full.ts';
import { FULL, shortOf } from '../support/size.ts';

const reader = pdfStatementReader();
const problemOf = async (content: Uint8Array) => {
  const read = await reader.read(content);
  return 'problem' in read ? read.problem : 'none';
};
const good = (bank: string) =>
  sampleStatement(pdfkitPrinter(), {
    kind: 'GOOD',
    bank,
    holder: 'Ахметов Әлихан',
    income: 300_000,
    today: localDate('2026-11-22'),
  });
const secret = (password: object) => withPdfkit(password, (pdf) => void pdf.text('Kaspi Gold'));
const followedBy = async (tail: string) => Buffer.concat([await good('Kaspi Bank'), Buffer.from(tail, 'latin1')]);

/** Each takes seconds until the reader gives up. */
const HEAVY: readonly [what: string, problem: string, make: () => Buffer][] = [
  ['of very many objects', 'TOO_COMPLEX', () => plainPdf({ more: Array.from({ length: 20_001 }, () => 'null') })],
  ['that inflates to 400 MiB', 'TOO_COMPLEX', () => bomb(400)],
];

describe('a statement', () => {
  test.each(shortOf(2, SAMPLE_BANKS))('a statement of %s is read with every letter and sign', async (bank) => {
    expect(await reader.read(await good(bank))).toMatchObject({
      pages: 1,
      statement: { bank, holder: 'Ахметов Әлихан', from: '2026-05-21', to: '2026-11-21', active: true },
    });
  });

  test.each(shortOf(3, Object.keys(BANK_PAPERS)))(
    'the own layout of %s is read, and money of the borrower himself is no income',
    async (bank) => {
      const read = await reader.read(await paper(BANK_PAPERS[bank] ?? []));
      expect(read).toMatchObject({
        statement: { bank, holder: 'Ахметов Әлихан', from: '2026-05-21', to: '2026-11-21', active: true },
      });
      expect('statement' in read && read.statement.operations).toEqual([
        { on: '2026-11-05', amount: tenge(300_000) },
        { on: '2026-10-30', amount: 0n },
        { on: '2026-10-30', amount: -409_324n },
      ]);
    },
  );

  test.each(Object.keys(BANK_PAPERS))('a paper of %s without its period, its holder or a row is not read', (bank) => {
    const lines = BANK_PAPERS[bank] ?? [];
    const without = (gone: RegExp) => layoutOf(lines.filter((line) => !gone.test(line)))?.();
    expect(without(/^$/)).toMatchObject({ bank });
    expect(without(/21\.05\.(20)?26/)).toBeUndefined();
    expect(layoutOf(lines.map((line) => line.replace(/Ахметов|Әлихан/g, '')))?.()).toBeUndefined();
    if (lines.some((line) => /^Пополнени[ея] ?\+/.test(line)))
      expect(without(/^05\.11\.(20)?26 ?\+ ?300/)).toBeUndefined();
  });

  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['no PDF', 'INVALID', () => Buffer.from('GIF89a')],
    ['empty', 'INVALID', () => Buffer.alloc(0)],
    ['a PDF of no bank', 'FORMAT', () => withPdfkit({}, (pdf) => void pdf.text('Bank of Nowhere'))],
    ['a page without a word', 'NOT_PARSED', () => plainPdf()],
    ['locked by a password', 'ENCRYPTED', () => secret({ userPassword: 'a', ownerPassword: 'b' })],
    ['encrypted for all to open', 'ENCRYPTED', () => secret({ ownerPassword: 'b' })],
    ['with a program', 'SCRIPT', () => withScript('JavaScript')],
    ['with a program whose name is written in code', 'SCRIPT', () => withScript('J#61vaScript')],
    [
      'with a command on a page',
      'SCRIPT',
      () => plainPdf({ page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (cmd.exe) >> >>]' }),
    ],
    [
      'with another file inside',
      'ATTACHMENT',
      () => withPdfkit({}, (pdf) => void pdf.file(Buffer.from('x'), { name: 'a.exe' })),
    ],
    [
      'with another file under a name in code',
      'ATTACHMENT',
      () =>
        plainPdf({
          catalog: '/Names << /#45mbeddedFiles << /Names [(a) << /Type /Filespec /F (a) /EF << /F 5 0 R >> >>] >> >>',
          more: ['<< /Length 1 >>\nstream\nx\nendstream'],
        }),
    ],
    ['whose table leads to itself', 'LOOP', () => handWritten({}, (xref) => `${xref}`)],
    ['that is a web page at its end', 'MIXED', () => followedBy('<html><script>alert(1)</script></html>')],
    [
      'that is a web page at its start',
      'MIXED',
      () => Buffer.from(plainPdf().toString('latin1').replace('\n', '\n<!-- x -->\n'), 'latin1'),
    ],
    [
      'that is a web page in its middle',
      'MIXED',
      () => plainPdf({ content: Buffer.from('<script>alert(1)</script>') }),
    ],
    ['that is an archive too', 'MIXED', () => followedBy(`PK\x05\x06${'\0'.repeat(18)}`)],
    [
      'of 201 pages',
      'TOO_COMPLEX',
      () => withPdfkit({}, (pdf) => void Array.from({ length: 200 }, () => pdf.addPage())),
    ],
    [
      'of a thousand million pages that are not there',
      'NOT_PARSED',
      () => plainPdf({ pages: '<< /Type /Pages /Kids [3 0 R] /Count 999999999 >>' }),
    ],
    ...(FULL ? HEAVY : []),
  ])('%s is %s', async (_what, problem, make) => {
    expect(await problemOf(await make())).toBe(problem);
  });

  inFull('a file of any shape is answered: digits without end, arrays in arrays, a picture in itself', async () => {
    const digits = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 1024 * 1024 - 64, '1')]);
    const numbered = Buffer.concat([digits, Buffer.from('\nstartxref\n9\n%%EOF\n')]);
    const nested = plainPdf({ catalog: `/X ${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}` });
    for (const content of [digits, numbered, nested, selfDrawing()])
      expect(['NOT_PARSED', 'TOO_COMPLEX', 'MIXED']).toContain(await problemOf(content));
    expect(await reader.read(await good('Halyk Bank'))).toHaveProperty('statement');
  });

  test('a file over its processor time ends, and the next one is read', async () => {
    const hasty = pdfStatementReader({ cpuMs: 1, wallMs: 60_000, heapMib: 160, outsideHeapMib: 160 });
    expect(await hasty.read(await good('Kaspi Bank'))).toEqual({ problem: 'TOO_COMPLEX' });
    expect(await reader.read(await good('Kaspi Bank'))).toHaveProperty('statement');
  });

  test('a long queue is refused at once', async () => {
    const read = await Promise.all(Array.from({ length: 12 }, () => problemOf(Buffer.from('GIF89a'))));
    expect(read).toEqual([...Array.from({ length: 10 }, () => 'INVALID'), 'BUSY', 'BUSY']);
  });
});
