/** What runs without a request: the projector, the workflows, the end of day. */
import { setTimeout as sleep } from 'node:timers/promises';
import { leftInWords } from '../../projections/generations.ts';
import { READ_MODELS } from '../../projections/models.ts';
import type { Raising } from '../../projections/raise.ts';
import { startStandingBy } from '../../projections/stand-by.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { fileOfAnchors, keptAnchorsFile } from '../adapters/kept-anchors/file.ts';
import { makeAnchors } from '../adapters/ledger/anchors.ts';
import { doingThis } from '../api/http/doing.ts';
import { closedDayAnchors } from '../people/closed-days.ts';
import { type AnchorDeps, anchorDay } from '../use-cases/audit/anchor.ts';
import { type EndOfDayDeps, makeEndOfDay } from '../use-cases/day/end-of-day.ts';
import { makeSandboxClockMoves } from '../use-cases/day/sandbox-clock.ts';
import { inSpan, underRequest } from '../use-cases/kernel/span.ts';
import { startRounds } from '../workers/rounds.ts';
import { balanceTransferWorkflow } from '../workflows/balance-transfer.ts';
import { bonusWorkflow } from '../workflows/bonus.ts';
import { closingWorkflow } from '../workflows/closing.ts';
import { noticePapersWorkflow } from '../workflows/notice-papers.ts';
import { noticesWorkflow } from '../workflows/notices.ts';
import { paymentWorkflow } from '../workflows/payment.ts';
import { payoutWatchWorkflow, payoutWorkflow } from '../workflows/payout.ts';
import { refinancingWorkflow } from '../workflows/refinancing.ts';
import { reversalWorkflow } from '../workflows/reversal.ts';
import { startRunner as startWorkflows } from '../workflows/runner.ts';
import { slotReleaseWorkflow } from '../workflows/slot-release.ts';
import { verificationWorkflow } from '../workflows/verification.ts';
import type { Workflow } from '../workflows/workflow.ts';
import type { Capabilities } from './capabilities.ts';
import type { Foundation } from './foundation.ts';
import type { Providers } from './providers.ts';
import { roundsOf } from './rounds.ts';
import { tracedSource } from './traces.ts';

const HEAD_PATIENCE_MS = 60_000;

const caughtUp = async ({ ledger, waiter }: Foundation): Promise<void> => {
  const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
  if (head !== 'start' && !(await waiter.waitFor(head, HEAD_PATIENCE_MS)))
    throw new Error('the read models do not catch up');
};

/** Signs the log through the end of a day, or through a position that it had then. */
export function anchoringOf({ ledger, ids, clock, log, config, moneyDb, people }: Foundation) {
  const anchors = makeAnchors(ledger, config.keys.ANCHOR_KEY, { accessHead: people.accessLog.head });
  const kept = [closedDayAnchors(moneyDb), fileOfAnchors(keptAnchorsFile(config.dataDir))];
  const say: AnchorDeps['log'] = ({ level, message, ...facts }) => log[level](facts, message);
  return (day: LocalDate, through?: bigint) => anchorDay({ ledger, ids, clock, anchors, kept, log: say }, day, through);
}

export function endOfDayOf(base: Foundation, providers: Providers, can: Capabilities) {
  const { ledger, ids, clock, log } = base;
  const anchored = anchoringOf(base);
  const say: EndOfDayDeps['log'] = ({ level, message, ...facts }) => log[level](facts, message);
  return makeEndOfDay({
    ledger,
    ids,
    clock,
    days: providers.closingDays,
    dueLoans: (day, after, limit) => can.reads.loansToClose(day, limit, after ?? undefined),
    readModelCaughtUp: () => caughtUp(base),
    afterDay: async (day) => {
      await anchored(day);
      await can.reminders.planDay(day);
    },
    log: say,
  });
}

type Events = Pick<Foundation, 'ledger' | 'ids' | 'clock' | 'people'>;

export function workflowsOf(base: Events, can: Capabilities) {
  const { ledger, ids, clock, people } = base;
  return [
    verificationWorkflow(can.verification),
    payoutWorkflow(can.sending),
    payoutWatchWorkflow(can.sending),
    paymentWorkflow(can.receiving, can.suspense),
    balanceTransferWorkflow({ ledger, clock, ids }),
    reversalWorkflow({ ledger, clock, ids, receiving: can.receiving }),
    bonusWorkflow(can.bonus),
    closingWorkflow({ ledger, clock, ids }),
    slotReleaseWorkflow({ ledger, clock, ids }),
    refinancingWorkflow(can.refinancing),
    noticePapersWorkflow(can.noticePapers),
    noticesWorkflow({ ledger, borrowers: people.borrowers, delivery: can.delivery }),
  ].map(named);
}

/** A workflow's call of a provider is logged with its name and the request behind it. */
const named = (workflow: Workflow): Workflow => ({
  ...workflow,
  execute: (run) => {
    const operation = `${workflow.name} ${run.task.kind}`;
    const what = { requestId: run.task.correlationId, operation, actorId: workflow.name, changes: true };
    const { correlationId, eventId } = run.task;
    const attributes = () => ({ 'nesie.event': eventId, 'nesie.attempt': run.task.attempts });
    return doingThis(what, () =>
      inSpan(`workflow ${operation}`, attributes, () => workflow.execute(run), { under: underRequest(correlationId) }),
    );
  },
});

export type Background = { stop(): Promise<void> };

/** One projector writes each lane of the read models; the others stand by. */
export function runProjector({ config, ledger, log, pulse }: Foundation): Promise<Raising> {
  const left = new Map<string, string>();
  return startStandingBy({
    url: config.databaseUrl,
    source: tracedSource(ledger.feed),
    models: READ_MODELS,
    partitions: config.projectorPartitions,
    onBeat: (lane) => pulse.beat(`projector of ${lane}`),
    onRole: (role, lane) =>
      log.info({ role, lane }, role === 'leads' ? 'this projector leads' : 'another projector leads'),
    onError: (error) => log.error({ err: error }, 'the projector cannot go on, it is tried again'),
    onRaise: (models) => {
      pulse.say('raising', models.length === 0 ? undefined : models.join(', '));
      log.info({ models }, models.length === 0 ? 'no read model waits to be built' : 'read models are built beside');
    },
    onChange: ({ lastError, halted, left: others }, lane) => {
      if (lastError || halted.length > 0) log.error({ lastError, halted }, 'projector');
      const words = others.map(leftInWords).join('; ');
      if (words === (left.get(lane) ?? '')) return;
      left.set(lane, words);
      pulse.say(`left by ${lane}`, words || undefined);
      if (words) log.warn({ lane, left: words }, 'this projector leaves read models of another version alone');
    },
  });
}

export function runWorkers(
  base: Foundation,
  providers: Providers,
  can: Capabilities,
  closing: ReturnType<typeof endOfDayOf>,
): Background {
  const { ledger, tasks, ids, log, rounds, pulse } = base;
  const runner = startWorkflows(
    { ledger, tasks, ids, log: ({ level, message, ...facts }) => log[level](facts, message) },
    workflowsOf(base, can),
  );
  const stopRounds = startRounds(
    { rounds, beat: pulse.beat, log: ({ level, message, ...facts }) => log[level](facts, message) },
    roundsOf(base, providers, can, { closing, workflows: workflowsOf(base, can) }),
  );
  return {
    async stop() {
      await stopRounds();
      await runner.stop();
    },
  };
}

/** Demo only: moving the clock runs each end of day in between and waits for its consequences. */
export function clockMovesOf(base: Foundation, providers: Providers, can: Capabilities) {
  const closing = endOfDayOf(base, providers, can);
  return makeSandboxClockMoves({
    clock: base.sandboxClock,
    days: providers.closingDays,
    closing,
    settled: () => settled(base, can),
    sendDue: (at) => can.delivery.sendDue(at),
  });
}

/** Asks the queue, because the runner may live in another process. */
async function settled(base: Foundation, can: Capabilities): Promise<void> {
  const workflows = workflowsOf(base, can);
  const names = workflows.map((workflow) => workflow.name);
  const queued = async ({ name, prefixes }: (typeof workflows)[number]): Promise<boolean> => {
    const head = await base.ledger.head({ prefixes });
    const place = await base.tasks.checkpoint(name);
    return head === 'start' || (place !== 'start' && place >= head);
  };
  const end = Date.now() + HEAD_PATIENCE_MS;
  while (Date.now() < end) {
    const all = await Promise.all(workflows.map(queued));
    if (all.every(Boolean) && (await base.tasks.due(names, [], 1)).length === 0) return caughtUp(base);
    await sleep(50);
  }
}
