/** `npm start` restarts a part that died, reports it, and gives up with the reason. */
import { describe, expect, it } from 'vitest';
import { keepRunning, type Part } from '../../server/cli/keep-running.ts';
import { until } from '../support/until.ts';

type Try = Part & { die(how: string): void };

function part(): Try {
  let die: (how: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    die = resolve;
  });
  return { ended, die, stop: async () => die('signal SIGTERM') };
}

/** `starts` lists the result of each start: a part, or the reason of its failure. */
async function keeping(starts: (Try | string)[], limits: { steadyMs?: number; maxRestarts?: number } = {}) {
  const lines: string[] = [];
  const reasons: string[] = [];
  const start = async () => {
    const next = starts.shift() ?? 'no more parts';
    if (typeof next === 'string') throw new Error(next);
    return next;
  };
  const kept = await keepRunning('Postgres', start, {
    say: (line) => lines.push(line),
    giveUp: (reason) => reasons.push(reason),
    firstPauseMs: 1,
    ...limits,
  });
  return { kept, lines, reasons };
}

describe('a part of the stack that ends unexpectedly', () => {
  it('it is started again, also after starts that fail, and the terminal says both', async () => {
    const [first, second] = [part(), part()];
    const { kept, lines, reasons } = await keeping([first, 'the port is taken', second]);
    first.die('signal SIGKILL');
    await until(() => kept.current() === second);
    expect(lines[0]).toBe('Postgres stopped (signal SIGKILL); starting it again ...');
    expect(lines[1]).toMatch(/^Postgres runs again after \d/);
    expect(reasons).toEqual([]);
    await kept.stop();
  });

  it('it is given up after so many starts in a row, with the last reason', async () => {
    const first = part();
    const { reasons } = await keeping([first, 'disk full', 'disk full'], { maxRestarts: 2 });
    first.die('exit code 1');
    await until(() => reasons.length > 0);
    expect(reasons[0]).toContain('2 starts in a row failed');
    expect(reasons[0]).toContain('disk full');
  });

  it('its starts are counted from the beginning after it ran steadily', async () => {
    const parts = [part(), part(), part(), part()];
    const { kept, reasons } = await keeping([...parts], { maxRestarts: 1, steadyMs: 0 });
    for (const one of parts.slice(0, 3)) {
      await until(() => kept.current() === one);
      one.die('exit code 1');
    }
    await until(() => kept.current() === parts[3]);
    expect(reasons).toEqual([]);
    await kept.stop();
  });

  it('it is not started again after a stop', async () => {
    const [first, second] = [part(), part()];
    const { kept, lines } = await keeping([first, second]);
    await kept.stop();
    expect(kept.current()).toBe(first);
    expect(lines).toEqual([]);
  });
});
