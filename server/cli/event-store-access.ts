/** The application and its event server share a password and a certificate, new for each `npm start`. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { makeCertificates } from './certificates.ts';

export type EventStoreAccess = {
  env: Record<string, string>;
  /** For EVENTSTORE_URL. */
  url(port: number): string;
};

const HOST = 'localhost';
/** Longer than any run lasts. */
const DAYS = 3_650;

/** @throws Error with a sentence if the folder's name cannot be part of the address */
export async function eventStoreAccess(dataDir: string): Promise<EventStoreAccess> {
  const folder = join(dataDir, 'event-store');
  if (/[&?]/.test(folder)) {
    throw new Error(
      `The address of the event store names files in ${folder}: choose a DATA_DIR without & and ? in its path.`,
    );
  }
  const { server } = await makeCertificates(folder, { server: [HOST, '127.0.0.1'] }, { days: DAYS, keyType: 'ec' });
  if (!server) throw new Error('no certificate was made');
  const password = randomBytes(24).toString('base64url');
  return {
    env: {
      EVENTS_TLS_CERT: server.certFile,
      EVENTS_TLS_KEY: server.keyFile,
      EVENTS_USER: 'nesie',
      EVENTS_PASSWORD: password,
    },
    url: (port) => `esdb://nesie:${password}@${HOST}:${port}?tls=true&tlsCAFile=${server.caFile}`,
  };
}
