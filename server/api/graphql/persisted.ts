/** Parsed operations: those that the web was built with, by hash (R44), and free texts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, parse } from 'graphql';
import { hasNul } from '../http/body-depth.ts';
import { OPERATION_LIMITS, tooMuch } from './operation-limits.ts';

/** The texts that staff and the demo send again and again are parsed once. */
const FREE_TEXTS = { most: 100, longest: 10_000 };

/**
 * Undefined for a text that is not GraphQL: Apollo then parses it again and reports the error. @throws HttpRefusal
 * OPERATION_TOO_LARGE
 */
export function freeDocuments(): (query: unknown) => DocumentNode | undefined {
  const known = new Map<string, DocumentNode>();
  return (query) => {
    if (typeof query !== 'string') return undefined;
    const document = known.get(query) ?? parsed(query);
    if (!document || query.length > FREE_TEXTS.longest) return document;
    known.delete(query);
    known.set(query, document);
    for (const oldest of known.keys()) {
      if (known.size <= FREE_TEXTS.most) break;
      known.delete(oldest);
    }
    return document;
  };
}

/** What a literal would become; that of a variable is refused with the body. */
const SPELLED_NUL = /\\u(0000|\{0+\})/;

function parsed(query: string): DocumentNode | undefined {
  if (SPELLED_NUL.test(query)) throw hasNul();
  try {
    return parse(query, { maxTokens: OPERATION_LIMITS.tokens });
  } catch (error) {
    const { tokens } = OPERATION_LIMITS;
    if (String(error).includes('tokens'))
      throw tooMuch(`over ${tokens} words and signs, at most ${tokens}; send several requests`);
    return undefined;
  }
}

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
