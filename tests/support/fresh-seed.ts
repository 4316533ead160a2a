/** Prints a new seed for every run, so that a failed run can be repeated with SEED=... */
export function freshSeed(what: string): number {
  const seed = process.env.SEED ? Number(process.env.SEED) : Math.floor(Math.random() * 2 ** 31);
  process.stdout.write(`${what}: SEED=${seed}\n`);
  return seed;
}
