import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type MessageId, useT } from '../lib/intl.ts';
import { inSegment } from '../lib/locale.ts';

/** The specification's delay before a new page stands at its top. */
const SCROLL_DELAY_MS = 200;
let first = true;

/** The heading of a new page takes the focus, so that a screen reader starts there; its ring is for the keyboard only. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading || heading.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Title of the tab, focus and scroll of a page that has just been drawn. The language switch is no arrival: nothing moves. */
export function Arrival({ title, children }: { title: MessageId; children: ReactNode }) {
  const t = useT();
  const location = useLocation();
  const page = inSegment('ru', { pathname: location.pathname, search: '', hash: '' });

  useEffect(() => {
    document.title = `${t(title)} · Nesie`;
  }, [t, title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is the reason to run, the hash only decides where to stand
  useEffect(() => {
    if (first) {
      first = false; // the browser itself places the first page of a visit
      return;
    }
    focusHeading();
    if (location.hash) return;
    const timer = window.setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [page]);

  return children;
}
