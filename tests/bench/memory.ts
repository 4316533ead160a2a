/** P16: the most memory that api, projector and event server held, after the same work on a small and on a large portfolio. */
import { join } from 'node:path';
import { startChild } from '../../server/cli/child.ts';
import { freePort } from '../../server/cli/postgres.ts';
import { type Grown, headOf, peakMemory } from './grown.ts';
import { number, PAIRS, report } from './harness.ts';
import { applicants, post } from './world.ts';

const READERS = 40;
const READS = 400;
const PATIENCE_MS = 120_000;
const QUERY = 'query Loan($id: ID!) { loan(id: $id) { id status amount } }';

type Held = { api: number; projector: number; 'event server': number };

export async function compareMemory(
  small: Grown,
  large: Grown,
  names: { small: string; large: string },
): Promise<void> {
  const few = await worked(small);
  const many = await worked(large);
  for (const part of ['api', 'projector', 'event server'] as const) {
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

/** One more day closed, applications written, and loans read over HTTP. */
async function worked({ stack, env, name, days, closing, eventServer }: Grown): Promise<Held> {
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
      (why) => {
        throw new Error(why);
      },
    );
  const [api, projector] = [await start('api'), await start('projector')];
  const day = days[PAIRS + 1];
  if (day) await closing.closeThrough(day);
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
