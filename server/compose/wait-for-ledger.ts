/** A process starts only when the event store accepts writes; until then it says why it waits. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawLedger } from '../adapters/ledger/eventstore.ts';
import { BadSetting } from '../bad-setting.ts';

const PATIENCE_S = 60;
const SAID_EVERY_S = 5;

/** Calls `say` every few seconds. @throws BadSetting at once if waiting does not help, else after a minute */
export async function waitForLedger(
  ledger: Pick<RawLedger, 'trouble'>,
  say: (line: string) => void | Promise<void>,
  patienceS = PATIENCE_S,
): Promise<void> {
  const began = performance.now();
  for (let said = 0; ; ) {
    const trouble = await ledger.trouble();
    if (!trouble) return;
    const waited = Math.floor((performance.now() - began) / 1_000);
    if (trouble.final) throw new BadSetting(trouble.sentence);
    if (waited >= patienceS) throw new BadSetting(`${trouble.sentence} Nobody answered for ${waited} seconds.`);
    if (waited >= said + SAID_EVERY_S) {
      said = waited;
      await say(`${trouble.sentence} Waiting, ${waited} of ${patienceS} seconds.`);
    }
    await sleep(1_000);
  }
}
