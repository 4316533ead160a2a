/** If an event cannot be applied, gives the rows before it and names the event. */
import type { LedgerRecord, ReadModel } from '../../projections/projection.ts';
import { noStore, Overlay } from '../../projections/rows.ts';
import type { Said } from '../../schema/reference/findings.ts';
import { reasonsOf } from '../../schema/reference/said-by.ts';

type Refused = { event: LedgerRecord; why: readonly Said[] };

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
): Promise<{ overlay: Overlay } | { why: readonly Said[] }> {
  const overlay = new Overlay(noStore);
  try {
    await model.project(events, overlay);
    return { overlay };
  } catch (error) {
    return { why: reasonsOf(error) };
  }
}
