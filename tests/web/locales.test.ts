import { readdirSync, readFileSync } from 'node:fs';
import { isArgumentElement, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { compileMessages } from '../../web/build/icu-messages.ts';

const WEB = new URL('../../web/', import.meta.url);
const filesOf = (lang: string): string[] => readdirSync(new URL(`locales/${lang}/`, WEB)).sort();
const textsOf = (lang: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`locales/${lang}/${file}`, WEB), 'utf8')) as Record<string, string>;
const prefixOf = (file: string): string =>
  file.replace('.json', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every argument between braces, also inside plurals and tags. */
function names(tree: readonly MessageFormatElement[]): string[] {
  return tree.flatMap((element) => {
    if ('options' in element) return [element.value, ...Object.values(element.options).flatMap((o) => names(o.value))];
    if ('children' in element) return [element.value, ...names(element.children)];
    return isArgumentElement(element) ? [element.value] : [];
  });
}
const argumentsOf = (text: string): string[] => [...new Set(names(parse(text)))].sort();

it('both languages have the same files', () => {
  expect(filesOf('kk')).toEqual(filesOf('ru'));
  expect(filesOf('ru').length).toBeGreaterThan(0);
});

describe.each(filesOf('ru'))('%s', (file) => {
  const ru = textsOf('ru', file);
  const kk = textsOf('kk', file);

  it('has the same ids in both languages, all under its own prefix', () => {
    expect(Object.keys(kk).sort()).toEqual(Object.keys(ru).sort());
    expect(Object.keys(ru).filter((id) => !id.startsWith(`${prefixOf(file)}.`))).toEqual([]);
  });

  it('has no empty text and only valid ICU with the same arguments', () => {
    for (const [id, text] of Object.entries(ru)) {
      expect(text.trim(), id).not.toBe('');
      expect((kk[id] ?? '').trim(), id).not.toBe('');
      expect(argumentsOf(kk[id] ?? ''), id).toEqual(argumentsOf(text));
    }
    expect(() => [ru, kk].map((texts) => compileMessages(JSON.stringify(texts)))).not.toThrow();
  });

  it('formats no number or date inside a text: Chromium has no Kazakh data', () => {
    const offenders = [...Object.values(ru), ...Object.values(kk)].filter((text) =>
      /\{\w+,\s*(number|date|time)/.test(text),
    );
    expect(offenders).toEqual([]);
  });
});

it('every id that a source names in full exists', () => {
  const known = new Set(filesOf('ru').flatMap((file) => Object.keys(textsOf('ru', file))));
  const prefixes = new Set(filesOf('ru').map(prefixOf));
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/^(dist|generated|\.tsbuild|graphiql|build)\//.test(path),
  );
  const missing = sources.flatMap((path) =>
    [...readFileSync(new URL(path, WEB), 'utf8').matchAll(/'(\w+)\.(\w+)'/g)]
      .filter(([, prefix = '', name = '']) => prefixes.has(prefix) && !known.has(`${prefix}.${name}`))
      .map(([id]) => `${path}: ${id}`),
  );
  expect(missing).toEqual([]);
});
