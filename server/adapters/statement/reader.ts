import type { StatementReader } from '../../ports/statement-reader.ts';
import { BANK_FORMATS, readLines } from './banks.ts';
import { fileReader, type WorkerLimits } from './in-a-worker.ts';
import { layoutOf } from './layouts.ts';

export function pdfStatementReader(limits?: WorkerLimits): StatementReader {
  const readFile = fileReader(limits);
  return {
    async read(content) {
      const read = await readFile(content);
      if ('problem' in read) return read;
      const [first] = read.lines;
      if (first === undefined) return { problem: 'NOT_PARSED' };
      const reading = layoutOf(read.lines) ?? sampleOf(read.lines, first);
      if (!reading) return { problem: 'FORMAT' };
      const statement = reading();
      return statement ? { statement, pages: read.pages } : { problem: 'NOT_PARSED' };
    },
  };
}

/** The sandbox's own samples (sample.ts). */
function sampleOf(lines: readonly string[], first: string) {
  const format = BANK_FORMATS.find(({ mark }) => first.includes(mark));
  return format && (() => readLines(lines, format));
}
