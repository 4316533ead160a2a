/** `npm run audit -- verify --all | head`: whoever reads has seen enough. That is no failure and gets no stack trace. */

/** To be called before the first line is written. */
export function endQuietlyOnClosedPipe(end: () => void = () => process.exit()): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    end();
  });
}
