/** Operations that the web was built with, by hash. The client sends only the hash (R44). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, parse } from 'graphql';

const bare = (hash: string): string => hash.replace(/^sha256:/, '');

export type PersistedDocument = { text: string; document: DocumentNode };
export type PersistedDocuments = { find(hash: string): PersistedDocument | undefined };

/** `reload` (demo, dev) reads the files again for an unknown hash, because the web may have been rebuilt. */
export function persistedDocuments(folder: string, reload: boolean): PersistedDocuments {
  let known = load(folder);
  return {
    find(hash) {
      const found = known.get(bare(hash));
      if (found !== undefined || !reload) return found;
      known = load(folder);
      return known.get(bare(hash));
    },
  };
}

function load(folder: string): ReadonlyMap<string, PersistedDocument> {
  const documents = new Map<string, PersistedDocument>();
  for (const part of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, part, 'persisted-documents.json');
    if (!existsSync(file)) continue;
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    for (const [hash, text] of entries) documents.set(bare(hash), { text, document: parse(text) });
  }
  return documents;
}
