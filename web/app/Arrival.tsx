import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type MessageId, useT } from '../lib/intl.ts';
import { inSegment } from '../lib/locale.ts';

/** A new page scrolls to its top after this delay (R64). */
const SCROLL_DELAY_MS = 200;
let first = true;

const NOTHING = (): void => undefined;

function focus(element: HTMLElement): void {
  if (element.contains(document.activeElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus to the heading of a new page, so that a screen reader starts there; only keyboards show the ring.
 * While the heading loads, `main` holds the focus. Returns a function that stops this.
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

/** A switch of language leaves title, focus and scroll position as they are. */
export function Arrival({ title, children }: { title: MessageId; children: ReactNode }) {
  const t = useT();
  const location = useLocation();
  const page = inSegment('ru', { pathname: location.pathname, search: '', hash: '' });

  useEffect(() => {
    document.title = `${t(title)} · Nesie`;
  }, [t, title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page runs it, the hash only sets the scroll position
  useEffect(() => {
    if (first) {
      first = false; // the browser itself places the first page of a visit
      return;
    }
    const stop = focusHeading();
    if (location.hash) return stop;
    const { dataset } = document.documentElement;
    dataset.arriving = ''; // hides the footer, which would jump below a page that is still scrolled down
    const arrived = () => delete dataset.arriving;
    const timer = window.setTimeout(() => {
      window.scrollTo({ top: 0 });
      arrived();
    }, SCROLL_DELAY_MS);
    return () => {
      stop();
      window.clearTimeout(timer);
      arrived();
    };
  }, [page]);

  return children;
}
