import { type SpawnOptions, spawn } from 'node:child_process';

/** Keeps quiet unless the tool fails. @throws Error with all that it printed */
export function runTool(tool: string, args: readonly string[], options: SpawnOptions): Promise<void> {
  const child = spawn(tool, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`"${tool} ${args.join(' ')}" failed:\n${output}`)),
    );
  });
}
