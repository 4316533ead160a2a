/** `npm run audit -- verify --all | head`: a reader that closes the pipe has seen enough, which is not a failure. */

/** Call it before printing the first line. */
export function endQuietlyOnClosedPipe(end: () => void = () => process.exit()): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    end();
  });
}
