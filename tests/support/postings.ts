import type { Posting } from '../../schema/events/figures.ts';
import { add, type Tiyn } from '../../schema/values/money.ts';

export const sumOfPostings = (postings: readonly Posting[]): Tiyn => add(...postings.map(({ amount }) => amount));
