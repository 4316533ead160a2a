/** The words of docs/words.md in every text for people: pages, SMS, refusals and papers. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPaper, messages, readText, sources } from '../support/all-texts.ts';
import type { Language } from '../support/source-texts.ts';
import { type Forbidden, forbiddenUnder } from '../support/terms.ts';

type Text = { readonly file: string; readonly language: Language; readonly text: string };

/** A paper keeps its name wherever it is named. */
const PAPER_NAMES =
  /справка о задолженности|справка об отсутствии задолженности|берешек (?:жоқ екені )?туралы анықтама/giu;

/** The language of a text that stands beside no other: without a letter that only Kazakh has it counts as Russian. */
const guessed = (text: string): Language => (/[әіңғүұқөһ]/iu.test(text) ? 'kk' : 'ru');

const texts: readonly Text[] = [
  ...messages,
  ...[...sources].flatMap(([file, source]) =>
    source.texts.map(({ language, text }) => ({ file, language: language ?? guessed(text), text })),
  ),
];

/** Placeholders that a day fills. */
const DAYS = new Set(['date', 'day', 'from', 'lastDay', 'on', 'till', 'until']);

const foundIn = (searched: readonly Text[], forbidden: readonly Forbidden[]): string[] =>
  searched.flatMap(({ file, language, text }) =>
    forbidden
      .filter((one) => one.language === language && text.replace(PAPER_NAMES, '').search(one.pattern) >= 0)
      .map(({ words }) => `${file}: «${words}» in ${text}`),
  );

describe('words of texts', () => {
  const everywhere = forbiddenUnder('In every text');
  const exceptPapers = forbiddenUnder('In every text but papers');

  it('are found in pages, SMS and refusals, and the tables are read', () => {
    expect(texts.filter(({ language }) => language === 'kk').length).toBeGreaterThan(1500);
    expect(everywhere.length).toBeGreaterThan(20);
    expect(exceptPapers.length).toBeGreaterThan(15);
    expect(foundIn([{ file: 'a', language: 'ru', text: 'Этот займ открыт' }], everywhere)).toHaveLength(1);
    expect(foundIn([{ file: 'a', language: 'ru', text: 'Займы открыты' }], everywhere)).toEqual([]);
  });

  it('are none of those that docs/words.md forbids', () => {
    expect(foundIn(texts, everywhere)).toEqual([]);
    expect(
      foundIn(
        texts.filter(({ file }) => !isPaper(file)),
        exceptPapers,
      ),
    ).toEqual([]);
    const inPapers = forbiddenUnder('Terms of papers');
    expect(inPapers.length).toBeGreaterThan(15);
    expect(
      foundIn(
        texts.filter(({ file }) => isPaper(file)),
        inPapers,
      ),
    ).toEqual([]);
    expect(
      foundIn(
        texts,
        inPapers.filter(({ everywhere }) => everywhere),
      ),
    ).toEqual([]);
  });

  it('of Kazakh need no ending that depends on the value', () => {
    const bare =
      /(?:₸|тг|\{(?:time|sum|amount|limit|from|to|until|count|days)\}|\$\{[^}]*\}) (?:дейін|бастап|астам|аспа\p{L}*)/u;
    const joined = /\} (?:мен|бен|пен) /u;
    expect(texts.filter(({ language, text }) => language === 'kk' && (bare.test(text) || joined.test(text)))).toEqual(
      [],
    );
  });

  describe('of Kazakh with a day', () => {
    const CASES: Readonly<Record<string, string>> = { дейін: 'dayTo', бастап: 'dayFrom', кешіктірмей: 'dayFrom' };
    /** The id or the day is made before the call: read by hand, each by the function that its word asks for. */
    const INDIRECT = new Set([
      'balance.nextAll',
      'balance.nextPart',
      'balance.refund_CAME_BACK',
      'dispute.textOPEN',
      'evidence.expiry_EXPIRED',
      'evidence.expiry_SOON',
      'loan.late',
      'payment.coveredText',
      'payment.dueText',
      'prolongation.request',
      'prolongation.payText',
      'rejection.againFrom',
      'rejection.elseFrom',
      'restructuring.payText',
      'status.nextEarly',
      'status.nextEarlyFixed',
    ]);
    const pages = globSync('web/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../..') })
      .filter((file) => !file.includes('node_modules') && !file.includes('dist/'))
      .map(readText)
      .join('\n');
    const asked = messages
      .filter(({ language }) => language === 'kk')
      .flatMap(({ file, text }) =>
        [...text.matchAll(/\{(\w+)\} (?!(?:күн|сағат)\p{L}*|және)(\p{L}+)/gu)]
          .filter(([, name = '', word = '']) => DAYS.has(name) || word in CASES)
          .map(([, name = '', word = '']) => ({ id: file.split(': ')[1] ?? '', name, word })),
      );
    const filledBy = ({ id, name }: { id: string; name: string }) =>
      pages
        .split(`'${id}'`)
        .slice(1)
        .map((after) => new RegExp(`\\b${name}: (\\w+)\\(`).exec(after.slice(0, 400))?.[1] ?? 'nothing');
    const direct = asked.filter(({ id }) => !INDIRECT.has(id));

    it('have it in the case that the next word asks for', () => {
      expect(direct.filter(({ word }) => word in CASES).length).toBeGreaterThan(8);
      const wrong = direct.filter((one) => {
        const made = filledBy(one);
        const right = CASES[one.word];
        const fits = (by: string) => (right ? by === right : by === 'dayOn' || by === 'dayOf');
        return made.length === 0 || !made.every(fits);
      });
      expect(wrong).toEqual([]);
    });

    it('have «күні» after a day in figures or with its year, before a verb too', () => {
      expect(direct.filter(({ word }) => !(word in CASES)).length).toBeGreaterThan(15);
      const bare = /\d\d\.\d\d\.\d{4} (?!күн|жыл|\p{L}+ шешім)\p{L}/u;
      expect(texts.filter(({ language, text }) => language === 'kk' && bare.test(text))).toEqual([]);
    });
  });

  it('of Kazakh give what is compared its ending', () => {
    const VALUE = '(?:[%₸]|теңге|\\{(?:sum|amount|balance|total|share|percent)\\})';
    const UNIT = '(?:\\d|\\}) (?:күн|ай|сағат|минут|рет|теңге)';
    const bare = [
      new RegExp(`${VALUE} (?:арзан|қымбат|төмен|жоғары|құра|кем|көп|артық)`, 'u'),
      new RegExp(`${UNIT} (?:аспа|асса|асқан|көп|артық|кем)`, 'u'),
      /(?<!\p{L})оның \{/iu,
      /\d-(?:у|еу|ау)(?:і|ы)н/u,
    ];
    const found = (searched: readonly Text[]) =>
      searched.filter(({ language, text }) => language === 'kk' && bare.some((pattern) => pattern.test(text)));
    const said = ['{sum} арзан', '30% төмен', '30 күн аспайды', 'Оның {balance} баланстан', 'кемінде 2-уінде'];
    expect(found(said.map((text) => ({ file: 'a', language: 'kk', text })))).toHaveLength(said.length);
    expect(found(texts)).toEqual([]);
  });

  it('have no word of letters of two alphabets, and no Latin letter alone among Cyrillic words', () => {
    /** Names of the code, links and patterns are no words for people. */
    const words = (text: string) => text.replace(/\$?\{[^}]*\}|https?:\S+|\\\w/gu, ' ').match(/\p{L}+/gu) ?? [];
    const mixed = ({ text }: Text) =>
      words(text).some((word) => /[a-z]/iu.test(word) && /\p{Script=Cyrillic}/u.test(word)) ||
      /\p{Script=Cyrillic} [acekopxyABCEHKMOPTXY] (?!до f|мен f)\p{Script=Cyrillic}/u.test(text);
    expect(mixed({ file: 'a', language: 'ru', text: 'зaём' })).toBe(true);
    expect(mixed({ file: 'a', language: 'ru', text: 'платёж c карты' })).toBe(true);
    expect(texts.filter(mixed)).toEqual([]);
  });

  it('write the names of applications in one way', () => {
    expect(texts.filter(({ text }) => /egov m/iu.test(text) && !text.includes('eGov Mobile'))).toEqual([]);
  });

  it('of Russian count with a plural', () => {
    expect(texts.filter(({ language, text }) => language === 'ru' && /дней: ?[${]/u.test(text))).toEqual([]);
  });

  it('of Kazakh have no space before a percent sign', () => {
    const spaced = texts.filter(({ file, language, text }) => language === 'kk' && !isPaper(file) && / %/u.test(text));
    expect(spaced).toEqual([]);
  });
});
