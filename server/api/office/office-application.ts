/** GraphQL for the office: the card of one application. */
import { EvidenceQuery } from '../../../schema/rest/evidence.ts';
import type { StoredProfile } from '../../ports/profiles.ts';
import { personFor } from '../../use-cases/office/applicant-seen.ts';
import type { ApplicationCard, OfficeApplications, ScoringSheet } from '../../use-cases/office/office-application.ts';
import type {
  OfficeApplicationCard,
  Profile,
  RegistryPerson,
  Resolvers,
  ScoringSheet as Sheet,
} from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { callerOf } from '../use-case-caller.ts';
import { fullNameOf, shapeListed, shapeRow } from './office.ts';

export type OfficeApplicationApiDeps = ShowLoanDeps & {
  officeApplications: OfficeApplications;
  /** Of the room of people. */
  shapeProfile: (profile: StoredProfile) => Profile;
};

export const officeApplicationResolvers = (deps: OfficeApplicationApiDeps): Resolvers => ({
  Query: {
    officeApplication: async (_, { loanId }, context) => {
      const caller = callerOf(context);
      const card = await deps.officeApplications.of(caller, loanId);
      if (!card) return null;
      const application = shapeRow(card.row, await deps.clock.today());
      const mine = card.row.loan.verifierId === caller.actor.id;
      const borrowerId = personFor(caller.actor, card.row.loan);
      return { application, mine, borrowerId, asks: [...card.asks], ...shapeCard(card, deps.shapeProfile) };
    },
  },
  Mutation: {
    assignApplication: async (_, { loanId, email, reason }, context) =>
      loanPayload(deps, context, await deps.officeApplications.assign(callerOf(context), loanId, email, reason ?? '')),
  },
});

export const officeFaceRoutes = ({ officeApplications }: OfficeApplicationApiDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/office/face',
    summary: 'Returns the frame of the face check to the verifier who took the application',
    policy: ['verifier'],
    answer: 'application/octet-stream',
    query: EvidenceQuery,
    handle: async ({ query: { creditId }, context }) => {
      const file = await officeApplications.face(callerOf(context), creditId);
      return 'refusal' in file ? refusal(file) : { file: { ...file, name: 'face.jpeg', inline: true } };
    },
  }),
];

const shapeCard = (
  card: ApplicationCard,
  shapeProfile: OfficeApplicationApiDeps['shapeProfile'],
): Omit<OfficeApplicationCard, 'application' | 'mine' | 'asks' | 'borrowerId'> => {
  const { profile, sheet, others, assignees } = card;
  const { statement, terms } = card.row.loan;
  return {
    productType: terms.productType,
    pricing: terms.pricing,
    term: terms.term,
    purpose: Number(terms.purpose),
    profile: profile && shapeProfile(profile),
    iin: profile?.identity?.iin ?? null,
    faceVerifiedAt: profile?.faceVerifiedAt ?? null,
    registry: profile && registryOf(profile),
    statement: profile && statement,
    sheet: sheet && shapeSheet(sheet),
    others: others?.map(shapeListed) ?? null,
    assignees: [...assignees],
    statementMonths: card.statementMonths && [...card.statementMonths],
    faceKept: card.faceKept,
    faceMissing: card.faceMissing,
    accountUnchecked: card.accountUnchecked,
  };
};

const registryOf = ({ registry }: NonNullable<ApplicationCard['profile']>): RegistryPerson | null =>
  registry && {
    fullName: fullNameOf(registry.person),
    documentType: registry.person.documentType,
    documentNumber: registry.person.documentNumber,
    documentValidTo: registry.person.documentValidTo,
    address: registry.address,
  };

const shapeSheet = ({ facts, verdict, payment, limitPpm }: ScoringSheet): Sheet => ({
  income: facts.income,
  incomeSource: facts.incomeSource,
  bureauInstalments: facts.bureauInstalments,
  declaredInstalments: facts.declaredInstalments,
  payment,
  debtLoad: verdict.kdnPpm,
  debtLoadLimit: limitPpm,
  score: facts.score,
  worstOverdueDays: facts.worstOverdueDays,
  worstOverdueAmount: facts.worstOverdueAmount,
  registryFound: facts.registryFound,
  blacklisted: facts.blacklisted,
  stopCredit: facts.stopCredit,
  fraudSuspected: facts.fraudSuspected,
  finishedLoans: facts.finishedLoans,
  outcome: verdict.outcome,
  reasons: verdict.reasons,
});
