/** Events of the log as rows of the event server's table, in Postgres' text form of COPY. */
import type { RawEvent } from '../../adapters/ledger/verify-chain.ts';

export const LOG_COLUMNS = ['position', 'stream', 'revision', 'id', 'type', 'json', 'data', 'metadata', 'created'];

/** A line of COPY. */
export function rowOf(event: RawEvent): string {
  const { position, stream, revision, id, type } = event;
  const cells = [position, escaped(stream), revision, id, escaped(type), 't', bytes(event.data), bytes(event.metadata)];
  return `${[...cells, recordedAt(event)].join('\t')}\n`;
}

/** @throws Error for a row that `rowOf` has not written */
export function eventOf(row: string): RawEvent {
  const [position = '', stream = '', revision = '', id = '', type = '', , data = '', metadata = ''] = row.split('\t');
  return {
    position: BigInt(position),
    stream: unescaped(stream),
    revision: BigInt(revision),
    id,
    type: unescaped(type),
    data: jsonOf(data),
    metadata: jsonOf(metadata),
  };
}

const BYTES = '\\\\x';
const bytes = (value: unknown): string => `${BYTES}${Buffer.from(JSON.stringify(value ?? {})).toString('hex')}`;
const jsonOf = (cell: string): unknown => JSON.parse(Buffer.from(cell.slice(BYTES.length), 'hex').toString('utf8'));

const LETTERS: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const SIGNS: Readonly<Record<string, string>> = { '\\': '\\', t: '\t', n: '\n', r: '\r' };
const escaped = (text: string): string => text.replace(/[\\\t\n\r]/g, (sign) => LETTERS[sign] ?? sign);
const unescaped = (text: string): string => text.replace(/\\(.)/g, (_, letter: string) => SIGNS[letter] ?? letter);

/** In milliseconds. An event of the store itself has none. */
function recordedAt({ metadata }: RawEvent): number {
  const at = Date.parse(String(Object(metadata).recordedAt));
  return Number.isNaN(at) ? 0 : at;
}
