/** GraphQL for the office: the queue of applications and staff decisions. Personal data are masked. */
import { ageOn, maskIin } from '../../../schema/values/iin.ts';
import { instant, type LocalDate } from '../../../schema/values/local-date.ts';
import { maskPhone } from '../../../schema/values/phone.ts';
import type { Borrower } from '../../ports/borrowers.ts';
import type { StoredProfile } from '../../ports/profiles.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import type { Office, OfficeRow, QueuePlace } from '../../use-cases/office/office.ts';
import type { OfficeApplicant, OfficeApplication, OfficeFoundLoan, Resolvers } from '../generated/resolvers.ts';
import { notACursor } from '../http/http-refusal.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { callerOf } from '../use-case-caller.ts';

type Place = Omit<QueuePlace, 'loanId'>;
export type OfficeApiDeps = ShowLoanDeps & { office: Office };

export const officeResolvers = (deps: OfficeApiDeps): Resolvers => {
  const { office } = deps;
  return {
    Query: {
      officeQueue: async (_, { statuses, first, after }, context) => {
        const today = await deps.clock.today();
        const viewer = callerOf(context).actor;
        const page = { first, ...(after ? { after: placeOf(after) } : {}) };
        const { rows, last, hasNextPage, totalCount } = await office.queue(statuses ?? [], viewer, page);
        const endCursor = last ? cursorOf(last) : null;
        return { nodes: rows.map((row) => shapeRow(row, today)), pageInfo: { hasNextPage, endCursor }, totalCount };
      },
    },
    Mutation: {
      takeApplication: async (_, { loanId }, context) =>
        loanPayload(deps, context, await office.take(callerOf(context), loanId)),
      decideApplication: async (_, { loanId, approve, note }, context) =>
        loanPayload(deps, context, await office.decide(callerOf(context), loanId, approve, note)),
      confirmApproval: async (_, { loanId, note }, context) =>
        loanPayload(deps, context, await office.confirmApproval(callerOf(context), loanId, note)),
      returnApplication: async (_, { loanId, fields, note }, context) =>
        loanPayload(deps, context, await office.sendBack(callerOf(context), loanId, fields, note)),
      rejectByFraud: async (_, { loanId, note }, context) =>
        loanPayload(deps, context, await office.rejectByFraud(callerOf(context), loanId, note)),
      recallPayout: async (_, { loanId, note }, context) =>
        loanPayload(deps, context, await office.recallPayout(callerOf(context), loanId, note)),
    },
  };
};

const cursorOf = ({ decideBy, opened }: Place): string => `${opened}_${decideBy ?? ''}`;
/** @throws BAD_USER_INPUT */
function placeOf(cursor: string): Place {
  const [, opened, decideBy] = /^(\d{1,19})_(\d{4}-[\d:.TZ-]{20})?$/.exec(cursor) ?? [];
  if (opened === undefined || (decideBy && Number.isNaN(Date.parse(decideBy)))) throw notACursor();
  return { opened: BigInt(opened), decideBy: decideBy ? instant(new Date(decideBy)) : null };
}

export const shapeRow = (
  { loan, promise, applicant, takenBy, notes }: OfficeRow,
  today: LocalDate,
): OfficeApplication => ({
  loanId: loan.loanId,
  offerNumber: loan.offerNumber,
  status: loan.status,
  amount: loan.terms.amount,
  appliedOn: loan.appliedOn,
  fastIssue: loan.terms.fastIssue,
  decidedBy: promise?.by ?? null,
  promiseMissed: promise?.missed ?? false,
  takenBy,
  notes: notes.map(({ act, by, text, at }) => ({ act, by, text, at })),
  reasons: [...loan.reviewReasons],
  applicant: applicant ? shapeApplicant(applicant, today) : null,
});

type Named = { lastName: string; firstName: string; patronymic: string | null };
export const fullNameOf = ({ lastName, firstName, patronymic }: Named): string =>
  [lastName, firstName, patronymic].filter(Boolean).join(' ');

export const shapeListed = ({ loanId, offerNumber, status, terms, appliedOn }: LoanView): OfficeFoundLoan => ({
  loanId,
  offerNumber,
  status,
  amount: terms.amount,
  appliedOn,
});

export const shapeApplicant = (person: Borrower, today: LocalDate): OfficeApplicant => ({
  fullName: fullNameOf(person),
  maskedPhone: maskPhone(person.phone),
  maskedIin: maskIin(person.iin),
  age: ageOn(person.birthDate, today),
});

export const shapePerson = ({ personal, identity, phone }: StoredProfile, today: LocalDate): OfficeApplicant | null =>
  personal &&
  identity && {
    fullName: fullNameOf(personal),
    maskedPhone: maskPhone(phone),
    maskedIin: maskIin(identity.iin),
    age: identity.birthDate ? ageOn(identity.birthDate, today) : 0,
  };
