/** Gives each anchor that has none a timestamp from outside, the newest first (R613). */
import { ANCHOR_STREAM } from '../../../schema/events/anchor.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { TimestampAuthority, Timestamps } from '../../ports/timestamps.ts';

export type StampDeps = {
  ledger: Pick<Ledger, 'readLatest'>;
  authority: TimestampAuthority;
  timestamps: Timestamps;
};

/** An old installation that begins with timestamps does not flood the authority. */
const AT_ONCE = 20;

/** Returns how many were stamped. A later anchor holds the hash of each before it, so the newest proves most. */
export async function stampAnchors({ ledger, authority, timestamps }: StampDeps): Promise<number> {
  const stamped = new Set((await timestamps.all()).map(({ anchor }) => anchor));
  const { events } = await ledger.readLatest(ANCHOR_STREAM);
  const anchors = events.filter((event) => event.type === 'DailyAnchored');
  const missing = anchors.filter(({ metadata }) => !stamped.has(metadata.hash)).toReversed();
  for (const { data, metadata } of missing.slice(0, AT_ONCE)) {
    const given = await authority.stamp(metadata.hash);
    await timestamps.keep({ anchor: metadata.hash, date: data.date, ...given });
  }
  return Math.min(missing.length, AT_ONCE);
}
