/** R440: the version of the public lists from the agency's host to the decision in the ledger. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { listen } from '../support/gateway-line.ts';
import { inFull } from '../support/in-full.ts';
import { complete } from '../support/lending-steps.ts';
import { aBorrower, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let runner: Runner;
let agency: Awaited<ReturnType<typeof listen>>;
let answers: 'well' | 'down' = 'well';
let asked = 0;

const nobody = (number: number) =>
  `<person><lname>Некто</lname><fname>Номер ${number}</fname><birthdate>01.01.1950</birthdate><iin></iin></person>`;
const LIST = `<xml>${Array.from({ length: 2_100 }, (_, i) => nobody(i)).join('')}</xml>`;
const OTHER = '<xml><org><org_name>Некто Иной</org_name><org_iin>500101300015</org_iin></org></xml>';

beforeAll(async () => {
  agency = await listen(async (request, response) => {
    asked += 1;
    response.writeHead(answers === 'well' ? 200 : 503).end(request.url?.includes('category_1') ? LIST : OTHER);
  });
  world = await lendingWorld({ env: { BLACKLIST: 'afm', AFM_URL: agency.url } });
  runner = world.startWorkflows();
});
afterAll(async () => {
  await runner.stop();
  agency.server.close();
  await world.close();
});

const older = (interval: string) =>
  world.pool.query(`update ops.sanction_list set taken_at = taken_at - $1::interval`, [interval]);

it('a round fetches the lists once in twelve hours, and the decision names the version that it looked into', async () => {
  await world.can.keepListsFresh();
  await world.can.keepListsFresh();
  expect(asked).toBe(2);
  const { loanId } = await complete(world, await aBorrower(world));
  await until(async () => (await world.loan(loanId)).status === 'APPROVED');
  const { events } = await world.ledger.readLatest(loanStream(loanId));
  const scored = events.find(({ type }) => type === 'ScoringRequested');
  const [kept] = (await world.pool.query('select version from ops.sanction_list')).rows;
  expect(kept.version).toMatch(/^afm:\d{4}-\d\d-\d\d:[0-9a-f]{16}$/);
  expect(scored?.type === 'ScoringRequested' && scored.data.facts.reports).toContain(kept.version);
  expect(asked).toBe(2);
});

inFull('an agency that is silent fails the round long before nobody can be decided on', async () => {
  await older('13 hours');
  answers = 'down';
  await expect(world.can.keepListsFresh()).rejects.toThrow('no newer list');
  const { loanId } = await complete(world, await aBorrower(world));
  await until(async () => (await world.loan(loanId)).status === 'APPROVED');
});
