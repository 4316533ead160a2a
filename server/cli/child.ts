/** A child process of `npm start`: started, awaited until ready, kept running, stopped in order. */
import { type ChildProcess, spawn } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';
import { type KeepOptions, keepRunning, type Part } from './keep-running.ts';

export type ChildSpec = {
  name: string;
  args: readonly string[];
  env: Record<string, string>;
  /** Standard output and error; rotated at 10 MB, with five old files kept. */
  logFile: string;
};

export type Child = {
  name: string;
  pid(): number | undefined;
  /** SIGTERM, then SIGKILL after the grace. */
  stop(): Promise<void>;
};

/**
 * A larger nursery (MiB): a request's objects die before a collection, which saves a tenth of a command's processor
 * time.
 */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=32'];
/** Longer than a part waits for another. */
const READY_MS = 90_000;
const GRACE_MS = 10_000;
const LOG_MS = 5_000;
const UNHELD = { ref: false };

type Running = Part & { process: ChildProcess };

/** Resolves once the child prints a JSON line with `"ready": true`. @throws Error with the end of its log */
export async function startChild(spec: ChildSpec, options: KeepOptions): Promise<Child> {
  const log = createStream(basename(spec.logFile), {
    path: dirname(spec.logFile),
    size: '10M',
    maxFiles: 5,
    mode: 0o600,
  });
  // A failing log file must not end the process.
  log.on('error', () => undefined);
  const child = await keepRunning(spec.name, () => launch(spec, log, options.say), options).catch((error: unknown) => {
    log.end();
    throw error;
  });
  return {
    name: spec.name,
    pid: () => child.current().process.pid,
    stop: async () => {
      await child.stop();
      // Its last lines say why it ended; a disk that takes nothing must not keep the stop waiting.
      await Promise.race([new Promise<void>((written) => log.end(() => written())), wait(LOG_MS, undefined, UNHELD)]);
    },
  };
}

/** Kills a child that is late, so that the next start does not run beside it. */
async function launch(spec: ChildSpec, log: RotatingFileStream, say: KeepOptions['say']): Promise<Running> {
  // Its own process group: Ctrl-C reaches only the supervisor, which stops everything in order.
  const child = spawn(process.execPath, [...NODE_FLAGS, ...spec.args], {
    // Libraries check less in production, GraphQL the type of every field.
    env: { ...process.env, NODE_ENV: 'production', ...spec.env },
    // The IPC channel carries no messages: it closes when the parent is killed, and the child then stops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      log.write(`${JSON.stringify({ child: spec.name, exit: code, signal })}\n`);
      resolve(signal ? `signal ${signal}` : `exit code ${code}`);
    });
  });
  const tail: string[] = [];
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`);
        tail.push(line);
        if (tail.length > 12) tail.shift();
        if (line.startsWith('{') && /"ready":\s*true/.test(line)) resolve();
        const waiting = line.startsWith('{"waiting":') && (JSON.parse(line) as { waiting: string }).waiting;
        if (waiting) say(waiting);
      });
    }
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), READY_MS);
  });
  const outcome = await Promise.race([ready, ended, late]);
  clearTimeout(timer);
  if (outcome === undefined) return { process: child, ended, stop: () => stopProcess(child) };
  child.kill('SIGKILL');
  if (outcome === 'late')
    throw new Error(`${spec.name} was not ready within ${READY_MS / 1_000} seconds; its log is ${spec.logFile}`);
  throw new Error(`${spec.name} did not start (${outcome}):\n${tail.join('\n')}`);
}

function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
