import { EventStoreDBClient, FORWARDS, START, StreamNotFoundError } from '@eventstore/db-client';

const clients = new Map<string, EventStoreDBClient>();

function clientOf(url: string): EventStoreDBClient {
  const client = clients.get(url) ?? EventStoreDBClient.connectionString(url);
  clients.set(url, client);
  return client;
}

/** One JSON line for each event: stream, type, data and metadata. */
export async function readWholeLog(url: string): Promise<string> {
  const lines: string[] = [];
  for await (const { event } of clientOf(url).readAll({ direction: FORWARDS, fromPosition: START })) {
    if (event) lines.push(JSON.stringify([event.streamId, event.type, event.data, event.metadata]));
  }
  return lines.join('\n');
}

export async function openLedgerForReading(
  url: string,
  stream: string,
): Promise<readonly { type: string; data: unknown }[]> {
  const client = clientOf(url);
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
