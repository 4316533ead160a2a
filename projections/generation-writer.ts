/** Fills a generation without readers: rows collect in memory and go out by COPY with its checkpoint. */
import type pg from 'pg';
import { applyOneByOne, applyWhole, isInfrastructure, ModelFailed, readable, type Target } from './apply.ts';
import { type Generation, transaction } from './generations.ts';
import { type Delivered, follows, isReadable, type ReadModel, schemaOf } from './projection.ts';
import { noStore, Overlay, type RowLoader } from './rows.ts';
import { flush, postgresLoader } from './store.ts';
import { advance, type Heads } from './stream-heads.ts';

export class GenerationWriter {
  readonly #client: pg.Client;
  readonly #target: Target;
  readonly #schema: string;
  readonly #generation: Generation;
  readonly #rowsInMemory: number;
  readonly #heads: Heads = new Map();
  readonly #strict: boolean;
  readonly #deadLetters = new Set<string>();
  #overlay: Overlay;
  readonly #careful: boolean;
  /** Set while the caller holds its own transaction. */
  inTransaction = false;

  constructor(client: pg.Client, model: ReadModel, generation: Generation, rowsInMemory: number, careful = false) {
    this.#client = client;
    this.#target = { model, generation: generation.generation };
    this.#schema = schemaOf(model.name, generation.generation);
    this.#generation = generation;
    this.#rowsInMemory = rowsInMemory;
    this.#strict = generation.position === null;
    this.#careful = careful;
    this.#overlay = this.#newOverlay(generation.position === null);
  }

  get position(): bigint | null {
    return this.#generation.position;
  }
  get model(): string {
    return this.#target.model.name;
  }
  get generation(): number {
    return this.#generation.generation;
  }
  get events(): number {
    return Number(this.#generation.events);
  }

  /** Streams with a dead letter from an earlier pass are read event by event. */
  async open(): Promise<void> {
    const { rows } = await this.#client.query<{ stream: string }>(
      'select stream from rm.parked where model = $1 and generation = $2',
      [this.#target.model.name, this.#target.generation],
    );
    for (const { stream } of rows) this.#deadLetters.add(stream);
  }

  /** @throws ModelFailed: the rows in memory are lost; start again from the stored checkpoint, event by event */
  async take(events: readonly Delivered[]): Promise<void> {
    advance(this.#heads, events, this.#strict);
    const { model } = this.#target;
    const mine = events.filter((event) => follows(model, event.stream) && !this.#deadLetters.has(event.stream));
    if (this.#careful) await this.#within(() => this.#takeCarefully(mine));
    else if (mine.length > 0) await this.#takeWhole(mine);
    const last = events.at(-1);
    if (last) this.#generation.position = last.position;
    this.#generation.as_of = events.findLast(isReadable)?.metadata.recordedAt ?? this.#generation.as_of;
    if (this.#careful || this.#overlay.size > this.#rowsInMemory) await this.save();
  }

  async save(): Promise<void> {
    await this.#within(async () => {
      await this.#flush();
      const { model, generation, position, events, as_of } = this.#generation;
      await this.#client.query(
        'update rm.checkpoint set position = $3, events = $4, as_of = $5 where model = $1 and generation = $2',
        [model, generation, position?.toString() ?? null, events.toString(), as_of],
      );
    });
    this.#overlay = this.#newOverlay(this.#generation.position === null);
  }

  async #flush(): Promise<void> {
    try {
      await flush(this.#client, this.#schema, this.#overlay, true);
    } catch (error) {
      if (isInfrastructure(error)) throw error;
      throw new ModelFailed(this.#target.model.name, error);
    }
  }

  async #takeWhole(events: readonly Delivered[]): Promise<void> {
    try {
      await this.#target.model.project(readable(events), this.#overlay);
    } catch (error) {
      if (isInfrastructure(error)) throw error;
      throw new ModelFailed(this.#target.model.name, error);
    }
    this.#generation.events += BigInt(events.length);
  }

  async #takeCarefully(events: readonly Delivered[]): Promise<void> {
    if (events.length === 0) return;
    await this.#client.query('savepoint page');
    try {
      await applyWhole(this.#client, this.#target, events);
      this.#generation.events += BigInt(events.length);
    } catch (error) {
      if (!(error instanceof ModelFailed) || this.#target.model.critical) throw error;
      await this.#client.query('rollback to savepoint page');
      const applied = await applyOneByOne(this.#client, this.#target, events);
      this.#generation.events += BigInt(applied.events);
      await this.open();
    }
  }

  async #within(work: () => Promise<void>): Promise<void> {
    if (this.inTransaction) await work();
    else await transaction(this.#client, work);
  }

  /** An empty table needs no look-ups before its first rows are written. */
  #newOverlay(empty: boolean): Overlay {
    const loader: RowLoader = empty ? noStore : postgresLoader(this.#client, this.#schema);
    return new Overlay(loader);
  }
}
