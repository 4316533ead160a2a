import { FULL } from '../support/size.ts';
import { type Place, type World, worldAt } from './world.ts';

/** A product's clock only moves forward: tests that move it use a product of their own. */
export type Clock = 'today' | 'later';
/** In the short set no test moves a clock. */
export const CLOCKS: readonly Clock[] = FULL ? ['today', 'later'] : ['today'];

const variable = (clock: Clock): string => `E2E_${clock.toUpperCase()}`;

export function tellWhere(clock: Clock, { url, databaseUrl, eventStoreUrl }: Place): void {
  process.env[variable(clock)] = JSON.stringify({ url, databaseUrl, eventStoreUrl });
}

export function theWorld(clock: Clock = 'today'): World {
  const place = process.env[variable(clock)];
  if (!place) throw new Error('the product is not running: run the browser tests with npm test');
  return worldAt(JSON.parse(place) as Place);
}
