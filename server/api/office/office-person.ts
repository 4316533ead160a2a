/** GraphQL for the office: one person, masked, and the whole values against the number of a case (R295). */

import { codePurpose } from '../../../schema/reference/code-texts.ts';
import { IDENTITY_DOCUMENTS, REGIONS } from '../../../schema/reference/dictionaries.ts';
import { documentTitle } from '../../../schema/reference/document-titles.ts';
import { noticeText } from '../../../schema/reference/notice-texts.ts';
import { placeIn } from '../../../schema/reference/places.ts';
import { OfficePaperQuery } from '../../../schema/rest/office-paper.ts';
import { maskEmail } from '../../../schema/values/email.ts';
import { printPaperNumber } from '../../../schema/values/paper-number.ts';
import { printPhone } from '../../../schema/values/phone.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { StoredProfile } from '../../ports/profiles.ts';
import type { Collections } from '../../use-cases/office/collection.ts';
import type { OfficePersons, OfficePersonView } from '../../use-cases/office/office-person.ts';
import type { PersonNotes } from '../../use-cases/office/person-notes.ts';
import type { PersonPapers } from '../../use-cases/office/person-papers.ts';
import type {
  OfficeMessage,
  OfficePaper,
  OfficePersonPayment,
  OfficeUnmasked,
  Resolvers,
} from '../generated/resolvers.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { callerOf } from '../use-case-caller.ts';
import { userError, userErrors } from '../user-errors.ts';
import { shapeContact } from './collection.ts';
import { shapeCorrection } from './correction.ts';
import { fullNameOf, shapeListed, shapePerson } from './office.ts';

export type OfficePersonApiDeps = {
  officePersons: OfficePersons;
  personNotes: PersonNotes;
  personPapers: PersonPapers;
  collections: Pick<Collections, 'saidTo'>;
  clock: Pick<Clock, 'today'>;
};

export const officePersonResolvers = (deps: OfficePersonApiDeps): Resolvers => ({
  Query: {
    officePerson: async (_, { borrowerId }, context) => {
      const caller = callerOf(context);
      const view = await deps.officePersons.of(caller, borrowerId);
      if (!view) return null;
      const today = await deps.clock.today();
      const { profile, erasedAt, loans, corrections, waiting } = view;
      return {
        borrowerId,
        person: profile && shapePerson(profile, today),
        erasedAt,
        maskedEmail: profile?.email ? maskEmail(profile.email) : null,
        emailConfirmed: profile?.emailConfirmed ?? false,
        documentEnds: profile?.personal?.documentNumber.slice(-4) ?? null,
        faceVerifiedAt: profile?.faceVerifiedAt ?? null,
        waiting,
        loans: loans.map(shapeListed),
        payments: paymentsOf(loans),
        messages: view.messages.map((one) => shapeMessage(one, profile?.locale ?? context.locale)),
        codes: view.codes.map(({ purpose, ...one }) => ({ ...one, title: codePurpose(purpose, context.locale) })),
        papers: view.papers.flatMap((file) => shapePaper(file, context.locale)),
        notes: view.notes.map(({ offerNumber, act, by, text, at }) => ({ offerNumber, act, by, text, at })),
        contacts: (await deps.collections.saidTo(borrowerId)).map(shapeContact),
        corrections: corrections.map((one) => shapeCorrection(one, caller.actor, today)),
      };
    },
  },
  Mutation: {
    unmaskPerson: async (_, { borrowerId, caseNumber, reason }, context) => {
      const answer = await deps.officePersons.unmask(callerOf(context), borrowerId, caseNumber, reason ?? undefined);
      if ('refusal' in answer) return { unmasked: null, errors: [userError(answer, context.locale)] };
      return { unmasked: wholeOf(answer.profile, context.locale === 'KK' ? 'kk' : 'ru'), errors: [] };
    },
    notePerson: async (_, { borrowerId, text }, context) => {
      const answer = await deps.personNotes.add(callerOf(context), borrowerId, text);
      return 'refusal' in answer
        ? { ok: false, errors: userErrors([answer], context.locale) }
        : { ok: true, errors: [] };
    },
  },
});

export const officePaperRoutes = ({ personPapers }: Pick<OfficePersonApiDeps, 'personPapers'>): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/office/paper',
    summary: 'Returns a paper of a person to support, against the number of a case',
    policy: ['support'],
    answer: 'application/pdf',
    query: OfficePaperQuery,
    handle: async ({ query, context }) => {
      const opened = await personPapers.open(callerOf(context), query);
      if ('refusal' in opened) return refusal(opened);
      const { file, content } = opened;
      return { file: { content, mime: file.mime, name: `${file.kind.toLowerCase()}.pdf`, inline: true } };
    },
  }),
];

const paymentsOf = (loans: OfficePersonView['loans']): OfficePersonPayment[] =>
  loans
    .flatMap(({ offerNumber, payments }) =>
      payments.map(({ data: { paymentId: id, paidOn, provider, amount }, reversedOn }) => ({
        id,
        offerNumber,
        paidOn,
        provider,
        amount,
        reversedOn,
      })),
    )
    .toSorted((a, b) => b.paidOn.localeCompare(a.paidOn));

/** A link may open something that belongs to the person. */
function shapeMessage(
  { key: id, kind, facts: { link: _, ...facts }, sentAt, read, deliveries }: OfficePersonView['messages'][number],
  locale: Locale,
): OfficeMessage {
  const { subject, text } = noticeText(kind, locale, { offer: '', ...facts });
  return { id, title: subject, text, sentAt, read, deliveries: [...deliveries] };
}

function shapePaper(
  { kind, hash, offerNumber, number, shownAt, signedAt }: OfficePersonView['papers'][number],
  locale: Locale,
): OfficePaper[] {
  if (kind === 'STATEMENT' || kind === 'FACE' || kind === 'CONSENT') return [];
  const title = documentTitle(kind, locale);
  return [{ hash, title, offerNumber, number: number && printPaperNumber(number), shownAt, signedAt }];
}

function wholeOf({ personal, identity, phone, email, address }: StoredProfile, lang: 'ru' | 'kk'): OfficeUnmasked {
  const kind = IDENTITY_DOCUMENTS.find(({ key }) => key === personal?.documentType)?.[lang];
  const { region, district, city, street, house, flat } = address?.registration ?? {};
  const inLanguage = (text: string | null | undefined) => text && region && placeIn(lang, region, text);
  const places = [inLanguage(district), inLanguage(city)];
  const place = [REGIONS.find(({ key }) => key === region)?.[lang], ...places, street, house, flat];
  return {
    fullName: personal ? fullNameOf(personal) : '',
    iin: identity?.iin ?? null,
    phone: printPhone(phone),
    email,
    document: personal
      ? `${kind}, ${personal.documentNumber}, ${personal.documentValidTo.split('-').reverse().join('.')}`
      : null,
    address: address ? place.filter(Boolean).join(', ') : null,
  };
}
