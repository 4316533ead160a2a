/** The rule of two persons: somebody asks, somebody else confirms within a day. */
import type { Actor } from '../../schema/events/envelope.ts';
import type { Instant } from '../../schema/values/local-date.ts';

export type OpenAsk = { readonly action: string; readonly askedBy: string; readonly askedAt: Instant };

/** 'first': noted, a second person is awaited; 'same': asked again by the one who asked, or by one of the same role; 'second': go ahead. */
export type Agreed = { readonly asked: 'first' | 'same' } | { readonly asked: 'second'; readonly by: Actor };

export type TwoPersons = {
  agree(action: string, person: Actor): Promise<Agreed>;
  /** What two persons agreed on is done: the next time it takes two again. */
  done(action: string): Promise<void>;
  /** Asked within a day and waiting for the second person; `prefix` is the beginning of the action. */
  open(prefix: string): Promise<readonly OpenAsk[]>;
};
