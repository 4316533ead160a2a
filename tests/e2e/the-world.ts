import { test as base } from '@playwright/test';
import { bringUp } from './bring-up.ts';
import { type Place, type World, worldAt } from './world.ts';

/** A product's clock only moves forward: tests that move it use a product of their own. */
export const CLOCKS = ['today', 'later'] as const;
export type Clock = (typeof CLOCKS)[number];

const variable = (clock: Clock): string => `E2E_${clock.toUpperCase()}`;

export function tellWhere(clock: Clock, { url, databaseUrl, eventStoreUrl }: Place): void {
  process.env[variable(clock)] = JSON.stringify({ url, databaseUrl, eventStoreUrl });
}

export function theWorld(clock: Clock = 'today'): World {
  const place = process.env[variable(clock)];
  if (!place) throw new Error('the product is not running: run the browser tests with npm test');
  return worldAt(JSON.parse(place) as Place);
}

const BRING_UP_MS = 60_000;

/** A repeated test gets an empty product: on the first one its persona is registered already. */
export const test = base.extend<{ emptyProductForRepeat: undefined }>({
  emptyProductForRepeat: [
    async ({ browserName: _ }, use, { retry }) => {
      if (retry === 0) return use(undefined);
      const { place, stop } = await bringUp('repeat');
      const places = { ...process.env };
      for (const clock of CLOCKS) tellWhere(clock, place);
      await use(undefined);
      for (const clock of CLOCKS) process.env[variable(clock)] = places[variable(clock)];
      await stop();
    },
    { auto: true, timeout: BRING_UP_MS },
  ],
});
