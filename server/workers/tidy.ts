/** Once an hour: deletes what is kept no longer (R603), and forgets who is due (R157, R604). */
const HOUR_MS = 3_600_000;

export type TidyDeps = {
  forget: readonly (() => Promise<unknown>)[];
  log(line: { level: 'warn'; message: string; error: string }): void;
};

export function startTidyWorker({ forget, log }: TidyDeps): () => Promise<void> {
  let running = Promise.resolve();
  const turn = () => {
    running = Promise.all(forget.map((one) => one())).then(
      () => undefined,
      (error: unknown) =>
        log({ level: 'warn', message: 'tidying up failed, tried again in an hour', error: String(error) }),
    );
  };
  turn();
  const timer = setInterval(turn, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
