import { type World, worldAt } from './world.ts';

/** The product that global.setup.ts has brought up. */
export function theWorld(): World {
  const { E2E_URL, E2E_EVENTSTORE_URL } = process.env;
  if (!E2E_URL || !E2E_EVENTSTORE_URL) throw new Error('the product is not up: run the browser tests with npm test');
  return worldAt(E2E_URL, E2E_EVENTSTORE_URL);
}
