import type { Attack } from './attack.ts';

/** Money and contracts: A31 to A44. */
export const MONEY: readonly Attack[] = [
  {
    id: 'A31',
    tried: 'Send amounts below zero, of nothing, with exponents, fractions of a tiyn, in foreign digits or as lists.',
    held: 'An amount is text of digits with at most two decimals: everything else is refused at the edge.',
    provenBy: {
      'api/scalars.test.ts': ['text that is no amount is refused from a client, and never printed'],
      'schema/rest-values.test.ts': ['reads an amount from text and number, and refuses anything else'],
      'use-cases/payment.test.ts': ['a payment without a valid sum or loan is not opened'],
    },
  },
  {
    id: 'A32',
    tried: 'Ask for an amount or a term that the product does not have.',
    held: 'Rounded down to 5,000 tenge; outside the bounds it is refused with them.',
    provenBy: {
      'use-cases/application.test.ts': [
        'changed terms are rounded down to 5,000, and refused outside the bounds of the product (R265)',
        'refuses %s with %s',
      ],
      'domain/loan/application.test.ts': ['terms that no product has are refused'],
    },
  },
  {
    id: 'A33',
    tried: 'Use a promo code twice, or in two tabs at once.',
    held: 'A code counts once for a borrower; two tabs cannot have two loans.',
    provenBy: {
      'attacks/strangers.test.ts': ['ten applications at once with one promo code, over both protocols, open one loan'],
      'use-cases/promo.test.ts': [
        'a code used by an issued loan is refused: in the quote, applying, changing, over /json',
        'an application that was not opened uses up no code, and a wrong code is refused',
      ],
      'domain/loan/application.test.ts': ['a promo code is accepted once per borrower'],
      'use-cases/application.test.ts': [
        'one of two tabs opens the application; the other gets LOAN_EXISTS and stores nothing',
      ],
    },
  },
  {
    id: 'A34',
    tried: 'Spend bonuses twice at the same moment, or while late.',
    held: 'Bonuses are set aside once; a late loan takes none.',
    provenBy: {
      'use-cases/balance.test.ts': ['the same request sent many times spends once'],
      'domain/loan/bonus.test.ts': [
        'an overdue loan accepts no bonuses, and the refusal says how much is overdue',
        'bonuses are set aside, then taken in full, in part or not at all',
      ],
    },
  },
  {
    id: 'A35',
    tried: 'Open two loans at once.',
    held: 'One slot for a borrower, taken at an exact revision: one wins, the other gets LOAN_EXISTS.',
    provenBy: {
      'attacks/strangers.test.ts': ['ten applications at once with one promo code, over both protocols, open one loan'],
      'use-cases/application.test.ts': [
        'one of two tabs opens the application; the other gets LOAN_EXISTS and stores nothing',
        'a repeated command gets its first answer and appends nothing',
      ],
    },
  },
  {
    id: 'A36',
    tried: 'Pay the loan of somebody else, too much, or an ended loan, to get change.',
    held: 'What is too much lies on the balance or in suspense; what goes back goes to the sender, by two persons.',
    provenBy: {
      'use-cases/payment.test.ts': [
        'money for a loan that is over goes to suspense',
        'money with an unknown reference goes to suspense',
        'an amount above the largest payment reaches no loan and no balance, and can only go back',
      ],
      'use-cases/payment-options.test.ts': ['is refused to strangers, and so is a sum of nothing'],
      'use-cases/incoming-money.test.ts': ["two persons return it to the sender, though the provider's answer is lost"],
    },
  },
  {
    id: 'A37',
    tried: 'Prolong four days before the end, repay early twice a day, ask for an eleventh certificate.',
    held: 'Each is refused with the day from which it is open.',
    provenBy: {
      'domain/loan/prolongation.test.ts': [
        'a prolongation is refused earlier than three days before the end, with the day from which it is open',
        'a fourth prolongation is refused',
      ],
      'api/prepayment.test.ts': ['a second request of the day is refused on /json, and the first one is signed'],
      'api/certificates.test.ts': [
        'a wrong e-mail is named at its field; the eleventh certificate of a day is refused',
      ],
    },
  },
  {
    id: 'A38',
    tried: 'Delete a card while a loan needs it.',
    held: 'CARD_IN_USE while an application, a loan or a charge is open.',
    provenBy: {
      'use-cases/card.test.ts': [
        'a card is not deleted while an application or a loan is open, and is before and after',
        'a card is not deleted while a charge of it has no answer, and is afterwards',
      ],
    },
  },
  {
    id: 'A39',
    tried: 'Change the account between signature and payout.',
    held: 'The payout compares with the signed hash: money goes where the paper says, or not at all.',
    provenBy: {
      'use-cases/payout.test.ts': ['a payout is refused if the stored destination is not the signed one'],
      'use-cases/balance-refund.test.ts': [
        'a refund never goes to an account that replaced the named one in the tables',
      ],
      'api/access.test.ts': ['over /json; afterwards money goes only to destinations that were used before, for a day'],
    },
  },
  {
    id: 'A40',
    tried: 'Sign a paper that has changed since it was shown.',
    held: 'DOCUMENT_CHANGED: the hash of what was shown is signed.',
    provenBy: {
      'use-cases/document.test.ts': [
        'it is not signed after the terms have changed',
        "it is not signed with another document's hash, a wrong code, or without the consents",
      ],
      'domain/loan/prolongation.test.ts': [
        'a signature is refused under another document, or after money has changed the figures',
      ],
      'use-cases/eds.test.ts': [
        'after a refusal at eGov a new request is possible, and a signature under another document does not count',
      ],
      'use-cases/eds-bridge.test.ts': [
        "another person's key signs nothing, the page says so, and the borrower may sign anew",
        'a signature of another person is found out, whomever the bridge names',
      ],
    },
  },
  {
    id: 'A41',
    tried: 'Forge, change, replay or delay a callback of a provider, tell another sum, or have our answer signed.',
    held: 'Without a true and fresh signature 401, nothing stored or signed; another sum or currency goes to suspense.',
    noted: true,
    provenBy: {
      'api/office-desk.test.ts': [
        'a callback that is forged, or sent again after five minutes, stands in the access log (A41)',
      ],
      'use-cases/payment.test.ts': [
        'a notice without a right and fresh signature is refused',
        'a notice counts once, however often it is repeated, also in parallel',
        'another currency or amount than was opened goes to suspense',
        'notices in any order have the same result, also a failure that arrives after its success',
      ],
      'adapters/freedom-pay.contract.test.ts': [
        'answers a notice in signed XML under the name that was called, and refuses a pretended payment',
      ],
      'attacks/signed-answers.test.ts': [
        'a notice without a signature gets nothing signed, so it cannot make us sign a call to the processor (A41)',
        'a signature that was made for another address is none',
      ],
      'adapters/epay.contract.test.ts': [
        'a postLink is a hint: its figures teach nothing, and without our hash it is nobody',
      ],
      'adapters/gateway.contract.test.ts': ['money that came in is believed with the key of its own way only'],
      'use-cases/card.test.ts': ['notices of strangers and of ended registrations change nothing'],
    },
  },
  {
    id: 'A42',
    tried: 'Send an Idempotency-Key of 256 characters, with line breaks, or of somebody else.',
    held:
      '400, or a key of one’s own: a key belongs to the account, its roles and the call, and is looked up once the ' +
      'caller may make the call. Reads that open a person are never kept, and what is kept dies with the person.',
    provenBy: {
      'api/idempotency.test.ts': [
        'another body is 422, a running call 409, and another person has a key of his own',
        'a refused input frees the key; a malformed key is 400; secrets are never stored',
      ],
    },
  },
  {
    id: 'A43',
    tried: 'Have a loan decided within the hour without the fee of fast issue.',
    held: 'The fee belongs to the signed terms; it is left out only where the hour was missed.',
    provenBy: {
      'use-cases/payout.test.ts': [
        'a fast issue decided after its hour is paid without its fee, and the page can say so',
      ],
      'domain/loan/premium.test.ts': [
        'the fee is owed as far as the days held may cost it: whole at the end, nothing on the day of issue',
        'the fee is not owed where the hour was missed: the loan is issued without it, at no higher rate',
      ],
    },
  },
  {
    id: 'A44',
    tried: 'Register too young or too old, or with an IIN of a wrong digit, date, century, birth date or sex.',
    held: 'Each is refused by name; the age is that of the day in Almaty.',
    provenBy: {
      'api/identity.test.ts': [
        '%s is refused',
        'an IIN without a birth date in it asks for birth date and sex, and checks the age',
        'an IIN that was only typed is not reserved, and belongs to the person who proves it',
      ],
      'use-cases/biometry.test.ts': [
        'no face check for a loan starts at an age at which we do not lend; one for a card or a number does',
      ],
    },
  },
];
