import type { Attack } from './attack.ts';

/** What is between processes, and before them: A77 to A80. */
export const PROCESSES: readonly Attack[] = [
  {
    id: 'A77',
    tried: 'Send two Host headers, one for the proxy and one for the server.',
    held: '400, whatever they say: nobody has to know which of them the other believed.',
    provenBy: { 'api/edges.test.ts': ['a request with %j gets status %d'] },
  },
  {
    id: 'A78',
    tried: 'Confirm one ask of two persons many times at once, at several processes.',
    held: 'One act, with the command id of the ask; the others get TRY_LATER or NOT_ASKED.',
    provenBy: {
      'use-cases/office.test.ts': ['%s: one ask is one act, whoever confirms at once in any process'],
      'faults/two-apis.full.test.ts': ['what two persons may do, confirmed at both at once, is booked once'],
    },
  },
  {
    id: 'A79',
    tried: 'Have confirmed what somebody asked for who has been dismissed since.',
    held: 'NOT_ASKED: the asks of an account lapse with it, and whoever closes it learns how many.',
    provenBy: {
      'use-cases/office.test.ts': [
        'an ask lapses when its account is closed or has lost the role, and when it is told to',
      ],
      'faults/two-apis.full.test.ts': ['what two persons may do, confirmed at both at once, is booked once'],
    },
  },
  {
    id: 'A80',
    tried: 'Take over a process that meets nobody, to read persons or sign anchors with its keys.',
    held: 'The projector has no key and no provider; the worker has none that answers people.',
    provenBy: {
      'api/process-keys.test.ts': ['starts with its share, and has those keys alone'],
      'architecture/deployment.test.ts': [
        'gives each process the keys of its role, and a process that needs none no place for them',
      ],
      'people/key-check.test.ts': [
        'is opened by a process that has none of its keys, which then opens no person (R1001)',
      ],
    },
  },
];
