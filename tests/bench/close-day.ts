/** `close-day.ts <date>` runs the end of day through that date and prints its peak memory. */
import { localDate } from '../../schema/values/local-date.ts';
import { closingOf, peakMemory } from './grown.ts';
import { openStack } from './world.ts';

const stack = await openStack();
const { loans, events, ms } = await closingOf(stack).close(localDate(process.argv[2] ?? ''));
const peakMiB = peakMemory({ pid: () => process.pid });
process.stdout.write(`${JSON.stringify({ loans, events, ms, peakMiB })}\n`);
await stack.close();
