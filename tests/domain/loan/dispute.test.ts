import { expect, it } from 'vitest';
import { tenge } from '../../../schema/values/money.ts';
import { closeDay, closeDays, issued, on, pay } from '../../support/a-loan.ts';
import type { Story } from '../../support/spec.ts';

// 100,000 for 10 days, due on Thursday 12 March.
const loan = issued();
const dispute = (day: string) => on(day, { type: 'DisputeLoan', reason: 'NOT_APPLIED' });
const dismiss = (day: string) => on(day, { type: 'DismissDispute' });
const uphold = (day: string) => on(day, { type: 'UpholdDispute' });
const notices = (story: Story) => story.count('NoticeIssued');

it('no notice is written while the loan is examined, and none of those days is sent later', () => {
  const disputed = loan.when(dispute('2026-03-10')).said('LoanDisputed').in('ACTIVE');
  const late = closeDays(disputed, '2026-03-11', '2026-04-05').in('EXPIRED');
  expect(notices(late)).toBe(0);
  const dismissed = late.when(dismiss('2026-04-05')).said('DisputeDismissed');
  expect(notices(closeDays(dismissed, '2026-04-06', '2026-05-10'))).toBe(0);
  const onDay60 = closeDays(dismissed, '2026-04-06', '2026-05-12');
  expect(onDay60.last('NoticeIssued')).toMatchObject({ notice: 'PRE_TRIAL_NOTIFICATION', overdueDays: 60 });
  expect(notices(onDay60)).toBe(1);
});

it('without a dispute the same days bring the notices', () => {
  expect(notices(closeDays(loan, '2026-03-11', '2026-04-05'))).toBe(2);
});

it('the end of day is not asked to look at a disputed loan for its notices', () => {
  const late = closeDays(loan, '2026-03-11', '2026-03-14');
  expect(late.life.standing.nextActionDate).toBe('2026-03-30');
  const { nextActionDate } = late.when(dispute('2026-03-14')).life.standing;
  expect(nextActionDate).toBe('2026-06-10');
  const dismissed = late.when(dispute('2026-03-14')).when(dismiss('2026-03-20'));
  expect(dismissed.life.standing.nextActionDate).toBe('2026-03-30');
});

it('an upheld dispute takes the whole debt off and ends the loan', () => {
  const late = closeDays(loan.when(dispute('2026-03-10')), '2026-03-11', '2026-03-25');
  const ended = late.when(uphold('2026-03-25')).said('DisputeUpheld', 'WrittenOff', 'LoanClosing');
  expect(ended.last('WrittenOff').reason).toBe('NOT_TAKEN');
  expect(ended.life.standing).toMatchObject({ principal: 0n, interest: 0n, penalty: 0n, nextActionDate: null });
  const closed = ended.when(on('2026-03-25', { type: 'CloseLoan' })).in('FINISHED');
  expect(closed.life.dispute).toMatchObject({ state: 'UPHELD', decidedOn: '2026-03-25' });
  expect(closed.life.books.principal ?? 0n).toBe(0n);
});

it('an upheld dispute annuls what the loan waited for', () => {
  const asked = loan.when(on('2026-03-10', { type: 'RequestProlongation', days: 10 })).in('WAITING_PROLONGATION');
  const disputed = asked.when(dispute('2026-03-10'));
  disputed.when(uphold('2026-03-10')).said('ProlongationAnnulled', 'DisputeUpheld', 'WrittenOff', 'LoanClosing');
});

it('a disputed loan can be paid, but neither sold nor disputed again', () => {
  const disputed = loan.when(dispute('2026-03-05'));
  disputed.refuses(dispute('2026-03-06'), 'LOAN_DISPUTED');
  disputed.when(pay('2026-03-06', tenge(200_000))).said('PaymentReceived', 'LoanClosing');
  const stopped = closeDays(disputed, '2026-03-06', '2026-06-12').in('CALCULATION_STOPPED');
  stopped.refuses(on('2026-06-12', { type: 'IssueCessionNotice', buyer: 'Collect KZ' }), 'LOAN_DISPUTED');
  const answered = disputed.when(dismiss('2026-03-07'));
  answered.refuses(dispute('2026-03-08'), 'DISPUTE_DECIDED');
  answered.refuses(uphold('2026-03-08'), 'NOT_ALLOWED_NOW');
});

it('a payment reported late keeps the dispute and its silence', () => {
  const late = closeDays(loan.when(dispute('2026-03-05')), '2026-03-06', '2026-03-20');
  const paid = late.when(pay('2026-03-10', tenge(10_000)));
  expect(paid.life.dispute?.state).toBe('OPEN');
  expect(notices(paid.when(closeDay('2026-04-05')))).toBe(0);
});
