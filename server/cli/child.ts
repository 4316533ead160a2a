/** A child process of `npm start`: started, awaited until it says it is ready, restarted when it dies, stopped in order. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

export type ChildSpec = {
  name: string;
  /** Script and its arguments for the Node that runs us. */
  args: readonly string[];
  env: Record<string, string>;
  /** Standard output and error end here. */
  logFile: string;
};

export type Child = {
  name: string;
  pid(): number | undefined;
  /** SIGTERM, then SIGKILL after the grace. */
  stop(): Promise<void>;
};

/** A wider nursery (MiB): what a request makes dies before it is collected, which is a tenth of the processor time of a command. */
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=32'];
const READY_MS = 60_000;
const GRACE_MS = 10_000;
const RESTARTS = 20;

/** Resolves once the child has printed a line of JSON with `"ready": true`; throws a sentence with the end of its log if it never does. */
export async function startChild(spec: ChildSpec, onGiveUp: (reason: string) => void): Promise<Child> {
  const log = createWriteStream(spec.logFile, { flags: 'a' });
  let current = launch(spec, log);
  let stopping = false;
  let restarts = 0;

  const watch = (child: ChildProcess) =>
    child.once('exit', (code, signal) => {
      if (stopping) return;
      log.write(`${JSON.stringify({ child: spec.name, exit: code, signal })}\n`);
      restarts += 1;
      if (restarts > RESTARTS) return onGiveUp(`${spec.name} stopped ${RESTARTS} times; its log is ${spec.logFile}`);
      setTimeout(() => {
        if (stopping) return;
        current = launch(spec, log);
        watch(current.process);
      }, 250 * Math.min(restarts, 8));
    });

  await current.ready;
  watch(current.process);
  return {
    name: spec.name,
    pid: () => current.process.pid,
    stop: async () => {
      stopping = true;
      await stopProcess(current.process);
      log.end();
    },
  };
}

type Launched = { process: ChildProcess; ready: Promise<void> };

function launch(spec: ChildSpec, log: WriteStream): Launched {
  // An own process group: Ctrl-C reaches the supervisor first, which then stops everything in order.
  const child = spawn(process.execPath, [...NODE_FLAGS, ...spec.args], {
    env: { ...process.env, ...spec.env },
    // The channel carries nothing: a child whose parent was killed sees it close and stops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const tail: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${spec.name} was not ready within a minute; its log is ${spec.logFile}`)),
      READY_MS,
    );
    const settle = (done: () => void) => {
      clearTimeout(timer);
      done();
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`);
        tail.push(line);
        if (tail.length > 12) tail.shift();
        if (line.startsWith('{') && /"ready":\s*true/.test(line)) settle(resolve);
      });
    }
    child.once('exit', () => settle(() => reject(new Error(`${spec.name} did not start:\n${tail.join('\n')}`))));
  });
  ready.catch(() => undefined);
  return { process: child, ready };
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
