/** Folds that do not break off: what an event that cannot be taken has before it, and which event that is. */
import type { LedgerRecord, LoanRecord, ReadModel } from '../../projections/projection.ts';
import { noStore, Overlay } from '../../projections/rows.ts';
import { idOf } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { evolve } from '../domain/loan/evolve.ts';
import { initial, type LoanState } from '../domain/loan/state.ts';

type Refused = { event: LedgerRecord; why: string };

const whyNot = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The rows that one stream has in a model. */
export async function rowsOf(
  model: ReadModel,
  events: readonly LedgerRecord[],
): Promise<{ overlay: Overlay; refused?: Refused }> {
  const whole = await taken(model, events);
  if ('overlay' in whole) return whole;
  let overlay = new Overlay(noStore);
  for (const [before, event] of events.entries()) {
    const part = await taken(model, events.slice(0, before + 1));
    if ('why' in part) return { overlay, refused: { event, why: part.why } };
    overlay = part.overlay;
  }
  return { overlay };
}

async function taken(
  model: ReadModel,
  events: readonly LedgerRecord[],
): Promise<{ overlay: Overlay } | { why: string }> {
  const overlay = new Overlay(noStore);
  try {
    await model.project(events, overlay);
    return { overlay };
  } catch (error) {
    return { why: whyNot(error) };
  }
}

/** Undefined where the stream is empty. */
export function foldLoan(events: readonly LoanRecord[]): { loanId: LoanId; state: LoanState } | Refused | undefined {
  let [event] = events;
  if (!event) return undefined;
  try {
    const loanId = idOf(event.stream);
    let state: LoanState = initial;
    for (event of events) state = evolve(state, event);
    return { loanId, state };
  } catch (error) {
    return { event, why: whyNot(error) };
  }
}
