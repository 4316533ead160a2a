import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { tidy } from './tidy.ts';

const MESSAGE_FILE = /\/locales\/(?:ru|kk)\/[\w-]+\.json$/;

/** One file of texts to one file of syntax trees, with the typographic pass applied. Throws on a text that is not ICU. */
export function compileMessages(source: string): string {
  const texts = JSON.parse(source) as Record<string, string>;
  const trees = Object.entries(texts).map(([id, text]) => [id, parse(tidy(text))]);
  return JSON.stringify(Object.fromEntries(trees));
}

/** Vite plugin: `locales/{ru,kk}/*.json` arrive in the browser already parsed. */
export const icuMessages = (): Plugin => ({
  name: 'nesie-icu-messages',
  enforce: 'pre',
  transform: (source, id) => (MESSAGE_FILE.test(id) ? { code: compileMessages(source), map: null } : null),
});
