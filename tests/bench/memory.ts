/** P16: peak memory of API, projector, event server and end of day, on a small and on a large portfolio. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays } from '../../schema/values/local-date.ts';
import { startChild } from '../../server/cli/child.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { type Grown, headOf, peakMemory, project } from './grown.ts';
import { number, report, type Sample, sampled } from './harness.ts';
import { applicants, FULL, post } from './world.ts';

const READERS = 40;
const READS = FULL ? 1_500 : 400;
const PATIENCE_MS = 120_000;
const QUERY = 'query Loan($id: LoanId!) { loan(id: $id) { id status amount } }';
/** With a small heap Node frees memory early; otherwise it first takes what the machine has. */
const HEAP = '--max-old-space-size=160';
const PARTS = ['api', 'projector', 'event server'] as const;

type Names = { small: string; large: string };
type Held = Record<(typeof PARTS)[number], number>;

/** The same work on both: applications written and projected, loans read over HTTP. */
export async function servingMemory(small: Grown, large: Grown, names: Names): Promise<void> {
  const few = await served(small);
  const many = await served(large);
  for (const part of PARTS) {
    report({
      row: `P16 memory of the ${part}, peak`,
      subject: `${names.large}: ${number(many[part])} MiB`,
      control: `${names.small}: ${number(few[part])} MiB`,
      ratio: number(many[part] / few[part]),
      verdict: 'same work on both',
      cpu: '',
    });
  }
}

async function served({ stack, env, name, eventServer }: Grown): Promise<Held> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = (role: 'api' | 'projector') =>
    startChild(
      {
        name: `${role} of ${name}`,
        args: ['server/main.ts', `--role=${role}`],
        env: { ...(env as Record<string, string>), HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url },
        logFile: join(process.env.DATA_DIR ?? '', 'logs', `${name}-${role}.log`),
      },
      {
        say: () => undefined,
        giveUp: (why) => {
          throw new Error(why);
        },
      },
    );
  const [api, projector] = [await start('api'), await start('projector')];
  const borrowers = await applicants(stack, READERS);
  if (!(await stack.waiter.waitFor(await headOf(stack), PATIENCE_MS))) throw new Error('the projector stands still');
  for (let n = 0; n < READS; n++) {
    const { loanId, token } = borrowers[n % READERS] ?? { loanId: '', token: '' };
    const answer = await post('/graphql', token, { query: QUERY, variables: { id: loanId } }, url);
    if (!answer.includes(loanId)) throw new Error(`no loan: ${answer.slice(0, 200)}`);
  }
  const held = { api: peakMemory(api), projector: peakMemory(projector), 'event server': peakMemory(eventServer) };
  await api.stop();
  await projector.stop();
  return held;
}

/** A separate process closes the last day: the larger portfolio has far more loans and may not need more memory. */
export async function closingMemory(small: Grown, large: Grown): Promise<void> {
  const [few, many] = [await closedApart(small), await closedApart(large)];
  const said = ({ loans, events, ms, peakMiB }: Closed) =>
    `${loans} due, ${number((events * 1_000) / ms)} events/s: ${number(peakMiB)} MiB`;
  report({
    row: 'P16 memory of the closing, peak',
    subject: `${many.of} loans, ${said(many)}`,
    control: `${few.of} loans, ${said(few)}`,
    ratio: number(many.peakMiB / few.peakMiB),
    verdict: 'a process each, heap of 160 MiB',
    cpu: '',
  });
  const share = ({ loans }: Closed, { size }: Grown) => `${number((loans * 100) / size.loans)} % of the loans`;
  report({
    row: 'P9 projection of that day, once',
    subject: `${many.of} loans, ${share(many, large)}: ${number(many.projected.value)} ms an event`,
    control: `${few.of} loans, ${share(few, small)}: ${number(few.projected.value)} ms an event`,
    ratio: number(many.projected.value / few.projected.value),
    verdict: 'once each',
    cpu: `${number(many.projected.cpuMs / many.projected.ops)} / ${number(few.projected.cpuMs / few.projected.ops)} ms`,
  });
}

type Closed = { of: string; loans: number; events: number; ms: number; peakMiB: number; projected: Sample };

async function closedApart(world: Grown): Promise<Closed> {
  const { closing, days, env, size } = world;
  const day = days.at(-1);
  if (!day) throw new Error('no day to close');
  world.at = BigInt((await world.stack.waiter.position()) || 0);
  await closing.closeThrough(addDays(day, -1));
  await project(world);
  const args = ['--disable-warning=ExperimentalWarning', HEAP, join(import.meta.dirname, 'close-day.ts'), day];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const projected = await sampled(() => project(world));
  return { of: size.loans.toLocaleString('en'), projected, ...JSON.parse(stdout) };
}
