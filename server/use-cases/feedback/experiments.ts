/** In which experiments a borrower takes part today, and with which variant (R361). */
import { createHash } from 'node:crypto';
import type { Experiment } from '../../../schema/reference/experiments.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { Clock } from '../../ports/clock.ts';

export type ExperimentDeps = { clock: Pick<Clock, 'today'>; experiments: readonly Experiment[] };
export type Experiments = ReturnType<typeof makeExperiments>;

export function makeExperiments({ clock, experiments }: ExperimentDeps) {
  async function of(borrowerId: BorrowerId): Promise<{ name: string; variant: string }[]> {
    const today = await clock.today();
    return experiments
      .filter(({ from, to }) => from <= today && today <= to)
      .map((one) => ({ name: one.name, variant: variantOf(one, borrowerId) }));
  }

  return { of };
}

/** Always the same for one borrower: nothing is stored. */
function variantOf({ name, variants }: Experiment, borrowerId: BorrowerId): string {
  const hash = createHash('sha256').update(`${name}:${borrowerId}`).digest().readUInt32BE();
  let below = (hash / 2 ** 32) * 100;
  for (const [variant, share] of Object.entries(variants)) {
    below -= share;
    if (below < 0) return variant;
  }
  throw new Error(`the variants of ${name} are less than 100 percent`);
}
