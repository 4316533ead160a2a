/** Callbacks are kept until our side answers 2xx, retried with growing pauses, signed anew each time. */
import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { type Instant, instant } from '../../../schema/values/local-date.ts';
import type { Fault, Faults } from './faults.ts';
import { callbackKey } from './signature.ts';
import type { SandboxDb, SandboxTables } from './tables.ts';
import { signedJson, type Wire } from './wire.ts';

type Due = Selectable<SandboxTables['sandbox.callback']>;

export type CallbackDeps = {
  db: SandboxDb;
  faults: Faults;
  clock: { now(): Instant };
  publicUrl: string;
  secret(): string;
  /** Usual time between the operation and its callback. */
  latencyMs: number;
  fetch?: typeof fetch;
};

export type Callbacks = {
  /** From then on this provider's notices go out in its own form. */
  speak(provider: string, wire: Wire): void;
  post(provider: string, path: string, body: Record<string, unknown>): Promise<void>;
  /** Signed like a callback; undefined without an answer. */
  ask(provider: string, path: string, body: Record<string, unknown>): Promise<unknown>;
  /** Sends due callbacks, `atOnce` at a time (default 1). Returns how many our side accepted. */
  deliverDue(atOnce?: number): Promise<number>;
  /** Returns a function that stops after the running round. */
  start(everyMs?: number): () => Promise<void>;
};

/** A slow answer to one callback must not delay the others. */
const AT_ONCE = 8;
const GIVE_UP_AFTER = 12;
const TIMEOUT_MS = 5_000;
const LATE_MS = 60_000;
const DUPLICATES = 5;
const NOBODY = '00000000-0000-4000-8000-000000000000';

export function makeCallbacks(deps: CallbackDeps): Callbacks {
  const send = deps.fetch ?? fetch;
  const wires = new Map<string, Wire>();
  const later = (ms: number): Instant => instant(new Date(Date.parse(deps.clock.now()) + ms));

  async function post(provider: string, path: string, body: Record<string, unknown>): Promise<void> {
    const fault = await deps.faults.of(provider);
    if (fault === 'NO_CALLBACK') return;
    const text = JSON.stringify(spoiled(fault, body));
    const copies = Array.from({ length: fault === 'DUPLICATE' ? DUPLICATES : 1 }, (_, i) => ({
      id: `${randomUUID()}`,
      provider,
      path,
      body: text,
      due_at: later(delayOf(fault, deps.latencyMs) + i * 20),
      tries: 0,
      delivered_at: null,
      last_error: null,
    }));
    await deps.db.insertInto('sandbox.callback').values(copies).execute();
  }

  /** The due date is also the lease: another deliverer sees it in the future and skips the row. */
  const nextDue = (): Promise<Due | undefined> =>
    deps.db
      .updateTable('sandbox.callback')
      .set({ due_at: later(TIMEOUT_MS * 2), tries: sql`tries + 1` })
      .where(
        'id',
        '=',
        deps.db
          .selectFrom('sandbox.callback')
          .select('id')
          .where('delivered_at', 'is', null)
          .where('tries', '<', GIVE_UP_AFTER)
          .where('due_at', '<=', deps.clock.now())
          .orderBy('due_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();

  async function sendOut(row: Due): Promise<'taken' | 'refused'> {
    const fault = await deps.faults.of(row.provider);
    const key = callbackKey(fault === 'BAD_SIGNATURE' ? `${deps.secret()}?` : deps.secret(), row.provider);
    const error = await deliver(row.provider, row.path, row.body, key);
    const set = error
      ? { last_error: error, due_at: later(Math.min(250 * 2 ** row.tries, 300_000)) }
      : { last_error: null, delivered_at: deps.clock.now() };
    await deps.db.updateTable('sandbox.callback').set(set).where('id', '=', row.id).execute();
    return error ? 'refused' : 'taken';
  }

  function signed(provider: string, path: string, text: string, key: string): Promise<Response> {
    const wire = wires.get(provider) ?? signedJson;
    const json = JSON.parse(text) as Record<string, unknown>;
    const { headers, body } = wire({ json, text, key, at: deps.clock.now() });
    return send(new URL(path, deps.publicUrl), {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  async function ask(provider: string, path: string, body: Record<string, unknown>): Promise<unknown> {
    try {
      const answer = await signed(provider, path, JSON.stringify(body), callbackKey(deps.secret(), provider));
      return answer.ok ? await answer.json() : undefined;
    } catch {
      return undefined;
    }
  }

  async function deliver(provider: string, path: string, body: string, key: string): Promise<string | null> {
    try {
      const answer = await signed(provider, path, body, key);
      await answer.body?.cancel();
      return answer.ok ? null : `answered ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'failed';
    }
  }

  async function deliverDue(atOnce = 1): Promise<number> {
    // Mostly nothing is due: then one statement is enough, instead of one for each lane.
    const first = await nextDue();
    if (!first) return 0;
    const lanes = await Promise.all(Array.from({ length: atOnce }, (_, n) => deliverOneByOne(n === 0 ? first : null)));
    return lanes.reduce((all, taken) => all + taken, 0);
  }

  async function deliverOneByOne(first: Due | null): Promise<number> {
    let taken = 0;
    for (let row = first ?? (await nextDue()); row; row = await nextDue())
      if ((await sendOut(row)) === 'taken') taken += 1;
    return taken;
  }

  return {
    speak: (provider, wire) => void wires.set(provider, wire),
    post,
    ask,
    deliverDue,
    start: (everyMs = 250) => repeat(() => deliverDue(AT_ONCE), everyMs),
  };
}

function delayOf(fault: Fault, usual: number): number {
  if (fault === 'LATE') return LATE_MS;
  // The later the operation, the earlier its callback, so a burst arrives in reverse order.
  if (fault === 'OUT_OF_ORDER') return usual + 2_000 - (Date.now() % 2_000);
  return usual;
}

function spoiled(fault: Fault, body: Record<string, unknown>): Record<string, unknown> {
  if (fault === 'WRONG_CURRENCY') return { ...body, currency: 'USD' };
  if (fault === 'WRONG_AMOUNT') return { ...body, amount: '1.00' };
  if (fault === 'UNKNOWN_LOAN')
    return { ...body, ...('text' in body ? { text: 'NS-2000-000000' } : { reference: NOBODY }) };
  return body;
}

function repeat(work: () => Promise<unknown>, everyMs: number): () => Promise<void> {
  let stopped = false;
  let wake = () => {};
  const loop = (async () => {
    while (!stopped) {
      await work().catch(() => undefined);
      if (stopped) break;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, everyMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  return async () => {
    stopped = true;
    wake();
    await loop;
  };
}
