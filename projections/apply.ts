/** A whole batch at once, or event by event when the batch fails. */
import type pg from 'pg';
import { type Delivered, isReadable, type LedgerRecord, type ReadModel, schemaOf } from './projection.ts';
import { Overlay } from './rows.ts';
import { flush, postgresLoader } from './store.ts';

export type Target = { readonly model: ReadModel; readonly generation: number };
/** `halted`: a critical model stopped at `last`. */
export type Applied = { last: bigint | null; events: number; halted: boolean };

/** The cause is a damaged event or a bug, never the database. */
export class ModelFailed extends Error {
  override name = 'ModelFailed';
  readonly model: string;
  constructor(model: string, cause: unknown) {
    super(`${model}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.model = model;
  }
}

/** Lost connections, exhausted resources, shutdown, lock conflicts: no event has caused them. */
export function isInfrastructure(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return /^(08|40|53|55|57|58)|^E[A-Z]{3,}/.test(code);
  return (
    typeof message === 'string' && /^(Connection terminated|Client has encountered a connection error)/.test(message)
  );
}

/** @throws ModelFailed if an event cannot be applied; errors of the database */
export async function applyWhole(client: pg.Client, target: Target, events: readonly Delivered[]): Promise<void> {
  const schema = schemaOf(target.model.name, target.generation);
  const overlay = new Overlay(postgresLoader(client, schema));
  try {
    await target.model.project(readable(events), overlay);
    await flush(client, schema, overlay);
  } catch (error) {
    if (isInfrastructure(error)) throw error;
    throw new ModelFailed(target.model.name, error);
  }
}

export function readable(events: readonly Delivered[]): LedgerRecord[] {
  return events.map((event) => {
    if (!isReadable(event)) throw new Error(`${event.stream} revision ${event.revision}: ${event.error}`);
    return event;
  });
}

/**
 * Runs inside a transaction. After a dead letter it skips the later events of that stream, so order within it holds.
 */
export async function applyOneByOne(client: pg.Client, target: Target, events: readonly Delivered[]): Promise<Applied> {
  const deadLetters = new Set<string>();
  const outcome: Applied = { last: null, events: 0, halted: false };
  for (const event of events) {
    if (deadLetters.has(event.stream)) continue;
    const error = await applyOne(client, target, event);
    if (error !== undefined) {
      await storeDeadLetter(client, target, event, error);
      if (target.model.critical) return { ...outcome, halted: true };
      deadLetters.add(event.stream);
    } else outcome.events += 1;
    outcome.last = event.position;
  }
  return outcome;
}

async function applyOne(client: pg.Client, target: Target, event: Delivered): Promise<string | undefined> {
  await client.query('savepoint event');
  try {
    await applyWhole(client, target, [event]);
    await client.query('release savepoint event');
    return undefined;
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    await client.query('rollback to savepoint event');
    return error.message;
  }
}

async function storeDeadLetter(
  client: pg.Client,
  { model, generation }: Target,
  event: Delivered,
  error: string,
): Promise<void> {
  await client.query(
    `insert into rm.parked (model, generation, stream, revision, position, halted, error)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      model.name,
      generation,
      event.stream,
      event.revision.toString(),
      event.position.toString(),
      model.critical,
      error.slice(0, 500),
    ],
  );
}
