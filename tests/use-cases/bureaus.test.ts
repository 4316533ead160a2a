/** R713, R714: what bureau and state base say by SOAP, down to the decision on the ledger. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import { textAt } from '../../server/adapters/xml/tree.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { person, refusedReport, reported, SCORED, scored } from '../support/bureau-answers.ts';
import { complete } from '../support/lending-steps.ts';
import { aBorrower, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { soapLine } from '../support/soap-line.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let runner: Runner;
let line: Awaited<ReturnType<typeof soapLine>>;
let hasHistory = true;

beforeAll(async () => {
  line = await soapLine(({ path, body }) => {
    if (path === '/gbd') return person({ iin: textAt(body, 'getPerson/iin') });
    if (!hasHistory) return path.includes('Score') ? scored('<ErrorCode>-1012</ErrorCode>') : refusedReport('1102');
    const iin = textAt(body, 'GetReport/doc/keyValue/idNumber');
    return path.includes('Score') ? SCORED : reported({ iin, contracts: [{ instalment: '10 000,00 KZT' }] });
  });
  world = await lendingWorld({
    env: {
      CREDIT_BUREAU: 'fcb',
      FCB_URL: line.url,
      FCB_USER: 'nesie',
      FCB_PASSWORD: 'Password-1',
      FCB_REPORT: '4',
      FCB_STOP_CREDIT: 'PublicSources/StopCredit/Status@id:1:2',
      STATE_REGISTRY: 'gbd',
      GBD_URL: `${line.url}/gbd`,
      GBD_USER: 'LENDER',
      GBD_LOGIN: 'bank',
      GBD_PASSWORD: 'Password-1',
      GBD_UNKNOWN_PERSON: '00001',
    },
  });
  runner = world.startWorkflows();
});
afterAll(async () => {
  await runner.stop();
  line.close();
  await world.close();
});

async function scoredAs(status: string) {
  const { loanId } = await complete(world, await aBorrower(world));
  await until(async () => (await world.loan(loanId)).status === status);
  const { events } = await world.ledger.readLatest(loanStream(loanId));
  return events.flatMap((event) => (event.type === 'ScoringRequested' ? [event.data.facts] : []))[0];
}

it('a history is weighed, and the decision names the number of the report', async () => {
  expect(await scoredAs('APPROVED')).toMatchObject({
    registryFound: true,
    bureauInstalments: 1_000_000n,
    score: 444,
    reports: ['fcb:2021-12-22T21:46:59/10/3619'],
  });
});

it('of somebody without a history a person decides, and no score is made up', async () => {
  hasHistory = false;
  expect(await scoredAs('ON_MANUAL_VERIFICATION')).toBeUndefined();
});
