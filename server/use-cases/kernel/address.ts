/** Limits by network address: of one address, and of the wide network in which one caller has many (R968). */
import type { Limits } from '../../ports/limits.ts';

/** Hashes of the address and of the wide network around it; undefined where there is none. */
export type Address = { readonly key: string; readonly network: string | undefined };

/** A wide network holds many callers: it has this many times what one address has. */
const WIDE = 5;

/** Counts one use of both; false where either has none left. What the address then has is not given back. */
export async function takeOfAddress(
  limits: Pick<Limits, 'take'>,
  name: string,
  { key, network }: Address,
  times: number,
  seconds: number,
): Promise<boolean> {
  if (!(await limits.take(name, key, times, seconds))) return false;
  return network === undefined || (await limits.take(`network:${name}`, network, times * WIDE, seconds));
}

export async function giveBackToAddress(
  limits: Pick<Limits, 'giveBack'>,
  name: string,
  { key, network }: Address,
  seconds: number,
): Promise<void> {
  await limits.giveBack(name, key, seconds);
  if (network !== undefined) await limits.giveBack(`network:${name}`, network, seconds);
}
