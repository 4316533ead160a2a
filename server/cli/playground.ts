/** The GraphQL playground of a start: prepared once the product has said its address, without a wait (D0236). */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isPlaygroundBuilt } from './web-build.ts';

const NO_PLAYGROUND =
  'the GraphQL playground cannot be prepared (see above); all else works. With the npm registry in reach, start again.';

/** Builds in a process of its own, behind all other work. Returns how to end it. */
export function preparePlayground(root: string, say: (line: string) => void): () => void {
  if (isPlaygroundBuilt(root)) return () => undefined;
  const child = spawn(process.execPath, [join(root, 'server', 'cli', 'build.ts'), '--playground-later'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group, so that npm and the build end with it.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
  let ended = false;
  const end = (line: string | undefined) => {
    if (!ended && line) say(line);
    ended = true;
  };
  child.once('error', (error) => end(`${error.message}: ${NO_PLAYGROUND}`));
  child.once('exit', (code) => end(code === 0 ? 'the GraphQL playground is ready' : NO_PLAYGROUND));
  return () => {
    if (ended || child.pid === undefined) return;
    ended = true;
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has just ended.
    }
  };
}
