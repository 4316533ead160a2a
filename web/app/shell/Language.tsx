import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { loadMessages } from '../../lib/intl.ts';
import { type Lang, langOf, localeOf } from '../../lib/locale.ts';
import type { Messages } from '../../locales/messages.ts';
import type { Segment } from '../../paths.ts';
import { tracked } from '../pending.ts';

type Loaded = { readonly lang: Lang; readonly messages: Messages };
/** The language of the first page, fetched before the first drawing. */
let preloaded: Loaded | undefined;

export async function preloadLanguage(lang: Lang): Promise<void> {
  preloaded = { lang, messages: await loadMessages(lang) };
}

/** Words follow the address. While the other language is fetched the page keeps its present one, so nothing blinks. */
export function Language({ segment, children }: { segment: Segment; children: ReactNode }) {
  const wanted = langOf(segment);
  const [loaded, setLoaded] = useState(preloaded);
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    if (loaded?.lang === wanted) return;
    let stale = false;
    tracked(loadMessages(wanted)).then(
      (messages) => {
        preloaded = { lang: wanted, messages };
        if (!stale) setLoaded(preloaded);
      },
      (error: unknown) => !stale && setFailure(error),
    );
    return () => {
      stale = true;
    };
  }, [wanted, loaded]);

  useEffect(() => {
    if (loaded) document.documentElement.lang = loaded.lang;
  }, [loaded]);

  if (failure) throw failure; // the crash screen offers to reload
  if (!loaded) return null;
  return (
    <IntlProvider locale={localeOf(loaded.lang)} messages={loaded.messages} onError={report}>
      {children}
    </IntlProvider>
  );
}

/** A missing text is a fault of the build: loud in development, its id on the page otherwise. */
function report(error: Error): void {
  if (import.meta.env.DEV) throw error;
}
