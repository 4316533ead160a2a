/** Draws a page as a visitor first sees it. Runs only during the build (web/build/prerender.ts). */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Providers } from './app/Providers.tsx';
import { Pages, prefetchScreen } from './app/router.tsx';
import { preloadLanguage } from './app/shell/Language.tsx';
import { langOf, segmentIn } from './lib/locale.ts';

/** The first drawing starts the downloads of lazy parts, the second has them. */
const DRAWINGS = 2;

export async function draw(pathname: string): Promise<string> {
  await preloadLanguage(langOf(segmentIn(pathname) ?? 'ru'));
  await prefetchScreen(pathname);
  let html = '';
  for (let drawing = 0; drawing < DRAWINGS; drawing++) {
    html = renderToStaticMarkup(
      <Providers>
        <StaticRouter location={pathname}>
          <Pages />
        </StaticRouter>
      </Providers>,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return html;
}
