import { setTimeout as sleep } from 'node:timers/promises';
export async function until(condition: () => boolean | Promise<boolean>, limitMs = 10_000): Promise<void> {
  for (const end = Date.now() + limitMs; !(await condition()); ) {
    if (Date.now() > end) throw new Error(`did not happen within ${limitMs} ms: ${condition}`);
    await sleep(10);
  }
}
