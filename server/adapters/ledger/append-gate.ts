/**
 * Above 15 the client's write queue fills; if the connection then breaks, the client rejects promises that nobody can
 * catch, which ends the process (db-client 6.2.1, backpressuredWrite).
 */
const ON_THE_WIRE = 15;
/** A call that the server dropped without an answer never settles; its slot is freed after this time. */
const FORGET_MS = 60_000;

export class GateClosed extends Error {
  override name = 'GateClosed';
}

export class AppendGate {
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  /** @throws GateClosed if no slot was free for `patienceMs`; nothing was sent */
  async pass<T>(send: () => Promise<T>, patienceMs: number): Promise<T> {
    if (this.#inside >= ON_THE_WIRE) await this.#wait(patienceMs);
    this.#inside += 1;
    let left = false;
    const leave = () => {
      if (left) return;
      left = true;
      clearTimeout(timer);
      this.#inside -= 1;
      this.#waiting.shift()?.();
    };
    const timer = setTimeout(leave, FORGET_MS);
    timer.unref();
    const sent = send();
    sent.then(leave, leave);
    return sent;
  }

  #wait(patienceMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(new GateClosed('too many appends wait for an answer'));
      }, patienceMs);
      this.#waiting.push(enter);
    });
  }
}
