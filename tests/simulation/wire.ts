/** A provider's notice arrives once or more, now or days later, and out of order. */
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Chance } from '../../server/seed/chance.ts';
import { again } from './crashes.ts';

type Word = () => Promise<unknown>;

export class Wire {
  readonly #chance: Chance;
  #held: { word: Word; until: LocalDate }[] = [];

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  hold(word: Word, until: LocalDate): void {
    this.#held.push({ word, until });
  }

  async say(word: Word): Promise<void> {
    const times = this.#chance.hits(0.2) ? this.#chance.whole(2, 3) : 1;
    await Promise.all(Array.from({ length: times }, () => again(word)));
  }

  /** Delivers notices withheld until `day`, latest first; without a day, all of them. */
  async release(day?: LocalDate): Promise<void> {
    const now = this.#held.filter(({ until }) => day === undefined || until <= day);
    this.#held = this.#held.filter((held) => !now.includes(held));
    for (const { word } of now.reverse()) await this.say(word);
  }
}
