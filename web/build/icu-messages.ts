import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { tidy } from './tidy.ts';

const MESSAGE_FILE = /\/locales\/(?:ru|kk)\/[\w-]+\.json$/;

/** Runs the typographic pass. @throws on a text that is not ICU */
export function compileMessages(source: string): string {
  const texts = JSON.parse(source) as Record<string, string>;
  const trees = Object.entries(texts).map(([id, text]) => [id, parse(tidy(text))]);
  return JSON.stringify(Object.fromEntries(trees));
}

/** The browser gets `locales/{ru,kk}/*.json` already parsed. */
export const icuMessages = (): Plugin => ({
  name: 'nesie-icu-messages',
  enforce: 'pre',
  transform: (source, id) => (MESSAGE_FILE.test(id) ? { code: compileMessages(source), map: null } : null),
});
