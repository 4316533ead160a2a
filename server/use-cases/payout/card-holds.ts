/** Gives back what was blocked on a card to prove it, where Nesie blocked it itself and not the processor. */
import type { CardProcessors } from '../../ports/card-processor.ts';
import type { Cards } from '../../ports/cards.ts';
import type { Clock } from '../../ports/clock.ts';

export type CardHoldDeps = {
  cards: Pick<Cards, 'heldAfterEnd' | 'holdReleased'>;
  processors: Pick<CardProcessors, 'all'>;
  clock: Pick<Clock, 'now'>;
};

const AT_ONCE = 20;

/**
 * Registrations that are over, each until the processor confirms it. One that cannot be given back does not stop the
 * others. @throws Error after the round
 */
export const releaseHolds =
  ({ cards, processors, clock }: CardHoldDeps) =>
  async (): Promise<void> => {
    const unclear: string[] = [];
    for (const processor of processors.all) {
      if (!processor.releaseHold) continue;
      for (const id of await cards.heldAfterEnd(processor.name, clock.now(), AT_ONCE)) {
        if ((await processor.releaseHold(id)) === 'RELEASED') await cards.holdReleased(id, clock.now());
        else unclear.push(id);
      }
    }
    if (unclear.length > 0) throw new Error(`blocked amounts not given back: ${unclear.join(', ')}`);
  };
