import { endQuietlyOnClosedPipe } from './closed-pipe.ts';

/** Prints one line; resolves when the reader has room for the next. */
export type Say = (line: string) => void | Promise<void>;

/** The command's number is the exit code; an error is printed to stderr with exit code 1. */
export async function runCommand(command: (say: Say) => Promise<number>): Promise<void> {
  endQuietlyOnClosedPipe();
  try {
    process.exitCode = await command(say);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function say(line: string): void | Promise<void> {
  if (process.stdout.write(`${line}\n`)) return undefined;
  return new Promise((go) => process.stdout.once('drain', go));
}
