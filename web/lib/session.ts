import { useSyncExternalStore } from 'react';
import type { LoanStatus, Locale, ProfileStep, Role } from '../generated/entry/graphql.ts';
import type { CallOutcome } from './call-outcome.ts';
import { clearDrafts } from './drafts.ts';

/** For the guards and the header. */
export type Session = {
  readonly signedIn: boolean;
  /** The first unfinished step; COMPLETE opens the cabinet. */
  readonly step: ProfileStep;
  readonly registrationCompleted: boolean;
  readonly roles: readonly Role[];
  readonly lastLoan: { readonly id: string; readonly status: LoanStatus } | null;
  /** The account may not apply for loans now; `lock` says until when (null dates: for ever). */
  readonly locked: boolean;
  readonly lock: { readonly lockedUntil: string | null; readonly lockDays: number | null } | null;
  readonly firstName: string | null;
  readonly maskedPhone: string | null;
  /** The server's business day; empty until the first answer. */
  readonly today: string;
  readonly demo: boolean;
  /** Of the lender; empty until the first answer. */
  readonly licence: string;
  /** Announced technical works that are not over. */
  readonly works: { readonly from: string; readonly until: string } | null;
  /** Null for a visitor. */
  readonly lasts: { readonly idleSeconds: number; readonly leftSeconds: number } | null;
};

export const ANONYMOUS: Session = {
  signedIn: false,
  step: 'PHONE',
  registrationCompleted: false,
  roles: ['anonymous'],
  lastLoan: null,
  locked: false,
  lock: null,
  firstName: null,
  maskedPhone: null,
  today: '',
  demo: false,
  licence: '',
  works: null,
  lasts: null,
};

/** `app/session-source.ts` provides it. */
export type SessionSource = {
  readonly read: () => Promise<CallOutcome<Session>>;
  readonly end: () => Promise<CallOutcome<unknown>>;
  /** Sets the language of SMS and documents. */
  readonly speak: (locale: Locale) => Promise<CallOutcome<unknown>>;
};

/** `unknown` until the first answer; `unreachable` when the request failed. */
export type SessionState = {
  readonly phase: 'unknown' | 'known' | 'unreachable';
  readonly session: Session;
  /** The network failed, not the server. */
  readonly offline?: boolean;
};

const HINT = 'nesie.wasSignedIn';
let source: SessionSource | undefined;
let state: SessionState = { phase: 'unknown', session: ANONYMOUS };
const listeners = new Set<() => void>();

function set(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** A hint, no secret: whether to wait for the server before showing a page for visitors. */
export function probablySignedIn(): boolean {
  try {
    return window.localStorage.getItem(HINT) === '1';
  } catch {
    return true;
  }
}

function remember(signedIn: boolean): void {
  try {
    if (signedIn) window.localStorage.setItem(HINT, '1');
    else window.localStorage.removeItem(HINT);
  } catch {
    // storage is switched off: pages for visitors then wait for the server's answer
  }
}

export function plugSession(from: SessionSource): void {
  source = from;
}

/** After sign-in, and after every step of the application. */
export async function refreshSession(): Promise<Session> {
  const outcome = await source?.read();
  if (outcome?.kind === 'done') {
    remember(outcome.data.signedIn);
    set({ phase: 'known', session: outcome.data });
  } else if (outcome?.kind === 'unauthenticated' || outcome?.kind === 'forbidden') {
    remember(false);
    set({ phase: 'known', session: ANONYMOUS });
  } else if (state.phase === 'unknown') {
    set({ phase: 'unreachable', session: ANONYMOUS, offline: outcome?.kind === 'offline' });
  }
  return state.session;
}

/** Waits for the server's first answer. */
export const knownSession = async (): Promise<Session> =>
  state.phase === 'known' ? state.session : await refreshSession();

/** Then opens a page for visitors. False when the server could not be reached. */
export async function signOut(page = '/ru/login'): Promise<boolean> {
  const outcome = await source?.end();
  if (outcome?.kind !== 'done' && outcome?.kind !== 'unauthenticated') return false;
  remember(false);
  clearDrafts();
  set({ phase: 'known', session: ANONYMOUS });
  window.location.assign(page);
  return true;
}

/** For SMS and documents too. */
export function chooseLanguage(locale: Locale): void {
  if (state.session.signedIn) void source?.speak(locale);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const readState = (): SessionState => state;
export const useSessionState = (): SessionState => useSyncExternalStore(subscribe, readState, readState);
export const useSession = (): Session => useSessionState().session;
