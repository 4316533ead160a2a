/** A sandbox provider with its own database, switches and an HTTP receiver of notices. */

import { createServer } from 'node:http';
import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../../projections/postgres.ts';
import { type Instant, instant } from '../../schema/values/local-date.ts';
import { makeSandboxKit, type SandboxKit } from '../../server/adapters/sandbox-kit/kit.ts';
import type { SandboxTables } from '../../server/adapters/sandbox-kit/tables.ts';
import type { RawCallback } from '../../server/ports/signed-callback.ts';
import { migratedDatabase } from './postgres.ts';

export type Bench = {
  kit: SandboxKit;
  /** Oldest first. */
  inbox: RawCallback[];
  texts: { to: string; text: string; code?: string }[];
  answer(status: number): void;
  stop(): Promise<void>;
};

/** What every provider's suite needs to disturb and to see, whatever stands behind it. */
export type Line = Pick<Bench, 'inbox' | 'answer' | 'stop'> & {
  /** One of the faults of the sandbox, until NONE. */
  fault(text: string): Promise<unknown>;
  /** Sends the notices that are due. */
  deliver(): Promise<unknown>;
};

export async function sandboxLine<S extends { provider: { name: string } }>(
  make: (kit: SandboxKit) => S,
): Promise<S & { line: Line }> {
  const bench = await providerBench();
  const { kit } = bench;
  const subject = make(kit);
  const fault = (text: string) => kit.faults.set(subject.provider.name, text);
  return { ...subject, line: { ...bench, fault, deliver: () => kit.callbacks.deliverDue() } };
}

export async function providerBench(): Promise<Bench> {
  const database = await migratedDatabase();
  const pool = openPool({ connectionString: database.url, max: 4 });
  const db = new Kysely<SandboxTables>({ dialect: new PostgresDialect({ pool }) });
  const inbox: RawCallback[] = [];
  const texts: Bench['texts'] = [];
  let status = 200;
  const now = (): Instant => instant(new Date());
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (status === 200) {
        const { headers, url: path = '' } = request;
        inbox.push({ headers, path, body: Buffer.concat(parts), receivedAt: now() });
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const kit = makeSandboxKit({
    db,
    config: { publicUrl: `http://127.0.0.1:${port}`, secrets: () => ['new', 'old'], latencyMs: 0 },
    clock: {
      now,
      businessNow: async () => '2026-03-02T07:00:00.000Z' as Instant,
      today: async () => '2026-03-02' as never,
    },
    sms: {
      send: async (message) => {
        texts.push(message);
        return 'sent';
      },
    },
  });
  return {
    kit,
    inbox,
    texts,
    answer: (next) => {
      status = next;
    },
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await db.destroy();
      await database.drop();
    },
  };
}
