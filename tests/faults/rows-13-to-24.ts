/** Rebuilds, days, clocks, disks, providers, lines and releases. */
import type { FaultRow } from './fault-row.ts';

export const ROWS_13_TO_24: readonly FaultRow[] = [
  {
    id: 'F13',
    fault: 'rebuild from nothing under load, killed half-way',
    tests: {
      'tests/projections/rebuild.test.ts': [
        'a rebuild beside the live runner under load: readers always find rows, and the bytes agree at the end',
        'a rebuild killed half-way continues from its own checkpoint',
      ],
      'tests/projections/audit.test.ts': [
        'a verification goes on with what was live at its start while a rebuild replaces it',
      ],
    },
    strikes: ['kill-rebuild'],
  },
  {
    id: 'F14',
    fault: 'end of day run twice, by two at once, killed midway',
    tests: {
      'tests/use-cases/end-of-day.test.ts': [
        'the figures are the same day by day, in one late run, run twice, and killed midway',
        'each day ends with its anchor: three days late, killed before the day is noted, and run twice at once',
      ],
    },
    strikes: ['next-day', 'kill-worker'],
  },
  {
    id: 'F15',
    fault: 'end of day that missed days',
    tests: {
      'tests/use-cases/end-of-day.test.ts': [
        'the figures are the same day by day, in one late run, run twice, and killed midway',
        'each day ends with its anchor: three days late, killed before the day is noted, and run twice at once',
      ],
      'tests/domain/loan/life.test.ts': ['the figures are the same however late and however often the end of day runs'],
    },
    strikes: ['three-days'],
  },
  {
    id: 'F16',
    fault: 'clocks that jump, time zones, 29 February, the end of the year',
    tests: {
      'tests/domain/clocks.test.ts': [
        'the golden streams fold to the same bytes in any time zone and locale of the process',
        'the business day of %s is %s in Almaty',
        'each day of a loan issued on %s costs the same, over 29 February and the new year',
      ],
      'tests/domain/money/accrual.test.ts': [
        'the day of issue costs nothing, and a day before the last event is ignored',
      ],
      'tests/use-cases/end-of-day.test.ts': [
        'the demo clock moves forwards only, by days and hours, and keeps the day after a restart',
      ],
      'tests/people/code-clock.test.ts': [
        'time passes by the monotonic clock when the wall clock goes back, and a new process begins no earlier',
      ],
      'tests/domain/local-date.test.ts': [
        'day numbers agree with the platform, there and back, for every day of 1896-2104',
      ],
    },
    strikes: ['next-day', 'three-days'],
  },
  {
    id: 'F17',
    fault: 'full disk',
    tests: {
      'tests/adapters/ledger.test.ts': ['on a nearly full disk writes are refused with the reason, and reads go on'],
      'tests/adapters/event-server-faults.test.ts': [
        'a full disk is reported as the reason why the ledger accepts no write, and logged',
      ],
      'tests/api/outages.test.ts': ['a write says what happened to it, and the next press runs at once'],
    },
    strikes: ['fill-disk'],
  },
  {
    id: 'F18',
    fault: 'a provider that is slow, silent, broken or not found',
    tests: {
      'tests/adapters/gateway.contract.test.ts': [
        'a changed, foreign or missing answer is never believed, and the log says why',
        'a name that does not resolve and a certificate of nobody are an unavailable provider',
      ],
      'tests/adapters/provider-failures.test.ts': [
        'three failures in a row are trouble that every process sees, until one answer',
      ],
      'tests/use-cases/payout.test.ts': [
        'a payout whose answer was lost is queried and never paid again',
        'a payout whose request was lost is sent again under the same key',
      ],
      'tests/use-cases/one-click.test.ts': [
        'a charge with a lost answer is in doubt, is queried, and is never charged again',
      ],
      'tests/workflows/runner.test.ts': [
        'other streams go on while one fails; that one keeps its order and runs when it can',
        'an executor that never ends does not hold its stream for ever',
      ],
      'tests/use-cases/two-senders.test.ts': [
        'two that send what is due at once send it once',
        'a worker is lost while it sends: the provider says %j, and another finishes it',
        'who slept through the end of his claim does not take back what the other has written',
      ],
      'tests/workflows/rounds.test.ts': [
        'a round that never ends: the others go on, another worker takes it over, and everybody sees it',
      ],
    },
    long: {
      'tests/measured/silent-provider.full.test.ts': ['reads of others take at most twice as long'],
      'tests/faults/two-workers.full.test.ts': ['send each message once, also when the one that sends is killed'],
    },
    strikes: ['freeze-worker'],
  },
  {
    id: 'F19',
    fault: 'an event that cannot be taken',
    tests: {
      'tests/projections/runner.test.ts': [
        'its stream waits as a dead letter for that model; the rest goes on, and a rebuild with repaired code heals it',
        'critical models stop at that event while the others go on; a restart tries it again',
      ],
      'tests/projections/rebuild.test.ts': ['an event that cannot be read becomes a dead letter in a rebuild too'],
      'tests/workflows/runner.test.ts': [
        'an event at which a step throws is a dead letter: its stream waits, others go on, and it is tried again',
      ],
      'tests/adapters/inbox.test.ts': [
        'events before a damaged one are handed out, then the reason, and nothing after it',
      ],
      'tests/cli/audit-impossible.test.ts': ['every impossible history is named, and the audit goes on to its end'],
    },
  },
  {
    id: 'F20',
    fault: 'cut and half-open lines between api, projector, event server and Postgres',
    tests: {
      'tests/faults/ledger-silence.test.ts': ['a subscription that died silently is restored within 30 seconds'],
      'tests/faults/silent-postgres.test.ts': [
        'statements on a silent line fail in time, the line is left, and the next statement runs on a new one',
      ],
      'tests/adapters/event-server-faults.test.ts': [
        'it is dropped, and a new one serves writes and reads again, without an event twice',
      ],
      'tests/adapters/ledger-adapter.test.ts': [
        'the same bytes are sent again when the answer is lost, and the event is stored once',
        'silence ends with UnknownOutcome',
      ],
      'tests/adapters/two-clients.test.ts': [
        'a broken connection of one client leaves the appends of another as they are',
      ],
      'tests/projections/runner.test.ts': ['a runner whose connection was cut takes its lock again and continues'],
    },
    strikes: ['cut-line', 'silent-line', 'swizzle'],
  },
  {
    id: 'F21',
    fault: 'events of every earlier version',
    tests: {
      'tests/schema/upcasters.test.ts': [
        'every old version of every event is read, by an upcaster that a stored sample proves',
        'an event written as the first is read as the third, and its chain is still that of what was written',
        'it is refused from the future, without an upcaster, or with a shape that the schema does not know',
      ],
      'tests/golden/golden.test.ts': ['every event of the log is in one, at every version'],
    },
  },
  {
    id: 'F22',
    fault: 'old and new release at once',
    tests: {
      'tests/projections/rebuild.test.ts': [
        'a release that changes several models starts on the tables of the one before',
        'a new version of a model is built beside the live one and takes its place',
      ],
      'tests/projections/rolling.full.test.ts': [
        'after a plain restart the other models go on while the raised one is built beside',
        'beside an old leader it is built, kept at the head, and live once the old one has ended',
        'an older release that leads leaves the newer model alone, says so, and never builds it back',
      ],
      'tests/adapters/migrate.test.ts': [
        'a table that is in use stops a migration and not its users, and the migration goes through afterwards',
        'two processes at once make the tables once, and a third start changes nothing',
      ],
    },
    long: {
      'tests/faults/raised-model.full.test.ts': [
        'a projector whose rebuild hangs ends within seconds of SIGTERM, the others having gone on, and resumes',
        'a roll under writes: built beforehand, handed over, left alone by the release before, taken back',
      ],
    },
    strikes: ['roll', 'kill-projector'],
  },
  {
    id: 'F23',
    fault: 'subscriptions that break off, repeat, or lag',
    tests: {
      'tests/adapters/ledger-adapter.test.ts': [
        'a subscription continues after a restart of the server with nothing lost or repeated',
        'a batch that the consumer did not take is delivered again',
      ],
      'tests/projections/runner.test.ts': [
        'events delivered twice change nothing',
        'a hole in the feed stops it instead of being skipped',
        'one batch, small batches and single events give the same bytes',
      ],
      'tests/faults/lagging-followers.full.test.ts': [
        'also while the nodes change places',
        'an audit reads a stream to its end, also what no follower has yet',
      ],
    },
  },
  {
    id: 'F24',
    fault: 'two projectors, one of them asleep',
    tests: {
      'tests/projections/runner.test.ts': [
        'one runner leads, the other stands by and takes over',
        'the one whose lock went to the other steps back, and can take over again later',
        'a second runner is refused while the first one runs',
      ],
      'tests/workflows/tasks.test.ts': ['it writes nothing to the queue under its old term'],
    },
    strikes: ['freeze-projector', 'kill-projector'],
  },
];
