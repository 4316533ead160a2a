/** GraphQL for auditors: the daily anchors, their sheets, and what was typed back from one. */
import { ANCHOR_STREAM } from '../../../schema/events/anchor.ts';
import { readTypedHash } from '../../../schema/values/typed-hash.ts';
import type { LaggingLedger } from '../../ports/lagging-ledger.ts';
import type { Printer } from '../../ports/printer.ts';
import type { Timestamp, Timestamps } from '../../ports/timestamps.ts';
import { anchorSheet, pageOfAnchors, type SheetAnchor } from '../../use-cases/audit/anchor-sheet.ts';
import type { DailyAnchor, Resolvers } from '../generated/resolvers.ts';
import { badInput } from '../http/http-refusal.ts';

export type AnchorApiDeps = {
  ledger: Pick<LaggingLedger, 'readLagging'>;
  timestamps: Pick<Timestamps, 'all'>;
  printer: Pick<Printer, 'print'>;
};

const MOST = 100;

export const anchorResolvers = ({ ledger, timestamps, printer }: AnchorApiDeps): Resolvers => {
  async function all(): Promise<readonly SheetAnchor[]> {
    const [{ events }, stamps] = await Promise.all([ledger.readLagging(ANCHOR_STREAM), timestamps.all()]);
    const stamped = new Map<string, Timestamp>(stamps.map((stamp) => [stamp.anchor, stamp]));
    return events.flatMap((event) => {
      if (event.type !== 'DailyAnchored') return [];
      const { hash, recordedAt } = event.metadata;
      return [{ anchor: event.data, hash, recordedAt, timestamp: stamped.get(hash) ?? null }];
    });
  }
  return {
    Query: {
      dailyAnchors: async (_, { first, before }) => {
        if (first < 1 || first > MOST) throw badInput(`first: from 1 to ${MOST}`);
        return pageOfAnchors(await all(), first, before ?? undefined).map(shape);
      },
      findAnchor: async (_, { typed }) => {
        const nothing = { anchor: null, later: 0, wrongRow: null, unreadable: false };
        const read = typed.length > 200 ? undefined : readTypedHash(typed);
        if (!read) return { ...nothing, unreadable: true };
        if ('row' in read) return { ...nothing, wrongRow: read.row };
        const anchors = await all();
        const at = anchors.findIndex(({ hash }) => hash === read.hash);
        const found = anchors[at];
        return found ? { ...nothing, anchor: shape(found), later: anchors.length - 1 - at } : nothing;
      },
      anchorSheet: async (_, { hash }, { locale }) => {
        const found = (await all()).find((one) => one.hash === hash);
        if (!found) return null;
        const { content } = await printer.print(anchorSheet(found, locale));
        return { name: `anchor-${found.anchor.date}.pdf`, pdf: Buffer.from(content).toString('base64') };
      },
    },
  };
};

const shape = ({ anchor, hash, recordedAt, timestamp }: SheetAnchor): DailyAnchor => ({
  date: anchor.date,
  position: String(anchor.position),
  streams: anchor.streams,
  accessRows: anchor.accessLog?.place ?? null,
  hash,
  recordedAt,
  stampedAt: timestamp?.at ?? null,
  stampedBy: timestamp?.authority ?? null,
});
