import type { Posting } from '../../schema/events/figures.ts';
import { add, type Tiyn } from '../../schema/values/money.ts';

/** Zero for every fact that moves money. */
export const sumOfPostings = (postings: readonly Posting[]): Tiyn => add(...postings.map(({ amount }) => amount));
