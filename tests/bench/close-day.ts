/** `close-day.ts <date>`: a process that does nothing but close the days through that date, and says what it held at most. */
import { localDate } from '../../schema/values/local-date.ts';
import { closingOf, peakMemory } from './grown.ts';
import { openStack } from './world.ts';

const stack = await openStack();
const { loans, events, ms } = await closingOf(stack).close(localDate(process.argv[2] ?? ''));
const peakMiB = peakMemory({ pid: () => process.pid });
process.stdout.write(`${JSON.stringify({ loans, events, ms, peakMiB })}\n`);
await stack.close();
