/** Remembers this process's writes, so that it does not use a row without its latest one. */
import type { LedgerEvent } from '../../../schema/events/ledger.ts';
import { idOf, isStreamOf } from '../../../schema/events/streams.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';

/** Far more than a working projector leaves unapplied. */
const MOST = 10_000;

export type OwnWrites = ReturnType<typeof ownWrites>;

export function ownWrites() {
  const positions = new Map<LoanId, bigint>();
  const bonuses = new Map<BorrowerId, bigint>();
  const opened = new Map<BorrowerId, LoanId>();
  const note = (stream: string, events: readonly LedgerEvent[], position: bigint): void => {
    for (const event of events) {
      if (event.type === 'LoanApplied') keep(opened, event.data.borrowerId, event.data.loanId);
    }
    if (isStreamOf('bonus-', stream)) keep(bonuses, idOf(stream), position);
    if (isStreamOf('loan-', stream)) keep(positions, idOf(stream), position);
  };
  return {
    noting: <L extends Ledger>(ledger: L): L => ({
      ...ledger,
      append: async (stream, expected, events, context) => {
        const appended = await ledger.append(stream, expected, events, context);
        note(stream, events, appended.position);
        return appended;
      },
    }),
    /** -1 for an unknown loan. */
    positionOf: (loanId: LoanId): bigint => positions.get(loanId) ?? -1n,
    bonusPositionOf: (borrowerId: BorrowerId): bigint => bonuses.get(borrowerId) ?? -1n,
    lastOpenedBy: (borrowerId: BorrowerId): LoanId | undefined => opened.get(borrowerId),
  };
}

function keep<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= MOST) return;
    map.delete(oldest);
  }
}
