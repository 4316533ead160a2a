/** Folds a stream as far as possible: gives the rows before an event that cannot be applied, and names that event. */
import type { LedgerRecord, ReadModel } from '../../projections/projection.ts';
import { noStore, Overlay } from '../../projections/rows.ts';

type Refused = { event: LedgerRecord; why: string };

const whyNot = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The rows of one stream in a model. */
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
