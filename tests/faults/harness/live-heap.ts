/** What is alive in a Node process: its inspector is asked to collect garbage, then for what is left. */
const PATIENCE_MS = 10_000;

type Target = { webSocketDebuggerUrl: string };

/** MiB; undefined where the process does not answer. */
export async function liveHeap(port: number): Promise<number | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const [target] = (await answer.json()) as Target[];
    return target && (await asked(target.webSocketDebuggerUrl));
  } catch {
    return undefined;
  }
}

function asked(url: string): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const socket = new WebSocket(url);
  const timer = setTimeout(() => socket.close(), PATIENCE_MS);
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
    socket.send(JSON.stringify({ id: 2, method: 'Runtime.getHeapUsage' }));
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: { usedSize: number } };
    if (id !== 2) return;
    resolve(result && result.usedSize / 1_048_576);
    socket.close();
  });
  for (const end of ['close', 'error'] as const) socket.addEventListener(end, () => resolve(undefined));
  return promise.finally(() => clearTimeout(timer));
}
