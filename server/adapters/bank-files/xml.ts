import { type Node, nodeAt, readTree } from '../xml/tree.ts';
import { Unreadable } from './answer.ts';

/** @throws Unreadable */
export function readXml(text: string): Node {
  const tree = readTree(text);
  if (!tree) throw new Unreadable('the XML is broken or cut off, or has a DOCTYPE');
  return nodeAt(tree, 'Document');
}
