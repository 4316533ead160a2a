/** What the harness does to the product under load. A strike ends with its own healing. */

import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Line } from '../../support/line.ts';
import { type PartName, type Parts, ROOT } from './parts.ts';

export type Struck = {
  parts: Parts;
  /** 0 to 1, from the seed. */
  random: () => number;
  advanceDays: (days: number) => Promise<void>;
  /** @throws where it finds something */
  audit: () => Promise<void>;
  say: (line: string) => void;
};
type Strike = {
  does: string;
  /** Ends processes, so that memory cannot be compared across it. */
  kills?: true;
  hit: (struck: Struck) => Promise<void>;
};

const kill =
  (part: Exclude<PartName, 'postgres'>) =>
  async ({ parts }: Struck): Promise<void> => {
    const gone = parts.exited(part);
    parts.signal(part, 'SIGKILL');
    await gone;
  };

const freeze =
  (part: Exclude<PartName, 'postgres'>, seconds: number) =>
  async ({ parts }: Struck): Promise<void> => {
    const before = parts.pid(part);
    parts.signal(part, 'SIGSTOP');
    await sleep(seconds * 1_000);
    if (parts.pid(part) === before) parts.signal(part, 'SIGCONT');
  };

const anyLine = ({ parts, random }: Struck): Line => {
  const lines = Object.values(parts.lines);
  return lines[Math.floor(random() * lines.length)] as Line;
};

async function silence(line: Line, ms: number): Promise<void> {
  line.state = 'shut';
  line.freeze();
  await sleep(ms);
  line.heal();
}

const FILL_BYTES = 4 * 1_048_576;
/** Writes until nothing more goes onto the disk of Postgres, then gives the room back. */
async function fillDisk({ parts }: Struck): Promise<void> {
  const file = join(parts.disk, 'filled');
  const handle = await open(file, 'w');
  try {
    const block = Buffer.alloc(FILL_BYTES);
    for (let left = (await statfs(parts.disk)).bavail; left > 0; left = (await statfs(parts.disk)).bavail) {
      const { bytesWritten } = await handle.write(block).catch(() => ({ bytesWritten: 0 }));
      if (bytesWritten < block.length) break;
    }
    await sleep(15_000);
  } finally {
    await handle.close();
    rmSync(file, { force: true });
  }
}

/** The next rebuild goes on where the killed one was; the last one of the run must have the bytes of the live rows. */
async function killRebuilds({ parts, random }: Struck): Promise<void> {
  const { databaseUrl: DATABASE_URL, eventStoreUrl: EVENTSTORE_URL } = parts.place;
  for (let n = 0; n < 3; n++) {
    const env = { ...process.env, DATABASE_URL, EVENTSTORE_URL };
    const rebuild = spawn(process.execPath, ['server/cli/projections.ts', 'rebuild'], { cwd: ROOT, env });
    const gone = new Promise((resolve) => rebuild.once('exit', resolve));
    await sleep(1_000 + 2_000 * random());
    rebuild.kill('SIGKILL');
    await gone;
  }
}

export const STRIKES = {
  'kill-api': { does: 'SIGKILL of the api', kills: true, hit: kill('api') },
  'stop-api': {
    does: 'SIGTERM of the api',
    kills: true,
    hit: async ({ parts }) => {
      const ended = parts.exited('api');
      const began = Date.now();
      parts.signal('api', 'SIGTERM');
      const code = await ended;
      if (code !== 0 || Date.now() - began > 30_000)
        throw new Error(`SIGTERM: exit code ${code} after ${Date.now() - began} ms`);
    },
  },
  'kill-projector': { does: 'SIGKILL of the first projector', kills: true, hit: kill('projector') },
  'kill-worker': {
    does: 'SIGKILL of one of the two workers',
    kills: true,
    hit: (struck) => kill(struck.random() < 0.5 ? 'worker' : 'worker-2')(struck),
  },
  'kill-events': { does: 'SIGKILL of the event server', kills: true, hit: kill('events') },
  'kill-postgres': {
    does: 'SIGKILL of the postmaster',
    kills: true,
    hit: ({ parts }) => parts.stopPostgres('kill'),
  },
  'stop-postgres': {
    does: 'immediate stop of Postgres',
    kills: true,
    hit: ({ parts }) => parts.stopPostgres('immediate'),
  },
  'kill-rebuild': { does: 'SIGKILL of three rebuilds of the read models', hit: killRebuilds },
  'freeze-events': { does: 'event server stopped for 20 s', hit: freeze('events', 20) },
  'freeze-projector': { does: 'first projector stopped for 60 s, then woken', hit: freeze('projector', 60) },
  'freeze-worker': {
    does: 'one of the two workers stopped for 60 s, then woken',
    hit: (struck) => freeze(struck.random() < 0.5 ? 'worker' : 'worker-2', 60)(struck),
  },
  'cut-line': {
    does: 'every connection of one line reset, five times',
    hit: async (struck) => {
      const line = anyLine(struck);
      for (let n = 0; n < 5; n++) {
        line.cut();
        await sleep(500 * struck.random());
      }
    },
  },
  'silent-line': {
    does: 'one line silent both ways for 40 s, new connections too',
    hit: (struck) => silence(anyLine(struck), 40_000),
  },
  swizzle: {
    does: 'all lines silenced one by one, healed in another order',
    hit: async ({ parts, random }) => {
      const shuffled = () => Object.values(parts.lines).toSorted(() => random() - 0.5);
      for (const line of shuffled()) {
        line.state = 'shut';
        line.freeze();
        await sleep(1_000);
      }
      for (const line of shuffled()) {
        line.heal();
        await sleep(1_000);
      }
    },
  },
  roll: {
    does: 'one part more of the release before is replaced by this one',
    hit: async ({ parts, say }) => say(`rolled: ${(await parts.roll()) ?? 'all parts are'}`),
  },
  'fill-disk': { does: 'no byte left on the disk of Postgres for 15 s', hit: fillDisk },
  'next-day': { does: 'business clock a day ahead, the day closed', hit: ({ advanceDays }) => advanceDays(1) },
  'three-days': { does: 'business clock three days ahead at once', hit: ({ advanceDays }) => advanceDays(3) },
  audit: { does: 'verify --all beside the load', hit: ({ audit }) => audit() },
} as const satisfies Record<string, Strike>;

export type StrikeName = keyof typeof STRIKES;
export const strikeOf = (name: StrikeName): Strike => STRIKES[name];
