/** Crashes, repeated calls, and what many do at once. */
import type { FaultRow } from './fault-row.ts';

export const ROWS_1_TO_12: readonly FaultRow[] = [
  {
    id: 'F1',
    fault: 'SIGKILL of the api under load',
    tests: {
      'tests/faults/next-press.full.test.ts': [
        'kill -9 of the application: a repeated request finishes the write, and no code is lost',
        'the repeated request finishes a registration that a kill interrupted, with the same code',
      ],
      'tests/use-cases/application.test.ts': [
        'a slot whose application was never written is no loan, and is taken over after a minute',
      ],
      'tests/cli/keep-running.test.ts': [
        'it is started again, also after starts that fail, and the terminal says both',
      ],
    },
    long: {
      'tests/faults/next-press.full.test.ts': ['signs with the code under another key too, as after a closed page'],
    },
    strikes: ['kill-api'],
  },
  {
    id: 'F2',
    fault: 'SIGKILL of the projector between rows and checkpoint',
    tests: {
      'tests/projections/runner.test.ts': [
        'a crash between rows and checkpoint stores neither, and the retry gives the same rows',
        'after a crash nothing of the batch is stored',
      ],
    },
    strikes: ['kill-projector'],
  },
  {
    id: 'F3',
    fault: 'SIGKILL of the event server during an append',
    tests: {
      'tests/faults/event-server-kill.full.test.ts': [
        'kill -9 of the server, several times, with a subscriber watching',
      ],
      'tests/faults/next-press.full.test.ts': ['kill -9 of the event server: answers report an outage'],
      'tests/adapters/ledger-adapter.test.ts': [
        'a subscription continues after a restart of the server with nothing lost or repeated',
      ],
    },
    long: {
      'tests/faults/lagging-followers.full.test.ts': [
        'no acknowledged append is lost or doubled while leaders die, and a subscriber gets each once',
      ],
    },
    strikes: ['kill-events'],
  },
  {
    id: 'F4',
    fault: 'SIGKILL or immediate stop of Postgres under load',
    tests: {
      'tests/faults/event-server-kill.full.test.ts': ['Postgres stopped "immediate" below the running server'],
      'tests/faults/postgres-death.full.test.ts': ['the product serves again after the postmaster was killed'],
      'tests/faults/lost-commits.test.ts': ['what a crash took back is delivered again: %s'],
      'tests/faults/next-press.full.test.ts': [
        'every connection to Postgres cut: the application survives, and answers report an outage',
      ],
      'tests/adapters/broken-connections.test.ts': [
        'a broken connection is reported and fails its next statement, and the pool opens another',
      ],
    },
    strikes: ['kill-postgres', 'stop-postgres'],
  },
  {
    id: 'F5',
    fault: 'power cut and decay of the files of the log',
    tests: {
      'tests/faults/damaged-files.full.test.ts': [
        'what was acknowledged stands after garbage behind the last flushed byte of the write-ahead log',
        'a flipped bit in a page of the log is an error by name, and never a shorter log',
      ],
      'tests/cli/audit-file.test.ts': ['it names a line cut off in the middle', 'it names a changed event'],
      'tests/cli/start-refusals.full.test.ts': ['the reason of a damaged cluster is given at once'],
    },
  },
  {
    id: 'F6',
    fault: 'fsync answers EIO',
    tests: {
      'tests/faults/damaged-files.full.test.ts': [
        'Postgres flushes what it acknowledges, and stops where a flush fails',
      ],
    },
    long: {
      'tests/faults/failing-flush.full.test.ts': [
        'no append is acknowledged after a failed flush, and all acknowledged ones stand after the restart',
      ],
    },
  },
  {
    id: 'F7',
    fault: 'one Idempotency-Key with one body, at once and later',
    tests: {
      'tests/api/idempotency.test.ts': [
        'fifty presses at once have one effect, and each gets its answer or 409',
        'the same key and body are one effect and one answer, over both protocols',
        'a call of a dead process may begin again at once; one of a living process is waited for',
      ],
    },
    strikes: ['kill-api'],
  },
  {
    id: 'F8',
    fault: 'one Idempotency-Key with another body, person or call',
    tests: {
      'tests/api/idempotency.test.ts': [
        'another body is 422, a running call 409, and another person has a key of his own',
        'the same key and body are one effect and one answer, over both protocols',
      ],
    },
  },
  {
    id: 'F9',
    fault: 'SIGKILL of the api after the append and before the answer is kept',
    tests: {
      'tests/faults/next-press.full.test.ts': ['%s: the repeated request signs, with the same code'],
      'tests/use-cases/handle.test.ts': ['a command that another process has written meanwhile is written once'],
      'tests/simulation/simulator.test.ts': ['no tiyn is lost, doubled or invented'],
    },
    strikes: ['kill-api'],
  },
  {
    id: 'F10',
    fault: 'callbacks of payments: repeated, reordered, late, unknown, wrong, forged',
    tests: {
      'tests/faults/callbacks-in-any-order.test.ts': ['success, failure, repeats and a part taken back: every order'],
      'tests/use-cases/payment.test.ts': [
        'a notice counts once, however often it is repeated, also in parallel',
        'notices in any order have the same result, also a failure that arrives after its success',
        'a notice without a right and fresh signature is refused',
        'a payment counts from the day of its operation, even if reported three days late',
        'money with an unknown reference goes to suspense',
        'another currency or amount than was opened goes to suspense',
        'money for a loan that is over goes to suspense',
        'reported before the payment itself, neither has an effect',
      ],
      'tests/use-cases/incoming-money.test.ts': ['the books end the same whatever is repeated, late or out of order'],
    },
    long: {
      'tests/faults/callbacks-in-any-order.test.ts': ['success, failure, repeats and a part taken back: every order'],
    },
  },
  {
    id: 'F11',
    fault: 'twenty applications of one borrower at once',
    tests: {
      'tests/faults/at-once.test.ts': [
        'twenty applications over two servers, GraphQL and /json: one loan, one slot, and a reason for the others',
      ],
      'tests/use-cases/application.test.ts': [
        'one of two tabs opens the application; the other gets LOAN_EXISTS and stores nothing',
      ],
    },
    long: {
      'tests/faults/two-apis.full.test.ts': [
        'twenty applications at both: one loan, one slot, and a reason for the others',
      ],
    },
  },
  {
    id: 'F12',
    fault: 'payment, early repayment, prolongation and end of day of one loan at once',
    tests: {
      'tests/faults/at-once.test.ts': [
        'payments, a prolongation, a prepayment and the closing of the day on one loan lose and double nothing',
      ],
      'tests/use-cases/payment.test.ts': ['parallel payments of one loan neither lose nor double a tenge'],
      'tests/use-cases/end-of-day.test.ts': ['a payment that races with the run is settled in either order'],
    },
  },
];
