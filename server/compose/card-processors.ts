/** The card processors that stand behind the port, and the pages that one of them needs on our side. */
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type CardPurpose, cardProcessorOn } from '../../schema/reference/card-processors.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { postgresCalls } from '../adapters/card-processor/calls.ts';
import { freedomPayCards } from '../adapters/card-processor/freedom-pay/processor.ts';
import { epayPages } from '../adapters/card-processor/halyk/page.ts';
import { epayCards, epayDesk } from '../adapters/card-processor/halyk/processor.ts';
import { callbackKey } from '../adapters/sandbox-kit/signature.ts';
import type { Config } from '../config.ts';
import type { CardProcessor, CardProcessors } from '../ports/card-processor.ts';
import { renewed } from './renewed.ts';

/** A gateway is one adapter for all processors, and chooses by itself. */
export function cardProcessors(all: readonly [CardProcessor, ...CardProcessor[]]): CardProcessors {
  const of = (name: string) => all.find((one) => one.name === name);
  return { all, of, on: (day: LocalDate, purpose: CardPurpose) => of(cardProcessorOn(day, purpose)) ?? all[0] };
}

type Given = { config: Config; log: Pick<Logger, 'warn'>; pool: pg.Pool };

const warn =
  ({ log }: Given) =>
  (facts: object) =>
    log.warn(facts, 'a card processor did not answer as agreed');

const freedomPayOf = (given: Given): readonly CardProcessor[] => {
  const { config, pool } = given;
  const keys = config.cards['freedom-pay'];
  const options = keys && { ...keys, publicUrl: config.publicUrl, warn: warn(given) };
  return options ? [freedomPayCards(options, postgresCalls(pool, 'freedom-pay'))] : [];
};

function epayDesksOf(given: Given) {
  const { config, pool } = given;
  const keys = config.cards.epay;
  if (!keys) return [];
  const callbackKeys = () => config.callbackKeys.map((key) => callbackKey(key, 'epay'));
  const options = { ...keys, callbackKeys, publicUrl: config.publicUrl, warn: warn(given) };
  return [epayDesk(options, postgresCalls(pool, 'epay'))];
}

/** The chosen one first; the one beside it goes on with what it has begun, and opens what the rule of the day says. */
export function realCardProcessors(
  chosen: 'freedom-pay' | 'epay',
  given: Given,
): readonly [CardProcessor, ...CardProcessor[]] {
  const all = [...freedomPayOf(given), ...epayDesksOf(given).map(epayCards)];
  const first = all.find(({ name }) => name === chosen);
  if (!first) throw new Error('a chosen provider has no settings');
  return [first, ...all.filter((one) => one !== first)];
}

export const cardPagesOf = (given: Given): ((app: FastifyInstance) => void)[] =>
  epayDesksOf(given).map((one) =>
    epayPages(renewed(given.config.liveProviders.now, () => epayDesksOf(given)[0] ?? one)),
  );
