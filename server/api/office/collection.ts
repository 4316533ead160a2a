/** GraphQL for the office: late loans, calls and promises to pay. Personal data are masked. */

import { LoanId } from '../../../schema/events/codecs.ts';
import { documentTitle } from '../../../schema/reference/document-titles.ts';
import { LetterQuery } from '../../../schema/rest/letter.ts';
import { type LocalDate, localDate, parseLocalDate } from '../../../schema/values/local-date.ts';
import { ZERO } from '../../../schema/values/money.ts';
import { printPaperNumber } from '../../../schema/values/paper-number.ts';
import { printPhone } from '../../../schema/values/phone.ts';
import type { Borrower, Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CollectionCase as Case, Collections, LatePlace, Said } from '../../use-cases/office/collection.ts';
import type { CollectionCalls } from '../../use-cases/office/collection-call.ts';
import type { CollectionLetterDesk } from '../../use-cases/office/collection-letter.ts';
import type { CollectionRow, PromiseSeen } from '../../use-cases/office/collection-row.ts';
import type { CollectionCase, Contact, LateLoan, PromiseToPay, Resolvers } from '../generated/resolvers.ts';
import { notACursor } from '../http/http-refusal.ts';
import { COLLECTION } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { callerOf } from '../use-case-caller.ts';
import { userErrors } from '../user-errors.ts';
import { shapeApplicant } from './office.ts';

export type CollectionApiDeps = {
  collections: Collections;
  collectionCalls: CollectionCalls;
  collectionLetters: CollectionLetterDesk;
  clock: Pick<Clock, 'today'>;
};

export const collectionResolvers = (deps: CollectionApiDeps): Resolvers => ({
  Query: {
    lateLoans: async (_, { bucket, which, first, after }) => {
      const today = await deps.clock.today();
      const wish = { bucket: bucket ?? null, which, first, after: after ? placeOf(after) : undefined };
      const { rows, last, hasNextPage, totalCount, totals } = await deps.collections.list(wish);
      return {
        nodes: rows.map((row) => shapeLate(row, today)),
        pageInfo: { hasNextPage, endCursor: last ? `${last.since}_${last.loanId}` : null },
        totalCount,
        totals: [...totals],
      };
    },
    collectionCase: async (_, { loanId }, context) => {
      const found = await deps.collections.one(callerOf(context), loanId);
      return found ? shapeCase(found, await deps.clock.today(), context.locale) : null;
    },
  },
  Mutation: {
    callBorrower: async (_, { loanId }, context) => {
      const answer = await deps.collectionCalls.call(callerOf(context), loanId);
      if ('refusal' in answer) return { callId: null, phone: null, errors: userErrors([answer], context.locale) };
      return { callId: answer.callId, phone: printPhone(answer.phone), errors: [] };
    },
    printLetter: async (_, { loanId, locale }, context) => {
      const answer = await deps.collectionLetters.print(callerOf(context), loanId, locale);
      return 'refusal' in answer
        ? { hash: null, errors: userErrors([answer], context.locale) }
        : { hash: answer.hash, errors: [] };
    },
    noteCall: async (_, { callId, promise, callBackOn, ...said }, context) => {
      const wish = { ...said, callId: callId ?? null, promise: promise ?? null, callBackOn: callBackOn ?? null };
      const answer = await deps.collectionCalls.note(callerOf(context), wish);
      if ('refusal' in answer) return { case: null, errors: userErrors([answer], context.locale) };
      const found = await deps.collections.one(callerOf(context), said.loanId);
      return { case: found ? shapeCase(found, await deps.clock.today(), context.locale) : null, errors: [] };
    },
  },
});

export const collectionRoutes = ({ collectionLetters }: CollectionApiDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/office/letter',
    summary: 'Returns a letter about a late loan',
    policy: COLLECTION,
    answer: 'application/pdf',
    query: LetterQuery,
    handle: async ({ query: { creditId, hash }, context }) => {
      const letter = await collectionLetters.read(callerOf(context), creditId, hash);
      if ('refusal' in letter) return refusal(letter);
      return { file: { content: letter.content, mime: letter.mime, name: `letter-${hash.slice(0, 8)}.pdf` } };
    },
  }),
];

/** @throws BAD_USER_INPUT */
function placeOf(cursor: string): LatePlace {
  const [since = '', id = ''] = cursor.split('_');
  const loanId = LoanId.safeParse(id);
  if (!parseLocalDate(since) || !loanId.success) throw notACursor();
  return { since: localDate(since), loanId: loanId.data };
}

function shapeLate({ loan, debt, last, borrower, step, stepOn }: Shown, today: LocalDate): LateLoan {
  const { loanId, offerNumber, status } = loan;
  return {
    loanId,
    offerNumber,
    status,
    borrower: borrower ? shapeApplicant(borrower, today) : null,
    ...(debt
      ? { overdueDays: debt.overdueDays, overdueAmount: debt.overdue, debt: debt.full }
      : { overdueDays: 0, overdueAmount: ZERO, debt: ZERO }),
    lastAt: last?.at ?? null,
    lastResult: last?.outcome?.result ?? null,
    promise: shapePromise(last?.outcome?.promise),
    step,
    stepOn,
  };
}
type Shown = CollectionRow & { readonly borrower: Borrower | undefined };

const shapePromise = (promise: PromiseSeen | null | undefined): PromiseToPay | null =>
  promise ? { amount: promise.amount, by: promise.by, paid: promise.paid, state: promise.state } : null;

const shapeCase = (found: Case, today: LocalDate, locale: Locale): CollectionCase => ({
  loan: shapeLate(found, today),
  borrowerId: found.loan.borrowerId,
  contacts: found.said.map(shapeContact),
  callFrom: found.callFrom,
  callsLeft: found.callsLeft,
  promiseUntil: found.promiseUntil,
  plannedLetters: found.letters.planned.map((one) => ({ ...one, title: documentTitle(one.type, locale) })),
  letters: found.letters.made.map(({ hash, title, number, shownAt }) => ({
    hash,
    title,
    number: number && printPaperNumber(number),
    shownAt,
  })),
});

export const shapeContact = ({ id, offerNumber, incoming, by, at, text, outcome }: Said): Contact => ({
  id,
  offerNumber,
  incoming,
  by,
  at,
  text,
  result: outcome?.result ?? null,
  promise: shapePromise(outcome?.promise),
  callBackOn: outcome?.callBackOn ?? null,
});
