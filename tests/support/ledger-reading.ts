/** Reads a stream as anybody with the event store's address could: through the client, decoded. */
import { EventStoreDBClient, FORWARDS, START, StreamNotFoundError } from '@eventstore/db-client';

const clients = new Map<string, EventStoreDBClient>();

export async function openLedgerForReading(
  url: string,
  stream: string,
): Promise<readonly { type: string; data: unknown }[]> {
  const client = clients.get(url) ?? EventStoreDBClient.connectionString(url);
  clients.set(url, client);
  const events: { type: string; data: unknown }[] = [];
  try {
    for await (const { event } of client.readStream(stream, { direction: FORWARDS, fromRevision: START })) {
      if (event) events.push({ type: event.type, data: event.data });
    }
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return events;
}
