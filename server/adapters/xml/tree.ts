/** An XML document as a tree without prefixes: texts stay texts, an attribute `x` is read as `@x`. */
import { XMLParser } from 'fast-xml-parser';

export type Node = { readonly [name: string]: unknown };

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseAttributeValue: false,
  ignoreDeclaration: true,
});

/** Undefined for what is broken or cut off, and for entities of a document's own, which nobody of ours needs. */
export function readTree(text: string): Node | undefined {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return undefined;
  try {
    return nodeOf(parser.parse(text, true));
  } catch {
    return undefined;
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});

/** An empty node where there is none; the first one where there are several. */
export const nodeAt = (node: Node, path: string): Node =>
  path.split('/').reduce<Node>((at, name) => nodeOf(Array.isArray(at[name]) ? at[name][0] : at[name]), node);

const foundAt = (node: Node, path: string): unknown => {
  const names = path.split('/');
  const last = names.pop() ?? '';
  return (names.length > 0 ? nodeAt(node, names.join('/')) : node)[last];
};

export const hasAt = (node: Node, path: string): boolean => foundAt(node, path) !== undefined;

export function nodesAt(node: Node, path: string): Node[] {
  const found = foundAt(node, path);
  return (Array.isArray(found) ? found : found === undefined ? [] : [found]).map(nodeOf);
}

/** Empty where there is none; several texts make one. */
export function textAt(node: Node, path: string): string {
  const found = foundAt(node, path);
  return (Array.isArray(found) ? found : [found]).map(plainText).join(' ').trim();
}

const plainText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return isNode(value) && typeof value['#text'] === 'string' ? value['#text'] : '';
};

export const firstText = (node: Node, ...paths: readonly string[]): string =>
  paths.map((path) => textAt(node, path)).find((text) => text !== '') ?? '';
