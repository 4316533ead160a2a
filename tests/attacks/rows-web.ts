import type { Attack } from './attack.ts';

/** GraphQL and the web: A55 to A72. */
export const WEB: readonly Attack[] = [
  {
    id: 'A55',
    tried: 'Nest a query fifty levels.',
    held: '400, measured before anything runs.',
    provenBy: { 'api/operation-limits.test.ts': ['%s is refused', 'the schema is shown to staff only'] },
  },
  {
    id: 'A56',
    tried: 'Ask one field under a thousand aliases.',
    held: '400: twenty aliases.',
    provenBy: {
      'api/operation-limits.test.ts': [
        '%s is refused',
        'aliases, directives and cost count as often as a fragment is spread',
      ],
    },
  },
  {
    id: 'A57',
    tried: 'Spread fragments in a circle, or each twice in the next.',
    held: '400 in milliseconds: the measure grows with the text, not with what it expands to.',
    provenBy: {
      'api/operation-limits.test.ts': [
        '%s is refused',
        'measuring %s is as much work as the text is long',
        'doubled fragments and deep variables delay no other caller',
      ],
    },
  },
  {
    id: 'A58',
    tried: 'Ask for the first 99,999,999 rows, also by the default of a variable beside another operation.',
    held: '400 with the limit.',
    provenBy: {
      'api/operation-limits.test.ts': [
        '%s is refused',
        'a refusal names the value, the limit and what to do',
        '%s is measured by its own defaults, whatever stands beside it',
      ],
    },
  },
  {
    id: 'A59',
    tried: 'Send arrays, GET, text/plain, forms or multipart to /graphql.',
    held: '400, 405 or 415.',
    provenBy: { 'api/operation-limits.test.ts': ['batches, GET, text/plain and multipart are refused'] },
  },
  {
    id: 'A60',
    tried: 'Read the schema as a borrower, or from the suggestions of errors.',
    held: '401 and 403; no suggestions; staff see the part of their role.',
    provenBy: {
      'api/operation-limits.test.ts': [
        'the schema is shown to staff only',
        'in production browsers send hashes, and staff may write queries',
      ],
      'api/policies.test.ts': [
        'the schema is shown to staff alone, in a request of its own',
        'the schema shows $role the fields of that role',
      ],
    },
  },
  {
    id: 'A61',
    tried: 'Send lists of directives or variables without end.',
    held: '400: twenty directives, thirty-two levels, 1,000 words.',
    provenBy: {
      'api/operation-limits.test.ts': ['%s is refused', 'doubled fragments and deep variables delay no other caller'],
    },
  },
  {
    id: 'A62',
    tried: 'Provoke faults to read stacks, SQL or secrets.',
    held: '“internal error” and the number of the request; the log has the reason without persons.',
    provenBy: {
      'api/answers.test.ts': [
        'a fault says nothing about itself, but the log does, without persons',
        'a fault of a mutation is logged with its request and its person’s id, and has the status of a fault',
      ],
      'api/provider-settings.test.ts': ['no sentence shows a key'],
      'adapters/ledger-trouble.test.ts': ['it names the address and never the password'],
    },
  },
  {
    id: 'A63',
    tried: 'Post each form from a page of another site, sign-in and sign-out included.',
    held: '403 OTHER_SITE by Sec-Fetch-Site, else by Origin.',
    provenBy: {
      'api/json-life.test.ts': ['no call is carried out for a page of another site, and each path says its methods'],
      'api/forged-writes.test.ts': ['%s', 'a write with the token in the header needs no page'],
      'api/edges.test.ts': ['takes no press of another site under %s'],
    },
  },
  {
    id: 'A64',
    tried: 'Ask from the origin null or one that looks alike.',
    held: 'No answer allows another origin; writes are refused.',
    provenBy: {
      'attacks/wire.test.ts': ['no answer allows another origin, and a look-alike may not write'],
      'api/forged-writes.test.ts': ['%s'],
    },
  },
  {
    id: 'A65',
    tried: 'Have a link of ours lead to another site: after sign-in, after a payment, by a doubled slash.',
    held: 'Only paths of this site are kept.',
    provenBy: {
      'attacks/wire.test.ts': ['nothing leads to another site, and no header is added by an address'],
      'web/guards.test.ts': [
        'sign-in leads back to a page of this site, in the language of the visit, and nowhere else',
      ],
      'use-cases/card.test.ts': ['the hosted page returns to our own pages only'],
      'adapters/epay.contract.test.ts': [
        'our page hands the browser over with a token of this invoice, and with the hosts of the bank only',
      ],
    },
  },
  {
    id: 'A66',
    tried: 'Put a page of ours into a frame.',
    held: 'frame-ancestors none and X-Frame-Options on every answer.',
    provenBy: {
      'attacks/wire.test.ts': ['every answer keeps itself out of frames and caches'],
      'api/answers.test.ts': ['answers carry the headers that keep pages apart'],
    },
  },
  {
    id: 'A67',
    tried: 'Read cookies by script, or an answer of somebody from a cache.',
    held: 'HttpOnly, SameSite and the prefix __Host-; every answer is no-store but hashed files.',
    provenBy: {
      'attacks/wire.test.ts': ['every answer keeps itself out of frames and caches'],
      'api/forged-writes.test.ts': ['scripts read no cookie, and over https each has the __Host- prefix'],
      'api/pages.test.ts': [
        'draws an open page once for all visitors, without their cookies',
        'draws an open page for all visitors, whoever asked first and however the address was spelled',
        'draws the page of a borrower with his own answers, which nobody keeps',
      ],
      'api/landing-cookies.test.ts': ['%j is kept'],
    },
  },
  {
    id: 'A68',
    tried: 'Have the server call an address of the attacker’s choice.',
    held: 'Callers give one address, that of their browser’s push service, and only known services are called.',
    provenBy: {
      'adapters/web-push.test.ts': ['no other address is written to, also when a service leads there', '%s: %s'],
      'api/provider-settings.test.ts': ['production refuses %o'],
      'adapters/afm.contract.test.ts': ['%s: the last good copy serves three days, then nobody is checked'],
    },
  },
  {
    id: 'A69',
    tried: 'Subscribe a browser to the messages of somebody else.',
    held: 'A browser belongs to who subscribed it last, and ends with the session.',
    provenBy: {
      'use-cases/notice.test.ts': [
        'a browser belongs to who subscribed it last, and is subscribed and ended by /json as well',
        'a subscribed browser gets the reminders that its owner chose for it, until its session ends; then they are SMS',
      ],
      'adapters/web-push.test.ts': [
        'the browser alone can read the message; a retry carries the topic that replaces it',
      ],
    },
  },
  {
    id: 'A70',
    tried: 'Put passwords, IINs and cards into the log of behaviour.',
    held: 'Values are not kept at all, and ids in addresses are replaced.',
    provenBy: { 'api/feedback.test.ts': ['what a visitor does is counted once, without values and ids'] },
  },
  {
    id: 'A71',
    tried: 'Look for secrets and persons in bundle, maps, logs, events and tables.',
    held: 'None is there.',
    provenBy: {
      'api/pages.test.ts': ['answers %s to %s that accepts %s with %d'],
      'attacks/artefacts.test.ts': [
        'no map of sources, secret, demo account, person or path of a machine is in what is served',
      ],
      'api/answers.test.ts': ['no log line knows a person'],
      'use-cases/decision.test.ts': [
        'no event of whole journeys holds a name, an IIN, a phone, a document number or an address',
      ],
      'people/registry.test.ts': ['no name, number, address or password is in the clear'],
      'use-cases/card.test.ts': ['no card number is stored anywhere'],
      'api/idempotency.test.ts': ['the stored hash of a body cannot be found by trying phones or IINs'],
      'use-cases/payout.test.ts': ['once a person is forgotten, neither log nor tables lead to the account'],
    },
  },
  {
    id: 'A72',
    tried: 'Bring other code in by a package.',
    held: 'Every package has a hash in the lockfile and comes from the registry; no install script runs but the four that are named. `npm run check` stops at a high advisory.',
    provenBy: {
      'architecture/attacks.test.ts': ['every package has a hash, comes from the registry, and runs nothing unasked'],
      'attacks/advisories.full.test.ts': [
        'a high advisory about a shipped package stops the check, a low one and one of nobody do not',
        'a registry that tells no advisories is said to have told none',
      ],
      'architecture/deployment.test.ts': ['every package of the image has a licence that was looked at'],
    },
  },
];
