import { XMLParser } from 'fast-xml-parser';
import { Unreadable } from './answer.ts';

const REPEATED = [
  'Stmt',
  'Ntfctn',
  'Ntry',
  'NtryDtls',
  'TxDtls',
  'TxInfAndSts',
  'OrgnlPmtInfAndSts',
  'StsRsnInf',
  'Ustrd',
];

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseAttributeValue: false,
  ignoreDeclaration: true,
  isArray: (name) => REPEATED.includes(name),
});

export type Node = { readonly [name: string]: unknown };

/** @throws Unreadable */
export function readXml(text: string): Node {
  // A bank needs no entities of a document's own.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Unreadable('an XML file with a DOCTYPE is not read');
  try {
    return nodeOf(nodeOf(parser.parse(text, true)).Document);
  } catch {
    throw new Unreadable('the XML is broken or cut off');
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});

export const nodeAt = (node: Node, path: string): Node =>
  path.split('/').reduce<Node>((at, name) => nodeOf(Array.isArray(at[name]) ? at[name][0] : at[name]), node);

export function nodesAt(node: Node, path: string): Node[] {
  const names = path.split('/');
  const last = names.pop() ?? '';
  const holder = names.length > 0 ? nodeAt(node, names.join('/')) : node;
  const found = holder[last];
  return (Array.isArray(found) ? found : found === undefined ? [] : [found]).map(nodeOf);
}

/** Empty where there is none; several texts make one. */
export function textAt(node: Node, path: string): string {
  const names = path.split('/');
  const last = names.pop() ?? '';
  const holder = names.length > 0 ? nodeAt(node, names.join('/')) : node;
  const found = holder[last];
  return (Array.isArray(found) ? found : [found]).map(plainText).join(' ').trim();
}

const plainText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return isNode(value) && typeof value['#text'] === 'string' ? value['#text'] : '';
};

export const firstText = (node: Node, ...paths: readonly string[]): string =>
  paths.map((path) => textAt(node, path)).find((text) => text !== '') ?? '';
