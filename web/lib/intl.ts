import { formatToParts } from 'intl-messageformat';
import { createContext, useCallback, useContext } from 'react';
import type { Messages } from '../locales/messages.ts';
import type { Given, Page, Segment } from '../paths.ts';
import { type Lang, localeOf, segmentOf } from './locale.ts';

export type MessageId = string;
type Values = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: Values) => string;

/** The language of the page and its texts, which grow with the screens. The shell provides it. */
export const IntlContext = createContext<{ readonly lang: Lang; readonly messages: Messages }>({
  lang: 'ru',
  messages: {},
});

/** Numbers and dates come as ready strings. */
const NO_FORMATS = { number: {}, date: {}, time: {} };
const rules = new Map<string, Intl.PluralRules>();
const formatters: Parameters<typeof formatToParts>[2] = {
  getNumberFormat: (...given) => new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  getPluralRules: (locale, options) => {
    const key = `${String(locale)} ${options?.type}`;
    const made = rules.get(key) ?? new Intl.PluralRules(locale, options);
    rules.set(key, made);
    return made;
  },
};

/** A missing text or value is an error in development; elsewhere the page shows the id of the text. */
export function textOf(lang: Lang, messages: Messages, id: MessageId, values?: Values): string {
  try {
    const tree = messages[id];
    if (!tree) throw new Error(`no text ${id}`);
    return formatToParts(tree, localeOf(lang), formatters, NO_FORMATS, values)
      .map(({ value }) => value)
      .join('');
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    return id;
  }
}

/** `t('signIn.title')`. Values are ready strings from `format.ts` and `dates.ts`. */
export function useT(): Translate {
  const { lang, messages } = useContext(IntlContext);
  return useCallback((id, values) => textOf(lang, messages, id, values), [lang, messages]);
}

export const useLang = (): Lang => useContext(IntlContext).lang;
export const useSegment = (): Segment => segmentOf(useLang());

/** `href(paths.loanSigning, { loanId })` */
export function useHref(): <P extends string>(page: Page<P>, ...given: Given<P>) => string {
  const segment = useSegment();
  return useCallback((page, ...given) => page.href(segment, ...given), [segment]);
}
