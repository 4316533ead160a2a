import type { Messages, TextFile, TextFiles } from '../locales/messages.ts';
import { type Lang, langOf, segmentIn } from './locale.ts';

/** The files that every first page needs; the build finds them (web/build/texts.ts). */
declare const FIRST_TEXTS: readonly string[];

const catalogues: Record<Lang, () => Promise<{ files: TextFiles }>> = {
  ru: () => import('../locales/ru.ts'),
  kk: () => import('../locales/kk.ts'),
};
/** A screen is drawn after its texts are here, so it need not be drawn again when these objects grow. */
const texts: Record<Lang, Messages> = { ru: {}, kk: {} };
const wanted = new Set(FIRST_TEXTS);
let shown: Lang | undefined;

const LITERAL = 0;
function keep(lang: Lang, file: TextFile = {}): void {
  for (const [id, text] of Object.entries(file))
    texts[lang][id] = typeof text === 'string' ? [{ type: LITERAL, value: text }] : text;
}

async function load(lang: Lang, names: Iterable<string>): Promise<void> {
  const { files } = await catalogues[lang]();
  await Promise.all([...names].map(async (name) => keep(lang, await files[`./${lang}/${name}.json`]?.())));
}

/** Texts of the page in this language; the other language is downloaded only when it is chosen. */
export async function textsIn(lang: Lang): Promise<Messages> {
  await load(lang, wanted);
  shown = lang;
  return texts[lang];
}

/** @public The build wraps the import of a screen in this call and fills in the names (web/build/texts.ts). */
export async function withTexts<T>(names: readonly string[], screen: () => Promise<T>): Promise<T> {
  for (const name of names) wanted.add(name);
  // While the language changes, the page is drawn in the old one for a moment.
  const langs = new Set([langOf(segmentIn(window.location.pathname) ?? 'ru'), ...(shown ? [shown] : [])]);
  const [module] = await Promise.all([screen(), ...[...langs].map((lang) => load(lang, names))]);
  return module;
}
