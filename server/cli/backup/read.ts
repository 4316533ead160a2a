/** Reads the text of a backup and holds it against its own counts. */
import { Damaged, END_OF_ROWS, type End, type Head, type Line, readLine } from './script.ts';

export type Part = Exclude<Line, { is: 'table' | 'end' }> | { is: 'table'; name: string; copy: string; rows: Rows };
/** What its reader leaves is skipped. */
type Rows = AsyncGenerator<string, void>;

/** The head comes first. @throws Damaged */
export async function* partsOf(lines: AsyncIterable<string>): AsyncGenerator<Part> {
  const source = lines[Symbol.asyncIterator]();
  const counted: End = {};
  let first = true;
  let end: End | undefined;
  for (let at = await source.next(); !at.done; at = await source.next()) {
    const line = readLine(at.value);
    if (end || first !== (line.is === 'head')) throw new Damaged('its lines are not in the order of a backup');
    first = false;
    if (line.is === 'end') end = line.end;
    else if (line.is === 'table') {
      const rows = rowsOf(source, line.name, counted);
      yield { ...line, rows };
      for await (const _ of rows);
    } else yield line;
  }
  hold(end, counted);
}

function hold(end: End | undefined, counted: End): void {
  if (!end) throw new Damaged('it is cut off');
  for (const name of new Set([...Object.keys(end), ...Object.keys(counted)])) {
    const [have, wanted] = [counted[name] ?? 0, end[name] ?? 0];
    if (have !== wanted) throw new Damaged(`${name} has ${have} rows and should have ${wanted}`);
  }
}

async function* rowsOf(source: AsyncIterator<string>, table: string, counted: End): Rows {
  let count = 0;
  try {
    for (;;) {
      const { done, value } = await source.next();
      if (done) throw new Damaged('it is cut off');
      if (value === END_OF_ROWS) return;
      count += 1;
      yield value;
    }
  } finally {
    counted[table] = count;
  }
}

/** @throws Damaged */
export async function headOf(parts: AsyncGenerator<Part>): Promise<Head> {
  const { value } = await parts.next();
  if (value?.is !== 'head') throw new Damaged('it is empty');
  return value.head;
}
