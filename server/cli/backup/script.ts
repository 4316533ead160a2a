/**
 * The text of a backup, line by line, in the form of pg_dump: `COPY table (columns) FROM stdin;`, rows, `\.`. Its first
 * and last lines are comments with JSON, so that psql can read it too.
 */
import { z } from 'zod';
import { TABLE } from '../../adapters/ledger/embedded/storage.ts';

export const FORMAT = 1;

export const Head = z.object({
  format: z.literal(FORMAT, 'this release reads format 1 alone'),
  madeAt: z.iso.datetime(),
  /** Of the log: the last event that the backup holds. */
  position: z.string().regex(/^\d{1,19}$/),
  migrations: z.record(z.string(), z.array(z.string())),
});
export type Head = z.infer<typeof Head>;

/** How many rows each table has. */
export const End = z.record(z.string(), z.int());
export type End = z.infer<typeof End>;

export const LOG_TABLE = TABLE;

const HEAD = '-- nesie backup ';
const END = '-- end of the backup ';
export const END_OF_ROWS = '\\.';

export const headLine = (head: Head): string => `${HEAD}${JSON.stringify(head)}\n`;
export const endLine = (end: End): string => `${END}${JSON.stringify(end)}\n`;
export const copyLine = (table: string, columns: readonly string[]): string =>
  `COPY ${table} (${columns.join(', ')}) FROM stdin;\n`;
export const counterLine = ({ name, last }: { name: string; last: string }): string =>
  `SELECT pg_catalog.setval('${name}', ${last}, true);\n`;

export type Line =
  | { is: 'head'; head: Head }
  | { is: 'table'; name: string; copy: string }
  | { is: 'counter'; name: string; last: string }
  | { is: 'end'; end: End };

/** A line outside of the rows. @throws Damaged */
export function readLine(line: string): Line {
  if (line.startsWith(HEAD)) return { is: 'head', head: jsonOf(Head, line.slice(HEAD.length)) };
  if (line.startsWith(END)) return { is: 'end', end: jsonOf(End, line.slice(END.length)) };
  const table = /^(COPY ([\w."]+) \([\w", ]+\) FROM stdin);$/.exec(line);
  if (table) return { is: 'table', copy: table[1] ?? '', name: table[2] ?? '' };
  const counter = /^SELECT pg_catalog\.setval\('([\w."]+)', (\d+), true\);$/.exec(line);
  if (counter) return { is: 'counter', name: counter[1] ?? '', last: counter[2] ?? '' };
  throw new Damaged(`a line is none of a backup: ${line.slice(0, 40)}`);
}

/** A sentence for the person at the terminal. */
export class Damaged extends Error {
  override name = 'Damaged';

  constructor(what: string) {
    super(`This backup cannot be used: ${what}.`);
  }
}

function jsonOf<T>(schema: z.ZodType<T>, text: string): T {
  const read = schema.safeParse(parsed(text));
  if (!read.success) throw new Damaged(read.error.issues.map(({ message }) => message).join(', '));
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
