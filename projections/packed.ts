/**
 * JSON text, encoded when the row is stored. Amounts are marked text, field names appear once for all objects that
 * share them, and a repeated object is a reference, since a loan repeats its prices. The same value always gives the
 * same text, whether folded in memory or loaded and folded further.
 */
import { inWords } from '../schema/reference/findings.ts';

type Json = null | boolean | number | string | readonly Json[];

export class Packed<T> {
  readonly value: T;
  #text: string | undefined;

  constructor(value: T, text?: string) {
    this.value = value;
    this.#text = text;
  }

  /** The driver returns such a column as text. */
  static of<T>(cell: Packed<T> | string): Packed<T> {
    return typeof cell === 'string' ? new Packed(unpack(cell) as T, cell) : cell;
  }

  toString(): string {
    this.#text ??= pack(this.value);
    return this.#text;
  }
}

/** The first element of a node's array: LIST, or a greater number that names the fields of an object. */
const LIST = 0;
const AGAIN = 1;
const OBJECT = 2;

function pack(value: unknown): string {
  const shapes = new Map<string, number>();
  const seen = new Map<object, number>();
  const object = (one: Readonly<Record<string, unknown>>): Json => {
    const before = seen.get(one);
    if (before !== undefined) return [AGAIN, before];
    seen.set(one, seen.size);
    const names = Object.keys(one).filter((name) => one[name] !== undefined);
    const fields = names.join();
    const shape = shapes.get(fields) ?? shapes.size;
    shapes.set(fields, shape);
    const packed: Json[] = [OBJECT + shape];
    for (const name of names) packed.push(node(one[name]));
    return packed;
  };
  const node = (one: unknown): Json => {
    if (typeof one === 'bigint') return `#${one}`;
    if (typeof one === 'string') return one.startsWith('#') ? `#${one}` : one;
    if (one === null || typeof one === 'number' || typeof one === 'boolean') return one;
    if (Array.isArray(one)) return [LIST, ...one.map(node)];
    if (typeof one === 'object') return object(one as Readonly<Record<string, unknown>>);
    throw inWords('CANNOT_BE_KEPT', { kind: typeof one });
  };
  const root = node(value);
  return JSON.stringify([[...shapes.keys()], root]);
}

function unpack(text: string): unknown {
  const [names, root] = JSON.parse(text) as [string[], Json];
  const shapes = names.map((shape) => (shape === '' ? [] : shape.split(',')));
  const seen: object[] = [];
  const object = (fields: readonly string[], values: readonly Json[]): object => {
    const made: Record<string, unknown> = {};
    seen.push(made);
    for (const [at, name] of fields.entries()) made[name] = node(values[at] ?? null);
    return made;
  };
  const node = (one: Json): unknown => {
    if (typeof one === 'string') return one.startsWith('#') ? marked(one.slice(1)) : one;
    if (one === null || typeof one !== 'object') return one;
    const [kind, ...rest] = one;
    if (kind === LIST) return rest.map(node);
    return kind === AGAIN ? seen[Number(rest[0])] : object(shapes[Number(kind) - OBJECT] ?? [], rest);
  };
  return node(root);
}

const marked = (text: string): string | bigint => (text.startsWith('#') ? text : BigInt(text));
