/** `--role=api|projector|worker|all`: production runs three processes, `npm start` one. */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { mostPartsOfCode } from '../schema/reference/code-texts.ts';
import type { Metrics } from './api/deps.ts';
import { loggerOptions } from './api/http/log.ts';
import { buildServer } from './api/http/server.ts';
import { BadSetting } from './bad-setting.ts';
import { clockMovesOf, endOfDayOf, runProjector, runWorkers } from './compose/background.ts';
import { lastOfferNumberOf } from './compose/behind-log.ts';
import { makeCapabilities } from './compose/capabilities.ts';
import { edgesOf } from './compose/edges.ts';
import { type Foundation, layFoundation } from './compose/foundation.ts';
import { lookupsOf } from './compose/lookups.ts';
import { chooseProviders } from './compose/providers.ts';
import { openHealthPort } from './compose/pulse.ts';
import { readiness } from './compose/readiness.ts';
import { startTraces } from './compose/traces.ts';
import { readConfig } from './config.ts';
import { copiedLog } from './copied-log.ts';
import { demoSecrets } from './demo-secrets.ts';
import { fillDemo, openDemoStaff } from './people/demo.ts';
import { KeysDoNotFit } from './people/key-check.ts';
import { PROCESS_ROLES, type ProcessRole } from './process-keys.ts';

async function run(role: ProcessRole): Promise<void> {
  const config = readConfig(process.env, demoSecrets, role);
  const log = pino(loggerOptions({ level: config.logLevel }));
  // As the first process of a container it would not hear of a signal otherwise (D0209).
  stopOnSignal(stops, log);
  const stopTraces = await startTraces(config, role);
  if (stopTraces) stops.push(stopTraces);
  const base = await layFoundation(config, log, sayWaiting);
  const providers = chooseProviders(base, lastOfferNumberOf(base));
  const { hostname } = new URL(config.publicUrl);
  if (mostPartsOfCode(hostname) > 1)
    log.warn({ hostname }, 'the host of PUBLIC_URL is so long that some codes take an SMS of two parts');
  const can = makeCapabilities(base, providers, lookupsOf(base));
  const plays = (part: ProcessRole) => role === part || role === 'all';
  stops.push(() => base.close());
  const started = await openHealth(base, plays('api'), stops);
  stops.push(base.people.accessNotes.start((error) => log.warn({ err: error }, 'the access log waits to be written')));
  await knowKeys(base, role);

  if (plays('projector')) {
    const projector = await runProjector(base);
    stops.push(() => projector.stop());
    // An old process is ended when this one is ready (D0129).
    await projector.ready;
  }
  const copied = copiedLog(config.dataDir) !== undefined;
  if (copied) log.warn('the log was imported from another installation: no workflow runs on it and no day is closed');
  if (plays('worker') && !copied) {
    const workers = runWorkers(base, providers, can, endOfDayOf(base, providers, can));
    stops.push(() => workers.stop());
  }
  if (plays('api')) {
    const moves = config.env === 'demo' && !copied ? clockMovesOf(base, providers, can) : undefined;
    const edges = edgesOf(base, providers, can, moves);
    const server = await buildServer(edges);
    await server.listen({ host: config.host, port: config.port });
    stops.push(() => server.close());
    await openMetrics(base, edges.metrics, stops);
    // The sandbox providers call back to PUBLIC_URL, which this process is sure to reach.
    if (config.env === 'demo') stops.push(providers.kit.callbacks.start());
  }
  started();
  process.stdout.write(`${JSON.stringify({ ready: true, role, url: config.publicUrl })}\n`);
}

/** Whoever opens no persons meets no staff of a demo either (R1001). */
async function knowKeys({ config, log, people }: Foundation, role: ProcessRole): Promise<void> {
  if (config.foreignKeys.length > 0)
    log.warn({ role, keys: config.foreignKeys }, 'this process does not need these keys; take them away from it');
  if (!config.ownKeys.includes('PEOPLE_INDEX_KEY')) return;
  await (config.env === 'demo' ? fillDemo(people) : refuseDemoStaff(people));
}

type Stops = (() => Promise<unknown>)[];
const stops: Stops = [];
let stopping = false;

/** The api answers on its own port. Returns what says that the process has started. */
async function openHealth(base: Foundation, withApi: boolean, stops: Stops): Promise<() => void> {
  const { config, pulse, meters } = base;
  const { host, healthPort: port, metricsToken: token } = config;
  if (withApi || port === undefined) return () => undefined;
  const health = await openHealthPort(pulse, { token, registry: meters.registry }, { host, port }, readiness(base));
  stops.push(health.stop);
  return health.ready;
}

/** Figures stand on the port for operators, which no proxy leads to (R1002). */
async function openMetrics({ config, pulse }: Foundation, metrics: Metrics | undefined, stops: Stops): Promise<void> {
  const { host, healthPort: port } = config;
  if (!metrics || port === undefined) return;
  const counted = { token: metrics.token, registry: { contentType: metrics.type, metrics: metrics.text } };
  const open = await openHealthPort(pulse, counted, { host, port });
  stops.push(open.stop);
  open.ready();
}

/** `npm start` prints this line at the terminal (server/cli/child.ts). */
const sayWaiting = (line: string): void => void process.stdout.write(`${JSON.stringify({ waiting: line })}\n`);

/** Production must not keep a demo database's accounts, whose passwords are public. */
async function refuseDemoStaff(people: Foundation['people']): Promise<void> {
  const open = await openDemoStaff(people);
  if (open.length === 0) return;
  throw new BadSetting(
    `NESIE_ENV=production does not start while demo staff can sign in: ${open.join(', ')}. ` +
      'Close each with: npm run staff -- disable --email ADDRESS',
  );
}

/** Last started, first stopped: requests end before the ledger closes. */
function stopOnSignal(stops: readonly (() => Promise<unknown>)[], log: pino.Logger): void {
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    for (const one of stops.toReversed()) await one().catch((error) => log.warn({ err: error }, 'while stopping'));
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  if (process.connected) process.on('disconnect', () => void stop());
}

const { values } = parseArgs({ options: { role: { type: 'string', default: 'all' } } });
const role = PROCESS_ROLES.find((one) => one === values.role);
try {
  if (!role) throw new BadSetting(`--role is one of ${PROCESS_ROLES.join(', ')}.`);
  await run(role);
} catch (error) {
  // A start that is being ended finds its connections closed.
  if (!stopping) fail(error);
}

function fail(error: unknown): never {
  const isSentence = error instanceof BadSetting || error instanceof KeysDoNotFit;
  process.stderr.write(`${isSentence ? error.message : ((error as Error).stack ?? error)}\n`);
  process.exit(1);
}
