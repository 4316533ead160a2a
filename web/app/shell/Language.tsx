import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { type Lang, langOf, localeOf } from '../../lib/locale.ts';
import { textsIn } from '../../lib/texts.ts';
import type { Segment } from '../../paths.ts';
import { tracked } from '../pending.ts';

type Loaded = { readonly lang: Lang; readonly messages: Awaited<ReturnType<typeof textsIn>> };
/** Downloaded before the first drawing. */
let preloaded: Loaded | undefined;

export async function preloadLanguage(lang: Lang): Promise<void> {
  preloaded = { lang, messages: await textsIn(lang) };
}

/** The language follows the URL. While the other one loads, the present one stays. */
export function Language({ segment, children }: { segment: Segment; children: ReactNode }) {
  const wanted = langOf(segment);
  const [loaded, setLoaded] = useState(preloaded);
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    if (loaded?.lang === wanted) return;
    let stale = false;
    tracked(textsIn(wanted)).then(
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

/** A missing text is an error in development; elsewhere the page shows its id. */
function report(error: Error): void {
  if (import.meta.env.DEV) throw error;
}
