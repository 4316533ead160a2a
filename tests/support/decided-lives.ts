/** Lives of loans on one log, decided by the domain: late, cured, prolonged, restructured, corrected afterwards. */
import { tenge } from '../../schema/values/money.ts';
import { economical, il, spl } from './a-loan.ts';
import { TestLog } from './a-log.ts';
import { ask, sign } from './a-restructuring.ts';
import { DecidedLife } from './decided-life.ts';

export const log = new TestLog();
export const START = '2026-03-02';
export const END = '2026-07-20';
export const never = new DecidedLife(log, 'never', spl(), START).closedThrough(START, END);
export const cured = new DecidedLife(log, 'cured', spl(), START)
  .paid('2026-03-06', tenge(40_000))
  .closedThrough('2026-03-07', '2026-04-02')
  .paid('2026-04-02', tenge(80_000));
export const instalments = new DecidedLife(log, 'instalments', il(), START)
  .closedThrough(START, '2026-04-01')
  .paid('2026-04-02', tenge(53_550))
  .closedThrough('2026-04-03', '2026-06-01')
  .paid('2026-06-01', tenge(30_000), '2026-05-04')
  .closedThrough('2026-06-02', END);
export const fixed = new DecidedLife(log, 'fixed', economical(), START).closedThrough(START, END);
/** Half the debt, reported eighteen days late: the loan was late, but less than believed. */
export const partly = new DecidedLife(log, 'partly', spl(), START)
  .closedThrough(START, '2026-03-30')
  .paid('2026-03-30', tenge(52_800), '2026-03-12')
  .closedThrough('2026-03-31', END);
export const dealtOut = new DecidedLife(log, 'dealt out', spl(), START).closedThrough(START, '2026-03-25');
const tenth = dealtOut.do(ask('2026-03-25', 3)).do(sign('2026-03-25')).firstPayment;
dealtOut.paid('2026-03-25', tenth).closedThrough('2026-03-26', '2026-05-05').paid('2026-05-05', tenge(36_000));
dealtOut.closedThrough('2026-05-06', END);
export const prolonged = new DecidedLife(log, 'prolonged', spl(), START)
  .prolonging('2026-03-10', 14)
  .paid('2026-03-10', tenge(2_240))
  .closedThrough('2026-03-11', END);
/** Paid on the due date, reported after the end of day has found the loan late. */
export const revived = new DecidedLife(log, 'revived', spl(), START)
  .prolonging('2026-03-12', 10)
  .closedThrough('2026-03-12', '2026-03-13')
  .paid('2026-03-13', tenge(2_800), '2026-03-12')
  .closedThrough('2026-03-14', END);
export const lives = [never, cured, instalments, fixed, partly, prolonged, revived, dealtOut];
