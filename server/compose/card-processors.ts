import { type CardPurpose, cardProcessorOn } from '../../schema/reference/card-processors.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { CardProcessor, CardProcessors } from '../ports/card-processor.ts';

/** A gateway is one adapter for all processors, and chooses by itself. */
export function cardProcessors(all: readonly [CardProcessor, ...CardProcessor[]]): CardProcessors {
  const of = (name: string) => all.find((one) => one.name === name);
  return { all, of, on: (day: LocalDate, purpose: CardPurpose) => of(cardProcessorOn(day, purpose)) ?? all[0] };
}
