import type { Attack } from './attack.ts';

/** Who may do what: A22 to A30. */
export const RIGHTS: readonly Attack[] = [
  {
    id: 'A22',
    tried: 'Name the loan, card, paper, photo, payment or session of somebody else in every call of both protocols.',
    held: 'NOT_FOUND, as for an id that never was; nothing is stored.',
    noted: true,
    provenBy: {
      'attacks/strangers.test.ts': [
        'of a person %s get the answer of ids that never were, from every field, and change nothing',
      ],
      'api/json-life.test.ts': ['a stranger gets no answer about the loan, payment, card or session of another'],
      'api/lending.test.ts': [
        "a second loan is refused with a text, another borrower's is not found, a stranger is sent to sign in",
        "other borrowers' loans and documents are not found",
      ],
      'people/registry.test.ts': ['a file is returned byte for byte, by its hash, to its owner only'],
      'use-cases/card.test.ts': ['only an own card can be deleted'],
      'api/access.test.ts': [
        'are listed with their device and ended one by one or all others; nobody ends those of somebody else',
      ],
      'api/office-desk.test.ts': [
        "a read of %s with the id of somebody else is noted, with one of one's own it is not (A22)",
      ],
      'api/correction.test.ts': [
        'support opens a paper against the number of a case, in its signed form; the access log has it',
      ],
    },
  },
  {
    id: 'A23',
    tried: 'Send fields that are not asked for: status, role, borrowerId, rate, approved amount.',
    held: 'GraphQL refuses unknown fields; /json leaves them out.',
    provenBy: {
      'attacks/wire.test.ts': ['fields that were not asked for are refused or left out'],
      'api/json-life.test.ts': ['wrong bodies and queries are refused in the form that the document describes'],
    },
  },
  {
    id: 'A24',
    tried: 'Call the fields of staff as a borrower, and those of one role as another.',
    held: '403 from every field that has no row for the role; a field without a row stops the start.',
    noted: true,
    provenBy: {
      'api/policies.test.ts': [
        'a borrower gets 403 from every field of the staff, and an analyst from those of auditors',
        'a stranger gets 401 from every field that is not for everyone, over both protocols',
        'an analyst changes nothing, an auditor confirms, an administrator touches neither money nor loans',
        'no role does both halves of what takes two',
        'a field without a policy, or without a resolver, stops the start',
      ],
      'api/lending.test.ts': ['only verifiers take and decide: borrowers, analysts and support may not'],
      'api/office-desk.test.ts': [
        'refused rights, sign-ins, failed ones and locks stand in the access log (A15, A24, A26)',
      ],
    },
    long: ['each role is refused by every field that has no row for it'],
  },
  {
    id: 'A25',
    tried: 'Read persons as an analyst: by fields, filters, order, errors or groups of one.',
    held: 'No field of an analyst has a name, number or IIN; groups under five are withheld; each query is kept. A login for SQL is a higher right than the role: its views name nobody either, but each row is a single loan.',
    provenBy: {
      'api/portfolio.test.ts': [
        'figures of fewer than five persons are withheld from analysts, and auditors see them',
        'what an analyst asks is kept without typed texts, and auditors and administrators read it',
        '%s is refused with what is wrong and what to write',
      ],
      'projections/analytics.test.ts': ['%s is not permitted'],
      'api/office-desk.test.ts': ['an analyst and a borrower may not search'],
    },
  },
  {
    id: 'A26',
    tried: 'Open or decide a case as a verifier who did not take it.',
    held: 'NOT_ALLOWED_NOW, without a name; photos are refused too.',
    noted: true,
    provenBy: {
      'api/office-desk.test.ts': [
        'a verifier finds nobody but those whose application they took (A26)',
        'support gives an application to a verifier, who alone sees all of it; each opening is logged',
        'refused rights, sign-ins, failed ones and locks stand in the access log (A15, A24, A26)',
        'a verifier who opens an application that they have not taken stands in the access log (A26)',
      ],
      'use-cases/office.test.ts': [
        'only the verifier who took an application can decide it',
        'the verifier who took it and a second person reject for fraud, and the log names both',
      ],
      'use-cases/evidence.test.ts': ['are seen only by the verifier who took the application, and each look is kept'],
    },
  },
  {
    id: 'A27',
    tried: 'Take the steps of an application out of order, or those of an ended one.',
    held: 'Each command is tried in each status: what the table of statuses does not allow is refused with a code.',
    provenBy: {
      'domain/loan/application-statuses.test.ts': [
        'in every status of an application each command does what the table allows or is refused with a code',
      ],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as it is written in that file
      'api/guards.test.ts': ["the page leads to ${leads}, the server answers ${code ?? 'whoever signs in again'}"],
      'web/guards.test.ts': ['the present step and those before it open, never one ahead'],
    },
  },
  {
    id: 'A28',
    tried: 'Open guards by a value in the address (devsay).',
    held: 'There is no such value, neither in the server nor in the web.',
    provenBy: {
      'architecture/rules.test.ts': ['of a page is not opened by a setting of the build'],
      'architecture/attacks.test.ts': ['nothing signs in by an address, and no query opens a guard'],
    },
  },
  {
    id: 'A29',
    tried: 'Reach a call by another method, spelling, slash, code or case of its address.',
    held: 'A call has one spelling; policies belong to the route that is found, not to the address.',
    provenBy: {
      'attacks/wire.test.ts': ['no other method, slash, code or case of an address reaches a call'],
      'api/policies.test.ts': ['what no row names does not exist'],
      'api/rest-requests.test.ts': ['another method gets 405 and the ones there are; OPTIONS and HEAD answer'],
      'api/edges.test.ts': ['takes no press of another site under %s'],
      'architecture/rules.test.ts': ['asks which route was found, not how its address was spelled'],
    },
  },
  {
    id: 'A30',
    tried: 'Send `__proto__` and `constructor` as keys of JSON, forms and variables.',
    held: '400, or no field; no object gets a new property.',
    provenBy: {
      'api/answers.test.ts': ['keys of prototypes, broken JSON and huge bodies are refused'],
      'api/rest-requests.test.ts': ['fields too many or too deep are refused, and names of prototypes are no fields'],
      'api/landing-cookies.test.ts': ['%j is not'],
    },
  },
];
