/**
 * Electronic signatures that are checked by us. A provider that sends no notices is asked until it has one. A signature
 * is kept sealed until it is checked, and the result then counts (R581, R582).
 */
import type { Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Eds, EdsCallback, EdsCollector } from '../../ports/eds.ts';
import type { EdsSession, EdsSessions } from '../../ports/eds-sessions.ts';
import type { Files } from '../../ports/files.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';
import { providerCaller } from '../kernel/provider-caller.ts';
import type { EdsUseCases } from './eds.ts';
import { OFFER_TITLES } from './eds-page.ts';

export type EdsFollowDeps = {
  provider: Eds;
  sessions: EdsSessions;
  files: Pick<Files, 'read'>;
  borrowers: Pick<Borrowers, 'find'>;
  clock: Pick<Clock, 'now'>;
  eds: Pick<EdsUseCases, 'ended'>;
};

const AT_ONCE = 200;
/** Longer than any one call of a provider waits. */
const LEASE_MS = 120_000;
/** A QR code works for five minutes; whoever has scanned it may read the contract before he signs. */
const SIGN_MINUTES = 20;
/** How long a signature waits for a checker or an OCSP responder that is down. */
const CHECK_MINUTES = 24 * 60;
const AGAIN_MS = { collecting: 3_000, checking: 30_000 };

export function makeEdsFollow(deps: EdsFollowDeps) {
  const { provider, sessions, clock } = deps;

  const ageMinutes = ({ requestedAt }: EdsSession): number =>
    (Date.parse(clock.now()) - Date.parse(requestedAt)) / 60_000;

  /** Undefined where the provider refused, or nobody signed in time. */
  async function collected(collector: EdsCollector, session: EdsSession, document: Uint8Array, signal: AbortSignal) {
    let handle = session.handle ?? '';
    while (ageMinutes(session) < SIGN_MINUTES) {
      const got = await collector.collect({ handle, titles: OFFER_TITLES, document }, signal);
      if (got.state === 'REFUSED') return undefined;
      if (got.state === 'SIGNED') {
        await sessions.keepSignature(session, got.signature);
        return got.signature;
      }
      handle = got.handle;
      await sessions.hold(session.id, handle, LEASE_MS);
    }
    return undefined;
  }

  async function ended(session: EdsSession, result: Pick<EdsCallback, 'signature' | 'failure'>): Promise<void> {
    const { id, documentHash } = session;
    const callback: EdsCallback = {
      key: id,
      externalId: id,
      state: result.signature === null ? 'REFUSED' : 'SIGNED',
      documentHash,
      operatedAt: clock.now(),
      ...result,
    };
    await deps.eds.ended(providerCaller(provider.name, id), callback);
  }

  async function follow(session: EdsSession, signal: AbortSignal): Promise<void> {
    const { collector, checker } = provider;
    if (!checker) return;
    const [document, person] = await Promise.all([
      deps.files.read(session.borrowerId, session.documentHash),
      deps.borrowers.find(session.borrowerId),
    ]);
    // The person was erased meanwhile.
    if (!document || !person) return ended(session, { signature: null });
    const kept = await sessions.signatureOf(session);
    const signature = kept ?? (collector && (await collected(collector, session, document, signal)));
    if (signature === undefined || ageMinutes(session) > CHECK_MINUTES) return ended(session, { signature: null });
    const checked = await checker.check(signature, { document, iin: person.iin }, signal);
    return ended(session, checked.trusted ? { signature } : { signature: null, failure: checked.failure });
  }

  async function followed(session: EdsSession, signal: AbortSignal): Promise<void> {
    try {
      await follow(session, signal);
    } catch (error) {
      const received = (await sessions.find(session.id))?.received;
      const pause = signal.aborted ? 0 : received ? AGAIN_MS.checking : AGAIN_MS.collecting;
      await sessions.putBack(session.id, pause);
      // The log has it already, by the name of the provider (server/compose/watched.ts).
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderGarbage)) throw error;
    }
  }

  return {
    /** Whether anything is checked by us at all. */
    needed: provider.checker !== undefined,
    /** Begins with all that are due, and does not wait for them. */
    begin: async (signal: AbortSignal): Promise<readonly Promise<void>[]> =>
      (await sessions.take(AT_ONCE, LEASE_MS)).map((session) => followed(session, signal)),
  };
}
