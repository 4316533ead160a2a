import { isLiteralElement, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { tidy } from './tidy.ts';

const MESSAGE_FILE = /\/locales\/(?:ru|kk)\/[\w-]+\.json$/;

/** A text without arguments stays a string: it is shorter, and the browser makes its tree (web/lib/texts.ts). */
function short(tree: MessageFormatElement[]): MessageFormatElement[] | string {
  const [only, more] = tree;
  return only && !more && isLiteralElement(only) ? only.value : tree;
}

/** Runs the typographic pass. @throws on a text that is not ICU */
export function compileMessages(source: string): string {
  const texts = JSON.parse(source) as Record<string, string>;
  const trees = Object.entries(texts).map(([id, text]) => [id, short(parse(tidy(text)))]);
  return JSON.stringify(Object.fromEntries(trees));
}

/** The browser gets `locales/{ru,kk}/*.json` already parsed. */
export const icuMessages = (): Plugin => ({
  name: 'nesie-icu-messages',
  enforce: 'pre',
  transform: (source, id) => (MESSAGE_FILE.test(id) ? { code: compileMessages(source), map: null } : null),
});
