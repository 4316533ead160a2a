import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import type { BorrowerId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { PAPERS_AT_ONCE, pdfkitPrinter } from '../../server/adapters/pdf/pdfkit.ts';
import type { PrintedDocument } from '../../server/ports/printer.ts';

const PAPER: PrintedDocument = {
  title: 'Оферта',
  locale: 'KK',
  createdOn: localDate('2026-11-22'),
  blocks: [{ kind: 'text', text: 'Қарыз алушы' }],
};
const [ASEL, BOLAT] = ['0190aaaa-0000-7000-8000-000000000001', '0190aaaa-0000-7000-8000-000000000002'] as BorrowerId[];

test('a person gets a few documents at once and more when these are drawn, and delays no other person', async () => {
  const printer = pdfkitPrinter();
  if (!ASEL || !BOLAT) throw new Error('nobody');
  const many = Array.from({ length: PAPERS_AT_ONCE + 3 }, () => printer.printFor(ASEL, PAPER));
  const other = await printer.printFor(BOLAT, PAPER);
  const answers = await Promise.all(many);
  expect(answers.filter((answer) => 'refusal' in answer)).toEqual(
    Array.from({ length: 3 }, () => ({ refusal: { code: 'TOO_MANY_REQUESTS' } })),
  );
  const hashes = [...answers, other].flatMap((answer) => ('printed' in answer ? [answer.printed.hash] : []));
  expect(new Set(hashes).size).toBe(1);
  expect(await printer.printFor(ASEL, PAPER)).toHaveProperty('printed');
});

test('a paper that was drawn minutes ago is given again, and another one is drawn', async () => {
  const printer = pdfkitPrinter();
  const first = await printer.print(PAPER);
  expect(await printer.print({ ...PAPER })).toBe(first);
  const other = await printer.print({ ...PAPER, title: 'Заявление' });
  expect(other.hash).not.toBe(first.hash);
  const anew = await pdfkitPrinter().print(PAPER);
  expect(anew).not.toBe(first);
  expect(anew).toEqual(first);
});

test('a process that has drawn and read ends by itself', async () => {
  const script = `
    import { pdfkitPrinter } from './server/adapters/pdf/pdfkit.ts';
    import { pdfStatementReader } from './server/adapters/statement/reader.ts';
    const { content } = await pdfkitPrinter().print(${JSON.stringify(PAPER)});
    console.log(JSON.stringify(await pdfStatementReader().read(content)));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  expect(JSON.parse(said)).toEqual({ problem: 'FORMAT' });
});
