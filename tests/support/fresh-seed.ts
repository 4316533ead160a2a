/** A new seed for every run, printed, so that a run which found something can be run again: SEED=... */
export function freshSeed(what: string): number {
  const seed = process.env.SEED ? Number(process.env.SEED) : Math.floor(Math.random() * 2 ** 31);
  process.stdout.write(`${what}: SEED=${seed}\n`);
  return seed;
}
