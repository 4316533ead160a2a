import { endQuietlyOnClosedPipe } from './closed-pipe.ts';

/** Prints one line; resolves when the reader has room for the next. */
export type Say = (line: string) => void | Promise<void>;

/** The command's number is the exit code; an error is printed to stderr with exit code 1. */
export async function runCommand(command: (say: Say) => Promise<number>): Promise<void> {
  endQuietlyOnClosedPipe();
  try {
    process.exitCode = await command(say);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** What the machine says by codes, as a sentence for the person at the terminal. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path = 'the place that was named', message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `There is no option ${/'(--?[^']*)'/.exec(message)?.[1] ?? 'of this name'}.`;
    case 'ENOSPC':
      return 'The disk is full: nothing is left of what was begun. Make room, then repeat the command.';
    case 'ENOENT':
      return `There is no ${path}.`;
    case 'EACCES':
    case 'EPERM':
      return `This user may not read or write ${path}.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} is a file, and a folder is needed there.`;
    default:
      return message;
  }
}

function say(line: string): void | Promise<void> {
  if (process.stdout.write(`${line}\n`)) return undefined;
  return new Promise((go) => process.stdout.once('drain', go));
}
