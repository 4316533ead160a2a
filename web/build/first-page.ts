/**
 * Speeds up the first page on slow networks. All that sign-in needs beyond the entry is in one file, since a phone
 * waits for each file. The HTML names that file and the language's, so that the browser downloads them beside the
 * entry.
 */
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { languageChunk } from './texts.ts';

const CHUNK = 'first-page';
const SCREEN = fileURLToPath(new URL('../features/sign-in/SignInScreen.tsx', import.meta.url));

/** The product's modules, and the documents that web/build/documents.ts makes; texts have files of their own. */
const PRODUCT = /^(?!.*\/(?:node_modules|locales)\/)/;

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };
type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** Without libraries, whose index imports more than is used. */
function reach(graph: Graph, id: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id) || id.includes('/node_modules/')) return seen;
  seen.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(graph, next, seen);
  return seen;
}

/** A module that entry and sign-in share belongs to the entry. */
export function firstPageChunks() {
  let page: ReadonlySet<string> | undefined;
  const nameOf = (id: string, graph: Graph): string | null => {
    page ??= reach(graph, SCREEN);
    return languageChunk(id) ?? (page.has(id) ? CHUNK : null);
  };
  return [
    { name: 'entry', tags: ['$initial' as const], priority: 3 },
    { name: nameOf, priority: 2 },
    { name: 'cabinet', test: /\/web\/lib\/cabinet\.ts$/, priority: 2 },
    { name: 'forms', test: /\/web\/lib\/(?:use-)?typed-form|\/schema\/forms\//, minShareCount: 2, priority: 2 },
    { name: 'shared', test: PRODUCT, minShareCount: 8, priority: 1 },
  ];
}

function chunkOf(bundle: Bundle, name: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
  if (found?.type !== 'chunk') throw new Error(`the build made no chunk "${name}"`);
  return found;
}

const tag = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});

/** `index.html` serves the Russian URLs, `kz.html` the Kazakh ones (server/api/http/pages.ts chooses). */
export const firstPage = (): Plugin => ({
  name: 'nesie-first-page',
  enforce: 'post',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      if (!bundle) return [];
      const page = chunkOf(bundle, CHUNK);
      return [
        tag('modulepreload', chunkOf(bundle, 'ru').fileName),
        tag('modulepreload', page.fileName),
        ...[...(page.viteMetadata?.importedCss ?? [])].map((file) => tag('stylesheet', file)),
      ];
    },
  },
  generateBundle(_options, bundle) {
    const html = bundle['index.html'];
    if (html?.type !== 'asset') throw new Error('the build made no index.html');
    const source = String(html.source)
      .replace('<html lang="ru">', '<html lang="kk">')
      .replace(chunkOf(bundle, 'ru').fileName, chunkOf(bundle, 'kk').fileName);
    this.emitFile({ type: 'asset', fileName: 'kz.html', source });
  },
});
