/** Pages and refusals that name the banks whose statements are read name exactly those that have a layout. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages, pairs, readText } from '../support/all-texts.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** The words by which a text knows a bank: «Alatau City Bank (Jusan)» is Alatau or Jusan. */
const wordsOf = (bank: string): string[] =>
  (bank.match(/\p{L}+/gu) ?? []).filter((word) => !['Bank', 'City', 'Банк'].includes(word));

/** The samples of the sandbox have formats of their own, which no bank prints. */
const read = new Set(
  globSync('server/adapters/statement/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('/banks.ts'))
    .flatMap((file) => [...readText(file).matchAll(/^ +bank: '([^']+)'/gmu)].flatMap(([, bank = '']) => wordsOf(bank))),
);
const guided = new Map(
  messages
    .filter(({ language, file }) => language === 'ru' && /^bank-guide\.json: bankGuide\.\w+$/u.test(file))
    .map(({ file, text }) => [file.split('.').at(-1) ?? '', text] as const)
    .filter(([key]) =>
      new RegExp(`'${key}'`).test(readText('web/features/statement/BankGuides.tsx').split('SYSTEMS')[0] ?? ''),
    ),
);
const known = new Set([...read, ...[...guided.values()].flatMap(wordsOf)]);
const namedIn = (text: string): string[] => [...known].filter((word) => text.includes(word)).toSorted();

describe('the banks whose statements are read', () => {
  it('are those of the layouts', () => {
    expect(read.size).toBeGreaterThan(3);
    expect(guided.size).toBeGreaterThan(read.size);
  });

  it('have a guide without the note that their statements are not read, and the other guides have it', () => {
    const unread = /UNREAD: readonly Bank\[\] = \[([^\]]*)\]/u.exec(
      readText('web/features/statement/BankGuides.tsx'),
    )?.[1];
    const noted = [...guided].filter(([key]) => unread?.includes(`'${key}'`)).map(([key]) => key);
    const without = [...guided].filter(([, name]) => !wordsOf(name).some((word) => read.has(word))).map(([key]) => key);
    expect(without.length).toBeGreaterThan(0);
    expect(noted).toEqual(without);
  });

  it('are named all, and no other, in each text that names several, in both languages', () => {
    const lists = pairs.filter(({ ru, kk }) => namedIn(ru).length > 1 || namedIn(kk).length > 1);
    const inGuide = (at: string) => /^bank-guide\.json: bankGuide\.(?!unread)/u.test(at);
    const places = lists.filter(({ at }) => !inGuide(at));
    expect(places.map(({ at }) => at)).toEqual(
      expect.arrayContaining([
        'statement.json: statement.whereText',
        'bank-guide.json: bankGuide.unread',
        expect.stringContaining('STATEMENT_FORMAT'),
      ]),
    );
    for (const { at, ru, kk } of places)
      expect({ at, ru: namedIn(ru), kk: namedIn(kk) }).toEqual({
        at,
        ru: [...read].toSorted(),
        kk: [...read].toSorted(),
      });
  });
});
