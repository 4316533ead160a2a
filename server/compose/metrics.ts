/** What Prometheus reads at each scrape: the queue, the read models, the business day, money, and the meters. */
import { Gauge } from 'prom-client';
import { modelStatuses } from '../../projections/checkpoint/as-of.ts';
import { portfolioReads } from '../../projections/portfolio/read.ts';
import { CONTACTED_AN_HOUR, NAMED_AN_HOUR, OPENED_AN_HOUR, REFUSED_AN_HOUR } from '../../schema/reference/cases.ts';
import { lastBackup } from '../adapters/backup-note.ts';
import { daysLeft } from '../adapters/ledger/nodes.ts';
import { openWork } from '../adapters/tasks/open-work.ts';
import type { Metrics } from '../api/deps.ts';
import { lastClosedDay } from '../people/closed-days.ts';
import type { Operations } from '../ports/operations.ts';
import type { Foundation } from './foundation.ts';
import { ledgerTrouble } from './known-log.ts';
import {
  freeMegabytes,
  invoiceNumbersLeft,
  keptAnswersMegabytes,
  lagSeconds,
  leadersOf,
  missedPromises,
  strangerShares,
  usedByStaff,
} from './measures.ts';

type Base = Pick<
  Foundation,
  'config' | 'meters' | 'pool' | 'prepared' | 'reads' | 'tasks' | 'rounds' | 'moneyDb' | 'clock' | 'ledger'
>;

/** Of limits by which the staff is watched (R913, R1030, R1043). */
const OF_STAFF = [
  ['nesie_persons_opened_in_hour', 'Persons opened in whole', OPENED_AN_HOUR],
  ['nesie_openings_refused_in_hour', 'Refused openings of persons', REFUSED_AN_HOUR],
  ['nesie_name_searches_in_hour', 'Searches of persons by name', NAMED_AN_HOUR],
  ['nesie_contacts_in_hour', 'Calls and letters to late borrowers', CONTACTED_AN_HOUR],
] as const;

/** Adds what is read from the databases at each scrape. `token` is what the scraper sends. */
export function metricsOf(
  { config, meters, pool, prepared, reads, tasks, rounds, moneyDb, clock, ledger }: Base,
  { parts }: Pick<Operations, 'parts'>,
  token: string,
): Metrics {
  const { registry } = meters;
  const gauge = (name: string, help: string, labelNames: readonly string[], collect: (to: Gauge) => Promise<void>) =>
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        this.reset();
        // A database that is silent must not hide the figures of the process itself.
        await collect(this).catch(() => labelNames.length === 0 && this.set(Number.NaN));
      },
    });
  gauge('nesie_tasks_open', 'Tasks of workflows that wait or run.', ['workflow'], async (to) => {
    for (const { workflow, open } of await openWork(pool)) to.set({ workflow }, open);
  });
  gauge('nesie_tasks_oldest_seconds', 'Age of the oldest open task of a workflow.', ['workflow'], async (to) => {
    for (const { workflow, oldestSeconds } of await openWork(pool)) to.set({ workflow }, oldestSeconds);
  });
  gauge('nesie_dead_letters', 'Tasks that wait until the code is fixed.', [], async (to) =>
    to.set(await tasks.deadLetterCount()),
  );
  gauge('nesie_stalled_streams', 'Streams that stood still and were queued again.', [], async (to) =>
    to.set(await tasks.stalledCount()),
  );
  gauge(
    'nesie_round_standing_seconds',
    'Since a round that stands still gave its last sign.',
    ['round'],
    async (to) => {
      for (const { name, since } of await rounds.standing())
        to.set({ round: name }, Math.floor((Date.now() - since.getTime()) / 1_000));
    },
  );
  gauge('nesie_model_parked_events', 'Events that a read model could not apply.', ['model'], async (to) => {
    for (const { model, dead_letters } of await modelStatuses(reads)) to.set({ model }, Number(dead_letters));
  });
  gauge('nesie_model_halted', '1 while a read model stands still at an event.', ['model'], async (to) => {
    for (const { model, halted } of await modelStatuses(reads)) to.set({ model }, halted === null ? 0 : 1);
  });
  gauge('nesie_model_position', 'Log position up to which a read model has come.', ['model'], async (to) => {
    for (const { model, position } of await modelStatuses(reads)) to.set({ model }, Number(position ?? 0n));
  });
  gauge('nesie_read_models_lag_seconds', 'Age of the oldest event that a read model has not seen.', [], async (to) =>
    to.set(await lagSeconds({ ledger, reads })),
  );
  gauge('nesie_leader', '1 while a process is the worker, or projects the lane.', ['part', 'lane'], async (to) => {
    const { lanes, worker } = await leadersOf({ pool, config });
    for (const { lane, led } of lanes) to.set({ part: 'projector', lane }, led ? 1 : 0);
    to.set({ part: 'worker' }, worker ? 1 : 0);
  });
  gauge('nesie_part_trouble', '1 while a part of the product needs a person.', ['part'], async (to) => {
    for (const { name, ok } of await parts()) to.set({ part: name.toLowerCase() }, ok ? 0 : 1);
  });
  gauge('nesie_postgres_answers', '1 while Postgres answers.', [], async (to) =>
    to.set(
      await pool.query('select 1').then(
        () => 1,
        () => 0,
      ),
    ),
  );
  gauge('nesie_locks_waited_for', 'Statements of this database that wait for a lock.', [], async (to) =>
    to.set((await leadersOf({ pool, config })).waiting),
  );
  gauge('nesie_disk_free_megabytes', 'Room on the disk of the data folder.', [], async (to) =>
    to.set(await freeMegabytes(config.dataDir)),
  );
  const serves = '1 while the event store serves the log of this database: appends, reads and subscriptions.';
  gauge('nesie_ledger_writable', serves, [], async (to) => to.set((await ledgerTrouble({ ledger, pool })) ? 0 : 1));
  gauge('nesie_event_store_nodes', 'Nodes that the address names: all, and those that answer.', ['of'], async (to) => {
    const nodes = await ledger.nodes();
    to.set({ of: 'all' }, nodes.length);
    to.set({ of: 'answering' }, nodes.filter(({ answers }) => answers).length);
  });
  const lasting = 'Days until the first certificate of a node ends; below 0 when it has. NaN without TLS.';
  gauge('nesie_event_store_certificate_days', lasting, [], async (to) =>
    to.set(daysLeft(await ledger.nodes()) ?? Number.NaN),
  );
  gauge('nesie_last_closed_day_seconds', 'Start of the last closed business day, Unix time.', [], async (to) => {
    const day = await lastClosedDay(moneyDb);
    to.set(day ? Date.parse(`${day}T00:00:00+05:00`) / 1_000 : Number.NaN);
  });
  gauge('nesie_last_backup_seconds', 'When the last backup was made, Unix time.', [], async (to) =>
    to.set(((await lastBackup(pool))?.getTime() ?? Number.NaN) / 1_000),
  );
  gauge('nesie_cash_today_tenge', 'Money paid out and received on the business day.', ['direction'], async (to) => {
    const date = await clock.today();
    const [line] = await portfolioReads(reads).cash({ date }, date, 'DAY');
    to.set({ direction: 'out' }, Number(line?.issuedAmount ?? 0n) / 100);
    to.set({ direction: 'in' }, Number(line?.collected ?? 0n) / 100);
    to.set({ direction: 'taken_back' }, Number(line?.takenBack ?? 0n) / 100);
  });
  for (const [name, what, limit] of OF_STAFF)
    gauge(name, `${what} this hour: all of the staff together, and the most of one.`, ['of'], async (to) => {
      const { all, most } = await usedByStaff(pool, limit);
      to.set({ of: 'all' }, all);
      to.set({ of: 'most' }, most);
    });
  const pots = 'Codes for strangers today, in budgets of a day (STRANGER_SMS_A_DAY).';
  gauge('nesie_stranger_sms_budgets', pots, ['purpose'], async (to) => {
    const { registration, restore } = await strangerShares(pool, config.strangerSmsADay);
    to.set({ purpose: 'registration' }, registration);
    to.set({ purpose: 'restore' }, restore);
  });
  const late = 'Promises whose time has passed: of a decision, and of the answer to a dispute.';
  gauge('nesie_promises_missed', late, ['of'], async (to) => {
    const missed = await missedPromises(reads, clock.now(), await clock.today());
    to.set({ of: 'decision' }, missed.decision);
    to.set({ of: 'dispute' }, missed.dispute);
  });
  const counted = 'Invoice numbers of card processors until their last six digits begin anew.';
  gauge('nesie_invoice_numbers_left', counted, [], async (to) => to.set(await invoiceNumbersLeft(pool)));
  gauge('nesie_kept_answers_megabytes', 'Size of the table of answers to idempotency keys.', [], async (to) =>
    to.set(await keptAnswersMegabytes(pool)),
  );
  gauge('nesie_postgres_connections', 'Connections of this process, by state.', ['state'], async (to) => {
    const sum = (count: 'totalCount' | 'idleCount' | 'waitingCount') => pool[count] + prepared[count];
    to.set({ state: 'open' }, sum('totalCount'));
    to.set({ state: 'idle' }, sum('idleCount'));
    to.set({ state: 'waited_for' }, sum('waitingCount'));
  });
  return {
    token,
    type: registry.contentType,
    text: () => registry.metrics(),
    answered: meters.answered,
    apart: config.healthPort !== undefined,
  };
}
