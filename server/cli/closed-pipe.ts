/** In `npm run audit -- verify --all | head` a closed pipe is no failure. */

/** Call it before printing the first line. */
export function endQuietlyOnClosedPipe(end: () => void = () => process.exit()): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    end();
  });
}
