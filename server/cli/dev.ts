/** `npm run dev`: the stack restarts on change, generates code from the SDL, and reloads the browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { dataDirHere } from './addresses.ts';
import { endQuietlyOnClosedPipe } from './closed-pipe.ts';
import { preparePlayground } from './playground.ts';
import { CannotStart, startStack } from './stack.ts';
import { ROOT } from './steps.ts';
import { buildClient } from './web-build.ts';

const say = (line: string) => process.stdout.write(`  ${line}\n`);
const tools: ChildProcess[] = [];
let stopStack: (() => Promise<void>) | undefined;
let stopPlayground: (() => void) | undefined;
let stopping = false;

async function shutDown(code: number, word: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  say(word);
  for (const tool of tools) tool.kill('SIGTERM');
  stopPlayground?.();
  await stopStack?.();
  process.exit(code);
}

endQuietlyOnClosedPipe(() => void shutDown(0, ''));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shutDown(0, 'stopping ...'));

const run = (script: string, args: readonly string[]) =>
  tools.push(spawn(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'inherit' }));

/** At most once a second. */
function followSdl(): void {
  let timer: NodeJS.Timeout | undefined;
  const generate = () => run('node_modules/.bin/graphql-codegen', ['--config', 'codegen.ts', '--silent']);
  for (const folder of ['schema/graphql', 'web/features']) {
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.graphql')) return;
      clearTimeout(timer);
      timer = setTimeout(generate, 1000);
    });
  }
}

try {
  await buildClient(ROOT, say);
  const stack = await startStack({
    root: ROOT,
    dataDir: dataDirHere(),
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 4000),
    env: { ...(process.env as Record<string, string>), PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
    say,
    giveUp: (reason) => void shutDown(1, reason),
    watch: true,
  });
  stopStack = stack.stop;
  followSdl();
  run('node_modules/vite/bin/vite.js', ['--config', 'web/vite.config.ts', '--port', '5173', '--strictPort']);
  say('the web with hot reload: http://localhost:5173');
  stopPlayground = preparePlayground(ROOT, say);
} catch (error) {
  const reason = error as Error;
  await shutDown(1, reason instanceof CannotStart ? reason.message : (reason.stack ?? reason.message));
}
