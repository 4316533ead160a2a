import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type MessageId, useT } from '../lib/intl.ts';
import { inSegment } from '../lib/locale.ts';

/** A new page stands at its top after this delay (R64). */
const SCROLL_DELAY_MS = 200;
let first = true;

const NOTHING = (): void => undefined;

function focus(element: HTMLElement): void {
  if (element.contains(document.activeElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * The heading of a new page takes the focus, so that a screen reader starts there; its ring is for the keyboard only. While the page
 * still fetches what its heading says, `main` holds the focus, and gives it on unless the person has moved it. Answers how to stop.
 */
function focusHeading(): () => void {
  const main = document.querySelector<HTMLElement>('main');
  const heading = () => main?.querySelector<HTMLElement>('h1');
  const now = heading() ?? main;
  if (now) focus(now);
  if (!main || now !== main) return NOTHING;
  const waiting = new MutationObserver(() => {
    const come = heading();
    if (!come) return;
    waiting.disconnect();
    if (document.activeElement === main || document.activeElement === document.body) focus(come);
  });
  waiting.observe(main, { childList: true, subtree: true });
  return () => waiting.disconnect();
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
    const stop = focusHeading();
    const timer = location.hash ? 0 : window.setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_DELAY_MS);
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [page]);

  return children;
}
