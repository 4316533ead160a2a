import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { inSegment } from '../../lib/locale.ts';
import type { Session } from '../../lib/session.ts';
import { forgetTyping, wasTyped } from '../../lib/typing.ts';
import { onSent } from '../../lib/use-submit.ts';
import { forgetText, type Gone, keepText, putBack, takeText } from './kept-text.ts';

/**
 * Only for borrowers who have signed in: a page for visitors belongs to whoever sits there next, and an act of the
 * office must not come back by itself. The returned function keeps what was typed where the session has ended.
 */
export function useKeptText({ signedIn, maskedPhone, roles }: Session): () => void {
  const place = inSegment('ru', { ...useLocation(), hash: '' });
  const owner = [maskedPhone, ...roles].join(' ');
  const keep = useCallback(
    (gone: Gone) => {
      if (wasTyped()) keepText(owner, place, gone);
    },
    [owner, place],
  );
  useEffect(() => {
    if (!signedIn || !maskedPhone) return;
    const leave = () => keep('left');
    window.addEventListener('pagehide', leave);
    const deaf = onSent(() => {
      forgetTyping();
      forgetText();
    });
    const kept = takeText(owner, place);
    const stop = putBack(wasTyped() ? [] : kept);
    return () => {
      stop();
      deaf();
      forgetTyping();
      window.removeEventListener('pagehide', leave);
    };
  }, [signedIn, maskedPhone, owner, place, keep]);
  return useCallback(() => keep('ended'), [keep]);
}
