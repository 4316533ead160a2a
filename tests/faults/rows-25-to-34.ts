/** Contention, memory, restores, audits, and properties of money. */
import type { FaultRow } from './fault-row.ts';

export const ROWS_25_TO_34: readonly FaultRow[] = [
  {
    id: 'F25',
    fault: 'a hundred writers on one loan',
    tests: {
      'tests/faults/at-once.test.ts': [
        'many writers on one loan: each is stored once or told to try again, and other loans go on',
      ],
      'tests/use-cases/turns.test.ts': [
        'on one stream one at a time and in order, also after one that failed; other streams do not wait',
        'a crowded stream rests between turns, the longer the more wait, and two commands do not',
      ],
    },
    long: { 'tests/measured/many-writers.full.test.ts': ['leave other loans their throughput'] },
  },
  {
    id: 'F26',
    fault: 'a deadline that passes although the event server has appended',
    tests: {
      'tests/adapters/ledger-adapter.test.ts': [
        'the same bytes are sent again when the answer is lost, and the event is stored once',
        'silence ends with UnknownOutcome',
      ],
      'tests/faults/next-press.full.test.ts': [
        'is reported within the time of a call, and the repeated request succeeds',
      ],
      'tests/adapters/refusals.test.ts': ['%s: an append is %s, a read may be tried again: %s'],
    },
    strikes: ['freeze-events'],
  },
  {
    id: 'F27',
    fault: 'little memory, long logs, large bodies',
    tests: {
      'tests/api/file-bodies.test.ts': [
        'a file above the cap of its call is refused: by its declared length, and by what arrives',
        'files on their way share what the server holds; one that ends or breaks off gives its part back',
      ],
      'tests/api/attacks.full.test.ts': [
        'an upload without an end stops at the cap, and that of a stranger before it is read',
      ],
      'tests/cli/audit-file.test.ts': [
        'a log of any length is anchored in bounded memory: what one anchor cannot hold goes on in the next',
      ],
      'tests/adapters/inbox.test.ts': ['no more than the limit is held, and more arrives as the reader takes events'],
    },
    long: {
      'tests/faults/million-events.full.test.ts': [
        'the projector brings all of them into the read models',
        'a rebuild gives the same bytes',
        'the verification holds the log and the read models against each other',
        'an export is written and verified',
      ],
    },
  },
  {
    id: 'F28',
    fault: 'no free connection to Postgres, deadlock, serialization failure',
    tests: {
      'tests/faults/silent-postgres.test.ts': [
        'who finds no free connection is told in time, and every connection comes back',
      ],
      'tests/api/outages.test.ts': ['a write says what happened to it, and the next press runs at once'],
    },
  },
  {
    id: 'F29',
    fault: 'SIGTERM under load',
    tests: {
      'tests/faults/next-press.full.test.ts': [
        'SIGTERM of the application: calls are finished, it ends with 0, and nothing acknowledged is lost',
      ],
      'tests/faults/event-server-kill.full.test.ts': ['SIGTERM drains and ends with 0'],
    },
    strikes: ['stop-api'],
  },
  {
    id: 'F30',
    fault: 'a restored backup that is older than the log, or older than a forgotten person',
    tests: {
      'tests/cli/backup.test.ts': [
        'gives the same log and the same persons, and the read models follow',
        'of before somebody was forgotten does not bring him back',
      ],
      'tests/people/kept-forgotten.test.ts': [
        'by the file alone, by the stream alone, and each list is filled from the other',
      ],
      'tests/workflows/runner.test.ts': ['no step runs on a log that ends before the event that caused it'],
      'tests/adapters/offer-numbers.test.ts': [
        'a process asks the log before its first number of a year, and never goes back',
      ],
    },
    long: {
      'tests/faults/people-behind-log.full.test.ts': ['goes on with the log, and says whom it does not know'],
    },
  },
  {
    id: 'F31',
    fault: 'a long audit beside the closing of the day',
    tests: {
      'tests/projections/audit.test.ts': ['verify --all agrees with an honest log and honest tables'],
      'tests/api/lending.test.ts': ['a long stream comes in parts, and balances count what lies before a part'],
    },
    long: {
      'tests/measured/long-stream.full.test.ts': [
        'is replayed beside the end of day with the same hash, and others hardly wait',
      ],
    },
    strikes: ['audit', 'next-day'],
  },
  {
    id: 'F32',
    fault: 'a person forgotten while events are projected',
    tests: {
      'tests/api/forgetting.test.ts': [
        'forgetting changes neither the log nor a figure: the audit and the rebuilt models are as before',
      ],
      'tests/people/registry.test.ts': ['nothing is readable once the key of the person is gone'],
      'tests/cli/keys.test.ts': ['who is forgotten while keys are wrapped anew stays forgotten'],
    },
  },
  {
    id: 'F33',
    fault: 'random histories against a naive model',
    tests: {
      'tests/domain/loan/naive-loan.test.ts': ['agrees with the naive model for … random histories'],
      'tests/simulation/simulator.test.ts': ['no tiyn is lost, doubled or invented'],
      'tests/golden/folds-agree.test.ts': ['the folds of any random history agree'],
    },
    long: {
      'tests/domain/loan/naive-loan.test.ts': ['agrees with the naive model for … random histories'],
      'tests/simulation/simulator.test.ts': ['no tiyn is lost, doubled or invented'],
    },
  },
  {
    id: 'F34',
    fault: 'properties of interest, penalty, repayment and allocation',
    tests: {
      'tests/domain/loan/properties.test.ts': [
        'the books agree with the figures and sum to zero',
        'the quote of a day closes to exactly zero on that day',
        'payments reported in another order give the same loan: only their days matter',
        'the lines of an allocation add up to the money received',
        'a repeated payment changes nothing',
      ],
      'tests/domain/loan/life-properties.test.ts': [
        'payments of one day, each reported twice, have the same result in any order',
        'a prolongation paid at its end costs what its agreement says',
      ],
      'tests/domain/money/accrual.test.ts': [
        'accrual never falls as days pass, and stops',
        'accruing through a fixing day is the same in one stretch or in two',
      ],
    },
  },
];
