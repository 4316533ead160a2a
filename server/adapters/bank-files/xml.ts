import { hasAt, type Node, nodeAt, readTree } from '../xml/tree.ts';
import { Unreadable } from './answer.ts';

/** @throws Unreadable */
export function readXml(text: string): Node {
  const tree = readTree(text);
  if (!tree) throw new Unreadable('the XML is broken or cut off, or has a DOCTYPE');
  // Connectors to SWIFT and SPFS put the document into an envelope beside its AppHdr.
  const envelope = Object.keys(tree).find((name) => name !== 'Document' && !name.startsWith('?'));
  return hasAt(tree, 'Document') || !envelope ? nodeAt(tree, 'Document') : documentIn(nodeAt(tree, envelope));
}

function documentIn(envelope: Node): Node {
  const place = ['Document', 'Body/Document', 'Doc/Document'].find((one) => hasAt(envelope, one));
  return nodeAt(envelope, place ?? 'Document');
}
