import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import type { Field, Fields } from './signature.ts';

const parser = new XMLParser({
  preserveOrder: true,
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
});
const builder = new XMLBuilder();

type Node = Readonly<Record<string, unknown>>;

/** The fields inside the root, in their order. Undefined for anything that is not one element with fields. */
export function readXml(text: string): Field[] | undefined {
  // Our side needs no entities of a document's own.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return undefined;
  try {
    const roots = fieldsIn(parser.parse(text, true) as Node[]);
    const [root, ...more] = typeof roots === 'string' ? [] : roots;
    return root && more.length === 0 && typeof root.value !== 'string' ? [...root.value] : undefined;
  } catch {
    return undefined;
  }
}

function fieldsIn(nodes: readonly Node[]): string | Field[] {
  const tags = nodes.flatMap((node) => Object.entries(node).filter(([name]) => name !== '#text'));
  if (tags.length === 0) return nodes.map((node) => String(node['#text'] ?? '')).join('');
  return tags.map(([name, inside]) => ({ name, value: fieldsIn(inside as Node[]) }));
}

export const writeXml = (fields: Fields): string =>
  `<?xml version="1.0" encoding="utf-8"?>${builder.build({ response: fields })}`;
