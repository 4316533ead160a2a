/** What the lender's bank would have sent: each working day it settles what the days before put on its way (R854). */
import { createHash } from 'node:crypto';
import { bankStream, streamNamed } from '../../schema/events/streams.ts';
import { isDayOff } from '../../schema/reference/calendar.ts';
import { inventedHash } from '../../schema/reference/invented-hash.ts';
import { parseIban } from '../../schema/values/iban.ts';
import { addDays, type LocalDate } from '../../schema/values/local-date.ts';
import { add, negate, subtract, type Tiyn, tiyn, ZERO } from '../../schema/values/money.ts';
import { bankDecider } from '../domain/bank/decider.ts';
import { OWN_ACCOUNT } from './capital.ts';
import type { ComposedBorrower } from './compose.ts';
import { type Calendar, Moments } from './moments.ts';
import { ComposedStream } from './stream.ts';

/** What a day put on its way to the bank, and what it took from it. */
export type OnItsWay = { readonly day: LocalDate; readonly debit: Tiyn; readonly credit: Tiyn };

/** The fee of the bank on what leaves. */
const feeOf = (debits: Tiyn): Tiyn => tiyn(debits / 500n);

/** Up to yesterday, a statement for each working day on which something moved. */
export function composeStatements(
  seed: number,
  root: string,
  turnovers: readonly OnItsWay[],
  calendar: Calendar,
): ComposedBorrower['streams'][number] | undefined {
  const account = parseIban(OWN_ACCOUNT);
  const [first] = turnovers;
  if (!account || !first) return undefined;
  const stream = new ComposedStream(bankStream(account), root, bankDecider, new Moments(calendar));
  let opening = ZERO;
  let from = first.day;
  let at = 0;
  for (let to = from; to < calendar.today; to = addDays(to, 1)) {
    if (isDayOff(to)) continue;
    const settled = turnovers.slice(at).filter(({ day }) => day < to);
    if (settled.length === 0) continue;
    at += settled.length;
    const credits = add(ZERO, ...settled.map(({ debit }) => debit));
    const paid = add(ZERO, ...settled.map(({ credit }) => credit));
    const fee = feeOf(paid);
    const closing = add(opening, credits, negate(paid), negate(fee));
    const documentHash = inventedHash(createHash('sha256').update(`statement ${seed} ${to}`).digest('hex'));
    const bank = { account, documentHash, from, to, opening, closing, credits, debits: add(paid, fee) };
    const sides = { lines: settled.length * 2 + 1, clearing: subtract(credits, paid), other: negate(fee) };
    stream.do(addDays(to, 1), { type: 'ReadStatement', ...bank, ...sides }, { effectiveDate: to });
    [opening, from] = [closing, addDays(to, 1)];
  }
  return { name: streamNamed(stream.name), parts: stream.parts };
}
