/**
 * Which modules share a file. All that sign-in needs beyond the entry is one file, since a phone waits for each; so are
 * the parts that most screens share, the GraphQL client and the checks of forms.
 */
import { fileURLToPath } from 'node:url';
import { languageChunk } from './texts.ts';

export const FIRST_PAGE = 'first-page';
const SCREEN = fileURLToPath(new URL('../features/sign-in/SignInScreen.tsx', import.meta.url));

/** The product's modules, and the documents that web/build/documents.ts makes; texts have files of their own. */
const PRODUCT = /^(?!.*\/(?:node_modules|locales)\/)/;

/** All hashes of documents are reached through one module; sign-in sends these two. */
const OTHERS_HASH = /nesie-hash:(?!SignIn|PriceExample)/;

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

/** Without libraries, whose index imports more than is used. */
function reach(graph: Graph, id: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id) || id.includes('/node_modules/') || OTHERS_HASH.test(id)) return seen;
  seen.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(graph, next, seen);
  return seen;
}

/** Styles of staff's pages, none of which a borrower loads. */
const STAFF_STYLES =
  /\/(?:ui\/office|features\/(?:office|office-loan|collection|analytics|settlement|suspense))\/.*\.module\.css/;

/** A module that entry and sign-in share belongs to the entry. The entry names every file: fewer make it lighter. */
export function chunkGroups() {
  let page: ReadonlySet<string> | undefined;
  const nameOf = (id: string, graph: Graph): string | null => {
    page ??= reach(graph, SCREEN);
    return languageChunk(id) ?? (page.has(id) ? FIRST_PAGE : null);
  };
  return [
    { name: 'entry', tags: ['$initial' as const], priority: 3 },
    { name: nameOf, priority: 2 },
    { name: 'dictionaries', test: /\/schema\/reference\/dictionar/, priority: 2 },
    { name: 'cabinet', test: /\/web\/lib\/cabinet\.ts$/, priority: 2 },
    { name: 'forms', test: /\/web\/lib\/(?:use-)?typed-form|\/schema\/forms\//, minShareCount: 2, priority: 2 },
    { name: 'hashes', test: /nesie-hash:/, minShareCount: 2, priority: 2 },
    { name: 'staff-styles', test: STAFF_STYLES, priority: 2 },
    { name: 'shared', test: PRODUCT, minShareCount: 10, priority: 1 },
  ];
}
