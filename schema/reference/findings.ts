/**
 * What a verification finds: where, and what is wrong, each a code with its facts (R730). The terminal and programs
 * read English, the pages the language of their reader.
 */
import { accountName } from './account-names.ts';
import { ANCHOR_FINDINGS } from './findings/anchors.ts';
import { CHAIN_FINDINGS } from './findings/chains.ts';
import { FIGURE_FINDINGS } from './findings/figures.ts';
import { FILE_FINDINGS } from './findings/files.ts';
import { KEPT_FINDINGS } from './findings/kept.ts';
import { MODEL_FINDINGS } from './findings/models.ts';
import { PLACES } from './findings/places.ts';
import { PROOF_FINDINGS } from './findings/proof.ts';
import { SHAPE_FINDINGS } from './findings/shapes.ts';
import { THROWN_FINDINGS } from './findings/thrown.ts';
import { statusInWords } from './loan-status-names.ts';
import { anyEventName } from './stream-event-names.ts';

type Lang = 'en' | 'ru' | 'kk';
type Text = Readonly<Record<Lang, string>>;

const ALL = {
  ...PLACES,
  ...CHAIN_FINDINGS,
  ...ANCHOR_FINDINGS,
  ...KEPT_FINDINGS,
  ...FIGURE_FINDINGS,
  ...MODEL_FINDINGS,
  ...FILE_FINDINGS,
  ...SHAPE_FINDINGS,
  ...THROWN_FINDINGS,
  ...PROOF_FINDINGS,
};
export type FindingCode = keyof typeof ALL;
export const FINDING_TEXTS: Readonly<Record<FindingCode, Text>> = ALL;

/** A place, or what is wrong there: a code with the facts that its text names in braces. */
export type Said = {
  readonly code: FindingCode;
  readonly facts: Readonly<Record<string, string>>;
  /** Each difference on its own. */
  readonly parts?: readonly Said[];
};

/** `where` and `what`: in English. */
export type Finding = Said & {
  readonly where: string;
  readonly what: string;
  readonly place: Said;
};

export const say = (code: FindingCode, facts: Readonly<Record<string, string | number | bigint>> = {}): Said => ({
  code,
  facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)])),
});

export const withParts = (said: Said, parts: readonly Said[]): Said => (parts.length > 0 ? { ...said, parts } : said);

export const finding = (place: Said, said: Said): Finding => ({
  ...said,
  place,
  where: textOf(place),
  what: textOf(said),
});

type At = { readonly stream: string; readonly revision: bigint };

export const atRevision = ({ stream, revision }: At): Said => say('REVISION', { stream, revision });

export const whereOf = (at: At): string => textOf(atRevision(at));

/** What is said of a stream whose chain does not hold. */
export const CHAIN_FAULTS = {
  missing: 'EVENT_MISSING',
  content: 'CONTENT_CHANGED',
  link: 'LINK_BROKEN',
} as const satisfies Record<string, FindingCode>;

/** An error that says what is wrong in both languages. */
export class ErrorInWords extends Error {
  readonly said: Said;
  constructor(said: Said) {
    super(textOf(said));
    this.said = said;
  }
}

export const inWords = (...said: Parameters<typeof say>): ErrorInWords => new ErrorInWords(say(...said));

export function textOf({ code, facts, parts = [] }: Said, lang: Lang = 'en'): string {
  const text = FINDING_TEXTS[code][lang].replace(/\{(\w+)\}/g, (_, name: string) =>
    word(name, facts[name] ?? `{${name}}`, lang),
  );
  return [text, parts.map((part) => textOf(part, lang)).join('; ')].filter((one) => one !== '').join(': ');
}

const FIGURES: Readonly<Record<string, Readonly<Record<'ru' | 'kk', string>>>> = {
  principal: { ru: 'основной долг', kk: 'негізгі қарыз' },
  interest: { ru: 'проценты', kk: 'сыйақы' },
  penalty: { ru: 'пеня', kk: 'өсімпұл' },
  premium: { ru: 'услуги', kk: 'қызметтер' },
};

const KINDS: Readonly<Record<string, Readonly<Record<'ru' | 'kk', string>>>> = {
  string: { ru: 'текст', kk: 'мәтін' },
  number: { ru: 'число', kk: 'сан' },
  bigint: { ru: 'целое число', kk: 'бүтін сан' },
  boolean: { ru: 'да или нет', kk: 'иә немесе жоқ' },
  object: { ru: 'запись с полями', kk: 'өрістері бар жазба' },
  array: { ru: 'список', kk: 'тізім' },
  record: { ru: 'запись с полями', kk: 'өрістері бар жазба' },
};

/** Accounts, events, figures and statuses have names for readers; others are numbers, ids and names of the program. */
function word(name: string, fact: string, lang: Lang): string {
  if (lang === 'en') return fact;
  if (name === 'account') return accountName(fact, lang);
  if (name === 'event') return anyEventName(fact, lang);
  if (name === 'expected') return KINDS[fact]?.[lang] ?? fact;
  if (name === 'figure') return FIGURES[fact]?.[lang] ?? fact;
  // A value of an event comes in the quotes of JSON.
  return statusInWords(fact.replace(/^"(.*)"$/, '$1'), lang) ?? fact;
}
