/** On a pipe only the last state is printed. */
const WIDTH = 30;

export type ProgressBar = { show(share: number, text: string): void; end(text: string): void };

export function progressBar(label: string): ProgressBar {
  const name = label.padEnd(14);
  const live = process.stdout.isTTY;
  let shown = 0;
  return {
    show(share, text) {
      const now = performance.now();
      if (!live || now - shown < 80) return;
      shown = now;
      const filled = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
      process.stdout.write(`\r\u001b[K${name} [${'#'.repeat(filled).padEnd(WIDTH)}] ${text}`);
    },
    end: (text) => void process.stdout.write(`${live ? '\r\u001b[K' : ''}${name} ${text}\n`),
  };
}
