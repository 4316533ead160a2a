/** Starts the product twice: one for today, one whose clock tests move. */
import { bringUp } from './bring-up.ts';
import { CLOCKS, tellWhere } from './the-world.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  for (const clock of CLOCKS) {
    const { place, stop } = await bringUp(clock);
    tellWhere(clock, place);
    stops.push(stop);
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
