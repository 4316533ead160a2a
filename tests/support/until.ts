import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from './size.ts';

/** @throws where the condition does not come true within `limitMs`; a test that needs it says nothing and is patient */
export async function until(condition: () => boolean | Promise<boolean>, limitMs = PATIENCE_MS): Promise<void> {
  for (const end = Date.now() + limitMs; !(await condition()); ) {
    if (Date.now() > end) throw new Error(`did not happen within ${limitMs} ms: ${condition}`);
    await sleep(20);
  }
}
