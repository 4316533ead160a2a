/** How far a verification is, on the error stream: what is printed on the other one stays a report. */
import type { VerificationProgress, VerificationStage } from '../ports/log-verification.ts';

const NAMES: Readonly<Record<VerificationStage, string>> = {
  LOG: 'log',
  READ_MODELS: 'read models',
  ACCESS_LOG: 'access log',
};
const EVERY_MS = 100;

/** One line that changes at a terminal, a line for each tenth with AUDIT_PROGRESS=lines, nothing on a pipe. */
export function progressHere(stream = process.stderr, lines = process.env.AUDIT_PROGRESS === 'lines') {
  let said = '';
  let saidAt = 0;
  return ({ stage, share, found }: VerificationProgress): void => {
    const percent = Math.floor(share * 100);
    const text = `${NAMES[stage]} ${lines ? percent - (percent % 10) : percent} %, ${found} findings`;
    const soon = performance.now() - saidAt < EVERY_MS;
    if (text === said || (!lines && ((soon && share < 1) || !stream.isTTY))) return;
    [said, saidAt] = [text, performance.now()];
    const last = stage === 'ACCESS_LOG' && share === 1;
    stream.write(lines ? `${text}\n` : `\r\u001b[K${last ? '' : text}`);
  };
}
