/** Deletes what has expired: stored answers after 7 days, limit windows after 2 (R41), tasks finished two weeks ago. */
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
