import type { SentCode } from './sent-code.ts';

/** The first page of a registration hands this to the next. It stays in this tab and never enters a URL. */
export type PendingRegistration = {
  readonly phone: string;
  readonly sent: SentCode;
  /** For the short registration. */
  readonly iin?: string;
};

const KEY = 'nesie.registration';
const IIN = 'nesie.registration.iin';

function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Kept in memory too, so that registration works without storage while the page stays open. */
let kept: PendingRegistration | undefined;
let keptIin: string | undefined;

export function keepPending(pending: PendingRegistration): void {
  kept = pending;
  storage()?.setItem(KEY, JSON.stringify(pending));
}

export function pendingRegistration(): PendingRegistration | undefined {
  if (kept) return kept;
  try {
    const text = storage()?.getItem(KEY);
    kept = text ? (JSON.parse(text) as PendingRegistration) : undefined;
  } catch {
    kept = undefined;
  }
  return kept;
}

/** After the confirmation only the IIN is kept, for its own page. */
export function endPending(): void {
  keptIin = pendingRegistration()?.iin;
  kept = undefined;
  storage()?.removeItem(KEY);
  if (keptIin) storage()?.setItem(IIN, keptIin);
}

export const pendingIin = (): string => keptIin ?? storage()?.getItem(IIN) ?? '';

export function endPendingIin(): void {
  keptIin = undefined;
  storage()?.removeItem(IIN);
}
