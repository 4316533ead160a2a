import type { Attack } from './attack.ts';

/** Whoever writes to the database by SQL and has no key: A73 to A76. */
export const DATABASE: readonly Attack[] = [
  {
    id: 'A73',
    tried: 'Put a loan that nobody applied for into the tables of the log, with a right chain.',
    held: 'Each event carries a keyed code, and a verification names the first event of a stream without a true one.',
    provenBy: {
      'cli/audit-codes.test.ts': [
        'a loan that was put into the tables with a right chain is named, and the honest one is not',
        'a code of another event and one of a key that nobody has are named',
        'codes of a changed key hold while it is kept; once it is retired, the anchor that took over speaks for them',
      ],
      'cli/audit-orders.test.ts': [
        'a payout without its order, and one of another sum, are named; one with its order is not',
      ],
    },
  },
  {
    id: 'A74',
    tried: 'Take away a stream, or its end, before the next anchor.',
    held: 'The read models know how far each stream went, and a verification names what they have read and the log lacks.',
    provenBy: {
      'cli/audit-codes.test.ts': [
        'a stream that was removed after the last anchor is named, and so is one that lost its end',
      ],
    },
  },
  {
    id: 'A75',
    tried: 'Exchange two persons, keys included, so that one gets the debts and the cabinet of the other.',
    held: 'A key opens at its own account alone: neither is served, and a verification names both.',
    provenBy: {
      'cli/audit-people.test.ts': [
        'two persons exchanged with their keys open nowhere, and both are named',
        'a look-up that leads to another person is named',
      ],
    },
  },
  {
    id: 'A76',
    tried: 'Change, remove or replace a kept contract.',
    held: 'A verification opens each file that an event names and compares it with the hash.',
    provenBy: {
      'cli/audit-people.test.ts': [
        'a kept contract with one other byte, one that is gone and one put in the place of another are named',
      ],
    },
  },
];
