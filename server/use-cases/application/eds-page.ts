/** What both electronic signatures share: the provider's page, and the signature that is kept. */
import { createHash } from 'node:crypto';
import type { Price, Terms } from '../../../schema/events/figures.ts';
import { documentTitle } from '../../../schema/reference/document-titles.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { type Instant, instant } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { Borrowers, Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Eds, EdsFailure } from '../../ports/eds.ts';
import type { EdsSession, EdsSessions } from '../../ports/eds-sessions.ts';
import type { Files } from '../../ports/files.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Caller } from '../kernel/event-context.ts';

export type EdsPageDeps = {
  ledger: Ledger;
  clock: Clock;
  ids: Ids;
  files: Files;
  borrowers: Pick<Borrowers, 'find'>;
  sessions: EdsSessions;
  provider: Eds;
  publicUrl: string;
};

/**
 * TOO_EARLY: the 24 hours are not over. READY: no QR code was requested. ERROR: refused or expired, may be requested
 * again.
 */
export type EdsStatus = 'TOO_EARLY' | 'READY' | 'PENDING' | 'SIGNED' | 'ERROR' | 'LAPSED';
export type EdsView = {
  status: EdsStatus;
  /** Business time; the two moments below compare with it. */
  now: Instant;
  opensAt: Instant;
  lapsesAt: Instant;
  signUrl: string | null;
  /** The provider's own picture of the QR code, a data URL; without it the code holds `signUrl`. */
  qrImage: string | null;
  /** Real time, unlike `now`. */
  expiresAt: Instant | null;
  /** Why the last signature was refused, where its reason is known. */
  failure: EdsFailure | null;
  /** With the dates and sums that a payout today would give. */
  terms: Terms;
  price: Price;
};

export type Wish = { borrowerId: BorrowerId; loanId: LoanId; locale: Locale };
export type Paper = Pick<EdsSession, 'type' | 'consents'> & { hash: string };

/** What is signed by EDS, now or a second time, is the offer. */
export const OFFER_TITLES = { RU: documentTitle('OFFER', 'RU'), KK: documentTitle('OFFER', 'KK') };
/** Real minutes for which the QR code works. */
const QR_MINUTES = 5;

export async function openEdsPage(
  deps: EdsPageDeps,
  caller: Caller,
  { borrowerId, loanId, locale }: Wish,
  { type, hash, consents }: Paper,
) {
  const [offer, document, person] = await Promise.all([
    deps.files.find(borrowerId, hash),
    deps.files.read(borrowerId, hash),
    deps.borrowers.find(borrowerId),
  ]);
  if (!document || !person) return refuse('NOT_FOUND');
  const id = deps.ids.derived<never>(caller.commandId, 'eds');
  const segment = locale === 'KK' ? 'kz' : 'ru';
  const opened = await deps.provider.open({
    key: id,
    documentHash: hash,
    document,
    iin: person.iin,
    title: offer?.title ?? OFFER_TITLES[locale],
    titles: OFFER_TITLES,
    returnUrl: `${deps.publicUrl}/${segment}/eds-pending/${loanId}/${type}`,
    locale,
  });
  if (opened.state === 'UNKNOWN') return refuse('TRY_LATER');
  const requestedAt = deps.clock.now();
  const expiresAt = instant(new Date(Date.parse(requestedAt) + QR_MINUTES * 60_000));
  await deps.sessions.open({
    id,
    type,
    borrowerId,
    loanId,
    documentHash: hash,
    consents,
    pageUrl: opened.pageUrl,
    qrImage: opened.qrImage ?? null,
    handle: opened.handle ?? null,
    requestedAt,
    expiresAt,
  });
  return undefined;
}

/** While something may be signed: how the last request for it stands. */
export function sessionStatus(session: EdsSession | undefined, now: Instant): 'READY' | 'PENDING' | 'ERROR' {
  if (!session || session.state === 'SIGNED') return 'READY';
  return session.state === 'PENDING' && (session.received || session.expiresAt > now) ? 'PENDING' : 'ERROR';
}

/** What the page shows of a session. A signature that is being checked has no QR code any more. */
export function shownOf(session: EdsSession | undefined, status: EdsStatus) {
  const waiting = status === 'PENDING' && session && !session.received ? session : undefined;
  return {
    signUrl: waiting?.pageUrl ?? null,
    qrImage: waiting?.qrImage ?? null,
    expiresAt: waiting?.expiresAt ?? null,
    failure: status === 'ERROR' ? (session?.failure ?? null) : null,
  };
}

/** The SHA-256 of the signature, which the people registry keeps. */
export async function keptSignature(
  deps: Pick<EdsPageDeps, 'files' | 'clock'>,
  { borrowerId, loanId }: EdsSession,
  content: Uint8Array,
): Promise<string> {
  const file = {
    borrowerId,
    loanId,
    kind: 'CONSENT' as const,
    title: 'EDS',
    mime: 'application/pkcs7-signature',
    pages: 1,
    shownAt: await deps.clock.businessNow(),
  };
  await deps.files.keep(file, content);
  return createHash('sha256').update(content).digest('hex');
}
