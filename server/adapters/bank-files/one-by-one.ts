/** @throws what the first failing one threw, after all others had their turn */
export async function oneByOne(works: readonly (() => Promise<void>)[]): Promise<void> {
  const failed: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}
