import type { StatementReader } from '../../ports/statement-reader.ts';
import { BANK_FORMATS, readLines } from './banks.ts';
import { fileReader, type WorkerLimits } from './in-a-worker.ts';

export function pdfStatementReader(limits?: WorkerLimits): StatementReader {
  const readFile = fileReader(limits);
  return {
    async read(content) {
      const read = await readFile(content);
      if ('problem' in read) return read;
      const [first] = read.lines;
      if (first === undefined) return { problem: 'NOT_PARSED' };
      const format = BANK_FORMATS.find(({ mark }) => first.includes(mark));
      if (!format) return { problem: 'FORMAT' };
      const statement = readLines(read.lines, format);
      return statement ? { statement, pages: read.pages } : { problem: 'NOT_PARSED' };
    },
  };
}
