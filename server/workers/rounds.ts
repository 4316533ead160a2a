/**
 * What workers do again and again without a request. Each round is gone by one process at a time, and takes its own
 * time: one that hangs keeps no other from going. It then loses its lease to another process (D0208).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoundName } from '../../schema/reference/round-names.ts';
import type { Rounds } from '../ports/rounds.ts';

/** `signal` ends with the process and with the lease; `beat` says that the turn has come further. */
export type Turn = { readonly signal: AbortSignal; beat(): void };
export type Round = {
  readonly name: RoundName;
  work(turn: Turn): Promise<unknown>;
  /** From the begin of one turn to the next. Default a minute. */
  readonly everyMs?: number;
  /** Without an end or a sign for longer, it hangs. Default ten minutes. */
  readonly limitMs?: number;
};

export type RoundsDeps = {
  rounds: Rounds;
  log(line: { level: 'warn'; message: string; error?: string }): void;
  /** Each sign of a loop, and the longest that it may be silent after it. */
  beat(loop: string, limitMs?: number): void;
};
export type RoundsOptions = {
  /** How often leases are renewed. */
  renewMs?: number;
  leaseMs?: number;
  tickMs?: number;
};

const MINUTE_MS = 60_000;
const now = (): number => performance.now();

/** Returns a stop function that lets running turns finish, except those that hang. */
export function startRounds(
  deps: RoundsDeps,
  rounds: readonly Round[],
  { renewMs = 5_000, leaseMs = 20_000, tickMs = 1_000 }: RoundsOptions = {},
): () => Promise<void> {
  const lives = rounds.map((round) => new Life(round, deps));

  async function renew(): Promise<void> {
    const [asked, going] = [now(), lives.filter((life) => !life.hangs())];
    const held = new Set(
      await deps.rounds.hold(
        going.map((life) => life.state()),
        leaseMs,
      ),
    );
    for (const life of lives) life.leased(held.has(life.name) ? asked + leaseMs : 0);
  }
  let renewing: Promise<void> | undefined;
  const renewals = () => {
    renewing ??= renew()
      .catch((error) => deps.log({ level: 'warn', message: 'who goes the rounds is not known', error: String(error) }))
      .finally(() => {
        renewing = undefined;
        deps.beat('rounds');
        for (const life of lives) life.rest();
      });
  };
  const ticks = () => {
    for (const life of lives) life.tick();
  };
  renewals();
  const timers = [setInterval(renewals, renewMs), setInterval(ticks, tickMs)];
  return async () => {
    clearInterval(timers[1]);
    await Promise.all(lives.map((life) => life.end()));
    clearInterval(timers[0]);
    await renewing;
    await deps.rounds.letGo(lives.filter((life) => !life.hangs()).map(({ name }) => name)).catch(() => undefined);
  };
}

/** One round in this process. */
class Life {
  readonly name: RoundName;
  readonly #round: Round;
  readonly #deps: RoundsDeps;
  readonly #limitMs: number;
  #leasedUntil = 0;
  #dueAt = 0;
  #signAt: number | undefined;
  #endedAt: number | undefined;
  #turn: { over: Promise<void>; stopping: AbortController } | undefined;
  #toldOfHanging = false;

  constructor(round: Round, deps: RoundsDeps) {
    this.name = round.name;
    this.#round = round;
    this.#deps = deps;
    this.#limitMs = round.limitMs ?? 10 * MINUTE_MS;
    this.#beat();
  }

  state() {
    const ago = (at: number | undefined) => (at === undefined ? null : now() - at);
    return { name: this.name, signMs: ago(this.#signAt), endMs: ago(this.#endedAt) };
  }
  hangs(): boolean {
    return this.#signAt !== undefined && now() - this.#signAt > this.#limitMs;
  }
  /** `until` is 0 where another process has it; a turn that runs then is told. */
  leased(until: number): void {
    this.#leasedUntil = until;
    if (until === 0) this.#turn?.stopping.abort();
  }
  /** The loop is well while it has nothing to do here. */
  rest(): void {
    if (!this.#turn) this.#beat();
  }

  tick(): void {
    if (this.hangs()) this.#tellOfHanging();
    if (this.#turn || now() < this.#dueAt || now() >= this.#leasedUntil) return;
    this.#dueAt = now() + (this.#round.everyMs ?? MINUTE_MS);
    const stopping = new AbortController();
    this.#sign();
    this.#turn = { stopping, over: this.#go(stopping.signal) };
  }

  async end(): Promise<void> {
    this.#turn?.stopping.abort();
    while (this.#turn && !this.hangs()) await Promise.race([this.#turn.over, sleep(100)]);
  }

  async #go(signal: AbortSignal): Promise<void> {
    try {
      await this.#round.work({ signal, beat: () => this.#sign() });
    } catch (error) {
      this.#deps.log({ level: 'warn', message: `the round ${this.name} failed, tried again`, error: String(error) });
    }
    this.#turn = undefined;
    this.#signAt = undefined;
    this.#endedAt = now();
    this.#toldOfHanging = false;
    this.#beat();
  }

  #sign(): void {
    this.#signAt = now();
    this.#beat();
  }
  #beat(): void {
    this.#deps.beat(`round ${this.name}`, this.#limitMs);
  }
  #tellOfHanging(): void {
    if (this.#toldOfHanging) return;
    this.#toldOfHanging = true;
    this.#turn?.stopping.abort();
    this.#deps.log({ level: 'warn', message: `the round ${this.name} hangs; another process may go it` });
  }
}
