/** Reviews and NPS: who is asked and when, what is counted. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slotStream } from '../../schema/events/streams.ts';
import { closeDays, issued } from '../support/a-loan.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { done, heard } from '../support/json-client.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { aBorrower, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { slotContext } from '../support/slot-events.ts';
import { Story } from '../support/spec.ts';

let world: LendingWorld;
let app: LendingApp;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  world.clock.set('2026-03-05');
});
afterAll(async () => {
  await app.app.close();
  await world.close();
});

async function aDebtor(late = false) {
  const person = await aBorrower(world);
  const loanId = await writtenLoan(world, person, [
    ['2026-03-05', (story) => (late ? closeDays(story, '2026-03-13', '2026-03-20') : story)],
  ]);
  const claimed = { type: 'SlotClaimed', data: { loanId, tookOverFrom: null } } as const;
  await world.ledger.append(slotStream(person.borrowerId), 'none', [claimed], slotContext());
  const token = await app.tokenOf(person.borrowerId);
  const ask = async (text: string) => (await app.graphql(token, text)).body.data;
  const isDue = async () => (await ask('{ npsDue }')).npsDue;
  return { person, loanId, token, ask, isDue };
}
const codes = (answer: { errors: { code: string; field: string | null }[] }) =>
  answer.errors.map(({ code, field }) => (field ? `${code} ${field}` : code));

it('a loan is reviewed once, by its borrower, after its money was sent', async () => {
  const { loanId, ask } = await aDebtor();
  const leave = (score: number, text = 'Быстро') =>
    `mutation { leaveReview(loanId: "${loanId}", score: ${score}, text: "${text}") { review { score text } errors { code field } } }`;
  expect(codes((await ask(leave(6))).leaveReview)).toEqual(['FIELD_INVALID score']);
  const other = await aDebtor();
  expect(codes((await other.ask(leave(1))).leaveReview)).toEqual(['NOT_FOUND']);
  expect((await ask(leave(5))).leaveReview).toEqual({ review: { score: 5, text: 'Быстро' }, errors: [] });
  expect(codes((await ask(leave(1))).leaveReview)).toEqual(['REVIEW_LEFT']);
  expect((await ask(`{ review(loanId: "${loanId}") { score text } }`)).review).toEqual({ score: 5, text: 'Быстро' });
  expect((await other.ask(`{ review(loanId: "${loanId}") { score text } }`)).review).toBeNull();
});

it('nobody is asked before his first loan, while he is late, or soon after an answer or a "not now"', async () => {
  const newcomer = await aBorrower(world);
  const token = await app.tokenOf(newcomer.borrowerId);
  expect((await app.graphql(token, '{ npsDue }')).body.data.npsDue).toBe(false);
  expect(await (await aDebtor(true)).isDue()).toBe(false);

  const skipper = await aDebtor();
  expect(await skipper.isDue()).toBe(true);
  await skipper.ask('mutation { skipNps { ok } }');
  const answerer = await aDebtor();
  const answer = (themes: string) =>
    answerer.ask(`mutation { answerNps(score: 10, themes: [${themes}], comment: "") { ok errors { code field } } }`);
  expect(codes((await answer('PAYMENT_PROBLEMS')).answerNps)).toEqual(['FIELD_INVALID themes']);
  expect((await answer('SITE_CONVENIENCE')).answerNps.ok).toBe(true);
  expect([await skipper.isDue(), await answerer.isDue()]).toEqual([false, false]);
  world.clock.set('2026-04-05');
  expect([await skipper.isDue(), await answerer.isDue()]).toEqual([true, false]);
  world.clock.set('2026-06-05');
  expect(await answerer.isDue()).toBe(true);
});

it('/json asks and answers alike, and analysts see counts only', async () => {
  world.clock.set('2026-06-06');
  const { token } = await aDebtor();
  const client = app.json(token);
  const shown = await done(client.GET('/json/profile/nps'));
  expect(shown.data.needShow).toBe(true);
  expect(shown.data.themes.positive).not.toContain('PAYMENT_PROBLEMS');
  await done(client.POST('/json/profile/nps', { body: { score: 3, themes: ['TERM'], comment: 'секрет' } }));
  expect((await done(client.GET('/json/profile/nps'))).data.needShow).toBe(false);

  const all = `{ feedbackSummary { answers skipped index scores { score count } themes { theme count } averageReview reviews { score count } } }`;
  const { body } = await app.graphql(await app.staff('analyst'), all);
  expect(body.data.feedbackSummary).toEqual({
    answers: 2,
    skipped: 1,
    index: 0,
    scores: [
      { score: 3, count: 1 },
      { score: 10, count: 1 },
    ],
    themes: [
      { theme: 'SITE_CONVENIENCE', count: 1 },
      { theme: 'TERM', count: 1 },
    ],
    averageReview: 5,
    reviews: [{ score: 5, count: 1 }],
  });
  expect((await app.graphql(token, all)).body.errors).toBeDefined();
});

it('an application without money cannot be reviewed', async () => {
  const person = await aBorrower(world);
  const loanId = await writtenLoan(
    world,
    person,
    [['2026-03-02', (story) => story]],
    new Story(issued().appends.slice(0, 1)),
  );
  const { body } = await app.graphql(
    await app.tokenOf(person.borrowerId),
    `mutation { leaveReview(loanId: "${loanId}", score: 5, text: "") { errors { code field } } }`,
  );
  expect(codes(body.data.leaveReview)).toEqual(['REVIEW_TOO_EARLY']);
});

it('what a visitor does is counted once, without values and ids', async () => {
  const { token, loanId } = await aDebtor();
  const click = {
    type: 'mc' as const,
    page: `/ru/loan/${loanId}?phone=77010000000`,
    field_name: 'pay',
    value: '77010000000',
  };
  const entries = [
    { ...click, uniq_key: 'k1' },
    { ...click, uniq_key: 'k1' },
    { ...click, uniq_key: 'k2' },
  ];
  const client = app.json(token);
  for (let sent = 0; sent < 2; sent += 1) await done(client.POST('/json/behaviour', { body: { entries } }));
  await done(app.json(null).POST('/json/behaviour', { body: { ...click, uniq_key: 'k1' } as never }));
  const failed = { errorMessage: 'NotAllowedError: denied', vendor: 'V1', deviceInformation: { ios: true } } as const;
  const params = { path: { biometryType: 'FACE' } } as const;
  await done(client.POST('/json/profile/biometry/error/{biometryType}', { params, body: failed }));
  const counts = '{ feedbackSummary { behaviour { kind page field count } } }';
  const { body } = await app.graphql(await app.staff('analyst'), counts);
  expect(body.data.feedbackSummary.behaviour).toEqual([
    { kind: 'MC', page: '/ru/loan/:id', field: 'pay', count: 3 },
    { kind: 'FACE_DEVICE', page: 'V1', field: 'NotAllowedError', count: 1 },
  ]);
  const wrong = await heard(
    client.POST('/json/behaviour', { body: { entries: [{ type: 'mc', field_name: '<b>', uniq_key: 'k3' }] } }),
  );
  expect(wrong.body.code).toBe(1);
});
