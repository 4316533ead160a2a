/** D0129: the last release and this one on one Postgres and one log, through a roll-out, a way back, and to the end. */
import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { graphqlDriver } from '../e2e/drivers/graphql.ts';
import { until, worldAt } from '../e2e/world.ts';
import {
  BETWEEN,
  INDEX_BETWEEN,
  type Running,
  runIn,
  startRelease,
  unpackLastRelease,
  unpackNextRelease,
} from '../support/a-release.ts';
import { eventServerProcess } from '../support/event-server.ts';
import { openFolder } from '../support/open-folder.ts';
import { anApplicant, chance } from '../support/person.ts';
import { testDatabase } from '../support/postgres.ts';
import { PressingClient } from '../support/pressing-client.ts';
import { seedOf } from '../support/seed.ts';

const random = chance(seedOf('two releases'));

type BooksSaid = { trialBalance: { account: string; debit: string; credit: string }[]; lossAllowance: unknown };

/** A newer release may have more accounts and say more of them; what moved must be the same. */
function figuresIn(said: string): BooksSaid {
  const { trialBalance, lossAllowance } = JSON.parse(said) as BooksSaid;
  return {
    trialBalance: trialBalance.filter(({ debit, credit }) => debit !== '0.00' || credit !== '0.00'),
    lossAllowance,
  };
}

describe('two releases', () => {
  it('serve the same loans, hand them over both ways, and agree on every balance', async () => {
    const [last, next] = [openFolder('nesie-last-release-'), openFolder('nesie-next-release-')];
    const dataDir = openFolder('nesie-two-releases-');
    unpackLastRelease(last);
    unpackNextRelease(next);
    const [database, log] = [await testDatabase(), await testDatabase()];
    const events = await eventServerProcess(log.url);
    const pool = openPool({ connectionString: database.url });
    const env = { DATABASE_URL: database.url, EVENTSTORE_URL: events.url, DATA_DIR: dataDir };
    const [oldPort, newPort] = [await freePort(), await freePort()];
    const startOld = () => startRelease(last, oldPort, env);
    const startNew = () => startRelease(next, newPort, env);
    const running = new Set<Running>();
    const started = async (start: () => Promise<Running>) => {
      const one = await start();
      running.add(one);
      return one;
    };
    const ended = async (one: Running, signal: 'SIGTERM' | 'SIGKILL') => {
      running.delete(one);
      await one.kill(signal);
    };
    /** Each step of the life goes to the next address, as behind a balancer. */
    const borrowerAt = (...urls: string[]) => {
      const client = new PressingClient(urls[0] ?? '');
      const world = worldAt({ url: urls[0] ?? '', databaseUrl: database.url, eventStoreUrl: events.url });
      let step = 0;
      const turned =
        <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
        (...args: A): Promise<R> => {
          client.url = urls[step++ % urls.length] ?? '';
          return act(...args);
        };
      const { register, apply, signOffer, takeMoneyToIban, passBiometry, waitUntilActive, pay, repayInFull, ...rest } =
        graphqlDriver(world, client);
      return {
        client,
        async takesMoney(): Promise<string> {
          const applicant = anApplicant(random);
          await turned(register)(applicant);
          const loanId = await turned(apply)({ amount: 100_000, days: 20 });
          await turned(signOffer)(loanId);
          await turned(takeMoneyToIban)(loanId, applicant.iban);
          await turned(passBiometry)(loanId);
          await turned(waitUntilActive)(loanId);
          return loanId;
        },
        pays: turned(pay),
        async repays(loanId: string) {
          await turned(repayInFull)(loanId);
          await rest.waitUntilFinished(loanId);
        },
      };
    };
    try {
      let before = await started(startOld);
      const first = borrowerAt(before.url);
      const loan = await first.takesMoney();
      await first.pays(loan, 10_000);

      // The roll-out: this release migrates while the last one lends.
      await pool.query(INDEX_BETWEEN);
      const [during] = await Promise.all([borrowerAt(before.url).takesMoney(), started(startNew)]);
      let now = [...running].at(-1) as Running;
      expect((await pool.query('select from ops.migration where name = $1', [BETWEEN])).rowCount).toBe(1);
      const [both, other] = [borrowerAt(before.url, now.url), borrowerAt(now.url, before.url)];
      const shared = await Promise.all([both.takesMoney(), other.takesMoney()]);
      first.client.url = now.url;
      await first.pays(loan, 5_000);

      // The way back: this release dies with whatever it leads, and the last one goes on with its facts.
      await ended(now, 'SIGKILL');
      await ended(before, 'SIGTERM');
      before = await started(startOld);
      both.client.url = before.url;
      const back = borrowerAt(before.url);
      await graphqlDriver(worldOf(before.url), both.client).pay(shared[0], 7_000);
      const kept = await back.takesMoney();

      // Forward again, and the last release ends.
      now = await started(startNew);
      await ended(before, 'SIGTERM');
      for (const [borrower, id] of [
        [first, loan],
        [other, shared[1]],
        [back, kept],
      ] as const) {
        borrower.client.url = now.url;
        const driver = graphqlDriver(worldOf(now.url), borrower.client);
        await driver.repayInFull(id);
        await driver.waitUntilFinished(id);
      }
      const types = async (id: string) => (await worldOf(now.url).eventsOf(`loan-${id}`)).map(({ type }) => type);
      for (const id of [loan, shared[1], kept]) expect(await types(id)).toContain('LoanClosed');
      for (const id of [during, shared[0]])
        expect((await types(id)).filter((type) => type === 'LoanIssued')).toHaveLength(1);

      const clean = (root: string) =>
        until('a clean log', async () => {
          const { code, said } = runIn(root, env, 'server/cli/audit.ts', 'verify', '--all', '--at-rest');
          return code === 0 && said.includes('0 findings') ? said : undefined;
        });
      const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
      const books = (root: string) => runIn(root, env, 'server/cli/audit.ts', 'books', '--date', today, '--json');
      await clean(next);
      await clean(last);
      const [ofNext, ofLast] = [books(next), books(last)];
      expect(ofNext).toMatchObject({ code: 0 });
      expect(figuresIn(ofNext.said)).toMatchObject(figuresIn(ofLast.said));
      for (const id of [loan, during, ...shared, kept]) {
        const replay = (root: string) => runIn(root, env, 'server/cli/audit.ts', 'replay', `loan-${id}`, '--json');
        const [here, before] = [replay(next), replay(last)];
        expect(here).toMatchObject({ code: 0 });
        // A newer release may say more of an event, never anything else.
        expect(JSON.parse(here.said)).toMatchObject(JSON.parse(before.said));
      }
      expect(runIn(next, env, 'server/cli/projections.ts', 'rebuild', '--compare').code).toBe(0);
    } finally {
      for (const one of running) await one.kill('SIGKILL');
      events.child.kill('SIGKILL');
      await pool.end();
      await database.drop();
      await log.drop();
      for (const folder of [last, next, dataDir]) rmSync(folder, { recursive: true, force: true });
    }
    function worldOf(url: string) {
      return worldAt({ url, databaseUrl: database.url, eventStoreUrl: events.url });
    }
  });
});
