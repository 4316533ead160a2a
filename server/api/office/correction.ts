/** GraphQL for the office: corrections of a person, which take two members of the staff (R294). */
import { type Change, CORRECTION_FORMS } from '../../../schema/forms/correction.ts';
import { readForm } from '../../../schema/forms/read.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { type Refused, type Result, refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Caller } from '../../use-cases/kernel/event-context.ts';
import type { OfficeCorrections, OpenCorrection, Opened } from '../../use-cases/office/correction.ts';
import type { Context } from '../context.ts';
import type {
  CorrectionInput,
  CorrectionLine,
  OfficeCorrection,
  OkPayload,
  Resolvers,
} from '../generated/resolvers.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError, userErrors } from '../user-errors.ts';
import { shapePerson } from './office.ts';

export type CorrectionApiDeps = {
  officeCorrections: OfficeCorrections;
  clock: Pick<Clock, 'today'>;
};

export const correctionResolvers = (deps: CorrectionApiDeps): Resolvers => {
  const can = deps.officeCorrections;
  return {
    Query: {
      openCorrections: async (_, _args, context) => {
        const { actor } = callerOf(context);
        const today = await deps.clock.today();
        return (await can.waiting()).map((one) => shapeCorrection(one, actor, today));
      },
      pendingCorrections: (_, _args, context) => can.pendingOf(borrowerOf(context)),
    },
    Mutation: {
      askCorrection: async (_, { input }, context) => {
        const change = changeOf(input);
        if ('refused' in change) return { correction: null, errors: userErrors(change.refused, context.locale) };
        const caller = callerOf(context);
        const { borrowerId, reason, caseNumber } = input;
        const answer = await can.ask(caller, { borrowerId, change: change.value, reason, caseNumber });
        if ('refusal' in answer) return { correction: null, errors: [userError(answer, context.locale)] };
        const today = await deps.clock.today();
        return { correction: shapeCorrection(answer.open, caller.actor, today), errors: [] };
      },
      openCorrection: async (_, { id }, context) => {
        const answer = await can.open(callerOf(context), id);
        if ('refusal' in answer) return { lines: [], errors: [userError(answer, context.locale)] };
        return { lines: linesOf(answer), errors: [] };
      },
      confirmCorrection: async (_, { id }, context) => {
        const answer = await can.confirm(callerOf(context), id);
        return okOf(answer, context);
      },
      withdrawCorrection: async (_, { id }, context) => {
        const answer = await can.withdraw(callerOf(context), id);
        return okOf(answer, context);
      },
      unlockBorrower: async (_, { borrowerId, caseNumber }, context) => {
        const answer = await can.unlock(callerOf(context), borrowerId, caseNumber);
        return okOf(answer, context);
      },
    },
  };
};

const okOf = (answer: Result<object>, { locale }: Context): OkPayload =>
  'refusal' in answer ? { ok: false, errors: [userError(answer, locale)] } : { ok: true, errors: [] };

function changeOf(input: CorrectionInput): { value: Change } | { refused: Refused[] } {
  const read = readForm(CORRECTION_FORMS[input.kind], input);
  if ('value' in read) return { value: { kind: input.kind, value: read.value } as Change };
  return { refused: Object.entries(read.problems).map(([field, code]) => refuse(code, { field })) };
}

function linesOf({ correction: { change }, now, keptUntil }: Opened): CorrectionLine[] {
  const { kind, value } = change;
  if (kind === 'FORGET') return [{ field: 'keptUntil', now: null, becomes: keptUntil }];
  const kept: Readonly<Record<string, unknown>> =
    kind === 'IIN' || kind === 'BIRTH_DATE'
      ? (now.identity ?? {})
      : kind === 'PHONE' || kind === 'EMAIL'
        ? now
        : (now.personal ?? {});
  const text = (one: unknown): string | null => (one === null || one === undefined ? null : String(one));
  return Object.entries(value).map(([field, becomes]) => ({ field, now: text(kept[field]), becomes: text(becomes) }));
}

export function shapeCorrection(
  { correction, profile, askedBy }: OpenCorrection,
  viewer: Caller['actor'],
  today: LocalDate,
): OfficeCorrection {
  const { id, borrowerId, change, reason, caseNumber, askedAt } = correction;
  return {
    id,
    borrowerId,
    person: profile ? shapePerson(profile, today) : null,
    kind: change.kind,
    reason,
    caseNumber,
    askedBy,
    askedAt,
    mine: correction.askedBy === viewer.id,
    mayConfirm: viewer.role === 'verifier',
  };
}
