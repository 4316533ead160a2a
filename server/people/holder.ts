/**
 * A process locks a number in Postgres on its own connection. The lock ends with the process or the connection, so a
 * row with that number is held only while somebody may be working on it.
 */
import type pg from 'pg';

/** First key of the lock; the second is the number. The migration of ops.lives uses it too. */
const LOCK = 7_321_002;

export type Holder = {
  /** Connects if necessary. @throws Error if Postgres is away */
  number(): Promise<number>;
  /** Releases everything that this process holds; the next number is new. */
  forsake(): void;
  close(): Promise<void>;
};

/** Postgres notices a vanished machine within some ten seconds. */
export const HOLDER_CONNECTION = {
  application_name: 'nesie holder',
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  options: '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3',
} as const;

type Held = { client: pg.Client; number: Promise<number> };

export function makeHolder(connect: () => pg.Client): Holder {
  let held: Held | undefined;

  const begin = (): Held => {
    const client = connect();
    const lost = () => {
      if (held?.client === client) held = undefined;
    };
    client.on('error', lost);
    client.on('end', lost);
    const number = locked(client);
    number.catch(lost);
    return { client, number };
  };

  const end = async () => {
    const last = held;
    held = undefined;
    await last?.client.end().catch(() => undefined);
  };

  return {
    number() {
      held ??= begin();
      return held.number;
    },
    forsake: () => void end(),
    close: end,
  };
}

async function locked(client: pg.Client): Promise<number> {
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number }>(`
      select number from (select nextval('ops.holder')::int as number) as mine, pg_advisory_lock(${LOCK}, number)`);
    if (!rows[0]) throw new Error('no number was given');
    return rows[0].number;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}
