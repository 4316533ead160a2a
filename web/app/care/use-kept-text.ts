import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { inSegment } from '../../lib/locale.ts';
import type { Session } from '../../lib/session.ts';
import { keepText, putBack, takeText } from './kept-text.ts';

/**
 * Only for borrowers who have signed in: a page for visitors belongs to whoever sits there next, and an act of the
 * office must not come back by itself. The returned function keeps what was typed on this page now.
 */
export function useKeptText({ signedIn, maskedPhone, roles }: Session): () => void {
  const place = inSegment('ru', { ...useLocation(), hash: '' });
  const owner = [maskedPhone, ...roles].join(' ');
  const isTyped = useRef(false);
  const keep = useCallback(() => {
    if (isTyped.current) keepText(owner, place);
  }, [owner, place]);
  useEffect(() => {
    if (!signedIn || !maskedPhone) return;
    isTyped.current = false;
    const note = () => {
      isTyped.current = true;
    };
    document.addEventListener('input', note);
    window.addEventListener('pagehide', keep);
    const stop = putBack(takeText(owner, place));
    return () => {
      stop();
      document.removeEventListener('input', note);
      window.removeEventListener('pagehide', keep);
    };
  }, [signedIn, maskedPhone, owner, place, keep]);
  return keep;
}
