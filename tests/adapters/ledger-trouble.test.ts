import { AccessDeniedError, UnavailableError } from '@eventstore/db-client';
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from 'vitest';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { troubleOf } from '../../server/adapters/ledger/trouble.ts';
import { BadSetting } from '../../server/bad-setting.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { waitForLedger } from '../../server/compose/wait-for-ledger.ts';
import { eventServer } from '../support/event-server.ts';
import { silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

const ledgers: RawLedger[] = [];
afterEach(async () => {
  for (const ledger of ledgers.splice(0)) await ledger.close();
});

function ledgerAt(url: string): RawLedger {
  const ledger = openLedger({ url, log: silentLog, appendTimeoutMs: 1_000 });
  ledgers.push(ledger);
  return ledger;
}

function rpc(code: status, details: string): ServiceError {
  return Object.assign(new Error(`${code} ${status[code]}: ${details}`), { code, details, metadata: new Metadata() });
}

const URL_WITH_PASSWORD = 'esdb://admin:changeit@events-1:2113,events-2:2113?tls=false';

describe('the sentence about an unreachable event store', () => {
  it('it names the address and never the password', async () => {
    const errors = [
      new AccessDeniedError(rpc(status.UNAUTHENTICATED, 'Unauthenticated')),
      new AccessDeniedError(rpc(status.PERMISSION_DENIED, 'Access Denied')),
      new UnavailableError(rpc(status.UNAVAILABLE, 'Server Is Not Ready')),
      new UnavailableError(rpc(status.UNAVAILABLE, 'No connection established')),
      new Error('something else'),
    ];
    for (const error of errors) {
      const { sentence } = await troubleOf(error, URL_WITH_PASSWORD);
      expect(sentence).toContain('events-1:2113, events-2:2113');
      expect(sentence).not.toMatch(/changeit|admin/);
    }
  });

  it('it separates faults that pass from those that need a change', async () => {
    const credentials = await troubleOf(rpc(status.UNAUTHENTICATED, 'Unauthenticated'), URL_WITH_PASSWORD);
    expect(credentials).toMatchObject({ final: true, sentence: expect.stringContaining('refuses the credentials') });
    const rights = await troubleOf(new AccessDeniedError(rpc(status.PERMISSION_DENIED, 'no')), URL_WITH_PASSWORD);
    expect(rights).toMatchObject({ final: true, sentence: expect.stringContaining('read and append') });
    const starting = await troubleOf(
      new UnavailableError(rpc(status.UNAVAILABLE, 'Server Is Not Ready')),
      URL_WITH_PASSWORD,
    );
    expect(starting).toMatchObject({ final: false, sentence: expect.stringContaining('still starting') });
  });
});

describe('a start without an event store', () => {
  it('it waits for an event store that starts late', async () => {
    const port = await freePort();
    const said: string[] = [];
    const waiting = waitForLedger(ledgerAt(`esdb://127.0.0.1:${port}?tls=false`), (line) => void said.push(line), 300);
    await until(() => said.length > 0);
    const server = await eventServer({ port });
    await waiting;
    expect(said[0]).toMatch(/not reachable at 127\.0\.0\.1:\d+\..* Waiting, \d+ of 300 seconds\.$/);
    await server.stop();
  });

  it('it ends with the sentence if none starts', async () => {
    const nobody = ledgerAt(`esdb://127.0.0.1:${await freePort()}?tls=false`);
    const refusal = waitForLedger(nobody, () => undefined, 2);
    await expect(refusal).rejects.toThrow(BadSetting);
    await expect(refusal).rejects.toThrow(/not reachable at .*EVENTSTORE_URL.* Nobody answered for \d+ seconds\./);
  });
});
