import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { time } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import { keepPushAlive } from '../../lib/keep-push.ts';
import { lastAnswerAt } from '../../lib/server-state.ts';
import { refreshSession, type Session, useSession } from '../../lib/session.ts';
import styles from './care.module.css';
import { keepFocus } from './kept-focus.ts';
import { useKeptText } from './use-kept-text.ts';

const WORKER = '/push-worker.js';
const WARN_MS = 5 * 60_000;
const LOOK_EVERY_MS = 5_000;

/** What every page has and no page waits for: focus, typed text, messages, a warning before the session ends. */
export function Care() {
  const session = useSession();
  const keep = useKeptText(session);
  useEffect(keepFocus, []);
  const [isEnded, setEnded] = useState(false);
  const end = async () => {
    keep();
    setEnded(!(await refreshSession()).signedIn);
  };
  useEffect(() => {
    if (!session.signedIn) return;
    setEnded(false);
    keepPushAlive();
    // Shows a page of ours where there is no network (R226); without it the browser shows its own.
    void navigator.serviceWorker?.register(WORKER).catch(() => undefined);
  }, [session.signedIn]);
  if (session.signedIn && session.lasts) return <Ending lasts={session.lasts} onEnd={end} />;
  return isEnded ? <Ended onRead={() => setEnded(false)} /> : null;
}

type Lasts = NonNullable<Session['lasts']>;

const SHARED = 'nesie.answeredAt';

/** Of all tabs: a tab that asked the server whether the other one still keeps the session would itself keep it. */
function lastOfAllTabs(): number {
  const own = lastAnswerAt();
  try {
    const shared = Number(localStorage.getItem(SHARED));
    if (own > shared) localStorage.setItem(SHARED, String(own));
    return Math.max(own, shared);
  } catch {
    return own;
  }
}

/** When the session ends. A request moves only the idle end. */
function endsOf(lasts: Lasts, readAt: number): { readonly at: number; readonly isMovable: boolean } {
  const idle = Math.max(lastOfAllTabs(), readAt) + lasts.idleSeconds * 1000;
  const latest = readAt + lasts.leftSeconds * 1000;
  return { at: Math.min(idle, latest), isMovable: idle < latest };
}

function Ending({ lasts, onEnd }: { lasts: Lasts; onEnd: () => Promise<void> }) {
  const t = useT();
  const [readAt, setReadAt] = useState(Date.now);
  const [now, setNow] = useState(Date.now);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    setReadAt(lasts && Date.now());
    setRead(false);
  }, [lasts]);
  const { at, isMovable } = endsOf(lasts, readAt);
  const isOver = now >= at;
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the end has come
  useEffect(() => {
    if (isOver) void onEnd();
  }, [isOver]);
  if (now < at - WARN_MS || isOver || (isRead && !isMovable)) return null;
  const moment = { time: time(new Date(at).toISOString()) };
  return (
    <div className={styles.note} role="alert">
      <p>{t(isMovable ? 'noticeBar.endsIdle' : 'noticeBar.endsAnyway', moment)}</p>
      <Button onClick={() => (isMovable ? void refreshSession() : setRead(true))}>
        {t(isMovable ? 'noticeBar.stay' : 'noticeBar.understood')}
      </Button>
    </div>
  );
}

function Ended({ onRead }: { onRead: () => void }) {
  const t = useT();
  return (
    <div className={styles.note} role="alert">
      <p>{t('noticeBar.ended')}</p>
      <Button onClick={onRead}>{t('noticeBar.understood')}</Button>
    </div>
  );
}
