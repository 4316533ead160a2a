import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { almatyDateOf, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { closeDay, closeDays, il, on, pay, sent } from '../support/a-loan.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { inFull } from '../support/in-full.ts';
import { aBorrower, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { missingGlyphs, pdfText } from '../support/pdf-text.ts';
import type { Story } from '../support/spec.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
beforeAll(async () => {
  world = await lendingWorld();
});
afterAll(() => world.close());

const DAYS = ['2026-03-13', '2026-03-30', '2026-05-11'] as const;

const overdueLoan = (person: TestPerson): Promise<LoanId> =>
  writtenLoan(
    world,
    person,
    DAYS.map((day) => [day, (story) => story.when(closeDay(day))] as const),
  );

it('the letters of overdue days 1, 18 and 60 are among the documents, each once, with the debt of its day', async () => {
  const person = await aBorrower(world);
  const loanId = await overdueLoan(person);
  const runner = world.startWorkflows();
  const papers = () => world.documents.list(person.borrowerId, loanId);
  await until(async () => (await papers()).length === 3);
  await runner.stop();

  const { events } = await world.ledger.readLatest(loanStream(loanId));
  const notices = events.filter((event) => event.type === 'NoticeIssued');
  for (const notice of notices) await world.noticePapers.keep(loanId, notice.id);
  const kept = await papers();
  expect(kept.map((file) => file.kind).toSorted()).toEqual([
    'DEBT',
    'NOTIFICATION_AFTER_18_DAYS_OF_DELAY',
    'PRE_TRIAL_NOTIFICATION',
  ]);

  const textOf = async (kind: string) => {
    const file = kept.find((one) => one.kind === kind);
    const bytes = file && (await world.documents.read(person.borrowerId, file.hash));
    return pdfText(bytes ?? new Uint8Array()).replace(/[\s\u00a0]+/g, ' ');
  };
  // The first day's penalty is half a percent of what was due; by the 60th it has reached its yearly ceiling.
  expect(await textOf('DEBT')).toContain('514,00 тенге');
  expect(await textOf('PRE_TRIAL_NOTIFICATION')).toContain('10 000,00 тенге');
  expect(await textOf('PRE_TRIAL_NOTIFICATION')).toContain('60\u2011й день');
});

inFull('the agreement of a deferral asks for what the ledger will ask for on its last day', async () => {
  const person = await aBorrower(world);
  const until = localDate('2026-03-26');
  const loanId = await writtenLoan(world, person, [
    ['2026-03-10', (story) => story.when(on('2026-03-10', { type: 'GrantGrace', until }))],
  ]);
  const { events } = await world.ledger.readLatest(loanStream(loanId));
  const granted = events.find(({ type }) => type === 'GraceGranted');
  await world.noticePapers.keep(loanId, granted?.id ?? '');
  const [paper] = await world.documents.list(person.borrowerId, loanId);
  const bytes = paper && (await world.documents.read(person.borrowerId, paper.hash));
  const said = pdfText(bytes ?? new Uint8Array()).replace(/[\s\u00a0]+/g, ' ');
  for (const sum of ['102 800,00', '106 720,00']) expect(said).toContain(sum);
});

inFull(
  'a loan issued on another day than it was priced for gets the schedule as issued; one issued on the day gets none',
  async () => {
    const person = await aBorrower(world);
    const terms = il({ amount: tenge(300_000), term: { unit: 'MONTH', count: 3 } });
    const issuedOn = async (day: string) => {
      const confirm = on(day, { type: 'ConfirmPayout', externalId: 'out-1' });
      const loanId = await writtenLoan(
        world,
        person,
        [[day, (story) => story.when(confirm)]],
        sent(terms, '2026-02-24'),
      );
      const { events } = await world.ledger.readLatest(loanStream(loanId));
      const event = events.find(({ type }) => type === 'LoanIssued');
      for (const _ of [1, 2]) await world.noticePapers.keep(loanId, event?.id ?? '');
      return world.documents.list(person.borrowerId, loanId);
    };
    expect(await issuedOn('2026-02-24')).toEqual([]);
    const [paper, ...more] = await issuedOn('2026-03-01');
    expect(more).toEqual([]);
    expect(paper?.kind).toBe('ADDITIONAL_AGREEMENT');
    expect(paper?.title).toContain('График погашения по дате выдачи');
    const bytes = paper && (await world.documents.read(person.borrowerId, paper.hash));
    expect(missingGlyphs(bytes ?? new Uint8Array())).toBe(0);
    const said = pdfText(bytes ?? new Uint8Array()).replace(/[\s\u00a0]+/g, ' ');
    for (const fact of ['ГЭСВ', 'рассчитана на 24.02.2026', '317 761,88', '318 586,15', '01.04.2026', '01.06.2026'])
      expect(said).toContain(fact);
  },
);

it('a paid loan gets its certificate, of the day on which it closed; a written-off one gets none', async () => {
  const papersOf = async (end: (story: Story) => Story) => {
    const person = await aBorrower(world);
    const loanId = await writtenLoan(world, person, [['2026-03-12', end]]);
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    for (const event of events.filter(({ type }) => type === 'LoanClosed')) {
      await world.noticePapers.keep(loanId, event.id);
      await world.noticePapers.keep(loanId, event.id);
    }
    return world.documents.list(person.borrowerId, loanId);
  };
  const close = on('2026-03-12', { type: 'CloseLoan' });
  const paid = await papersOf((story) => story.when(pay('2026-03-12', tenge(102_800))).when(close));
  expect(paid.map(({ kind, shownAt }) => [kind, almatyDateOf(shownAt)])).toEqual([['NO_DEBT', '2026-03-12']]);
  const last = '2026-06-20';
  const given = (story: Story) =>
    closeDays(story, '2026-03-12', last)
      .when(on(last, { type: 'WriteOff', reason: 'test' }))
      .when(on(last, { type: 'CloseLoan' }));
  expect(await papersOf(given)).toEqual([]);
});
