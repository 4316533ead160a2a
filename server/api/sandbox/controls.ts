/**
 * Buttons of the sandbox page: the business clock, provider faults and test cards. Each posts a form and returns to the
 * page.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { parseLocalDate } from '../../../schema/values/local-date.ts';
import { FAULT_MODES, FAULTY_PORTS, type Faults } from '../../ports/faults.ts';
import type { ClockMove, SandboxClock } from '../../use-cases/day/sandbox-clock.ts';
import { escaped, postButton, type SandboxSection, table } from './page.ts';
import type { ProviderFaults } from './provider-faults.ts';

export type ControlsDeps = {
  moves: SandboxClock;
  faults: Faults;
  moneyFaults: ProviderFaults;
  testCards: readonly { pan: string; brand: string; code: string | null }[];
};

const SLOW_MS = 3_000;
const back = (reply: FastifyReply, section: string, said = ''): FastifyReply =>
  reply.redirect(`/sandbox${said ? `?said=${encodeURIComponent(said)}` : ''}#${section}`, 303);
const formOf = (body: unknown): Record<string, string> => (body ?? {}) as Record<string, string>;

export const sandboxControls = (deps: ControlsDeps): SandboxSection[] => [
  {
    id: 'clock',
    title: 'Business clock',
    async render() {
      const { date, businessNow } = await deps.moves.show();
      const steps: [string, Record<string, string>][] = [
        ['+1 hour', { advanceHours: '1' }],
        ['+1 day', { advanceDays: '1' }],
        ['+7 days', { advanceDays: '7' }],
        ['+30 days', { advanceDays: '30' }],
      ];
      const buttons = steps.map(([label, fields]) => postButton('/sandbox/do/clock', label, fields)).join('');
      const to = `<form method="post" action="/sandbox/do/clock"><label>To the day<input type="date" name="date" min="${date}" value="${date}"></label><button>Move</button></form>`;
      return `<p><b>${date}</b>, ${businessNow.slice(11, 16)} UTC. Each day passed is closed: overdue, notices, lapses. It moves forwards only.</p>${buttons}${to}`;
    },
  },
  {
    id: 'faults',
    title: 'Faults of providers',
    async render() {
      const [ports, money] = await Promise.all([deps.faults.all(), deps.moneyFaults.all()]);
      const select = (name: string, options: readonly string[], chosen: string) =>
        `<select name="${name}" aria-label="${name}">${options.map((one) => `<option${one === chosen ? ' selected' : ''}>${escaped(one)}</option>`).join('')}</select>`;
      const form = (action: string, hidden: [string, string], inner: string) => ({
        html: `<form method="post" action="${action}"><input type="hidden" name="${hidden[0]}" value="${escaped(hidden[1])}">${inner}<button>Set</button></form>`,
      });
      const rows = ports.map(({ port, mode }) => [
        port,
        form('/sandbox/do/fault', ['port', port], select('mode', FAULT_MODES, mode)),
      ]);
      const moneyRows = money.map(({ provider, fault }) => [
        provider,
        form('/sandbox/do/money-fault', ['provider', provider], select('fault', deps.moneyFaults.names, fault)),
      ]);
      return table(['provider', 'behaves'], [...rows, ...moneyRows]);
    },
  },
  {
    id: 'cards',
    title: 'Test cards',
    async render() {
      if (deps.testCards.length === 0) return '<p class="calm">Cards stand on a real processor.</p>';
      const rows = deps.testCards.map(({ pan, brand, code }) => [
        { html: `<code>${pan}</code>` },
        brand,
        code ?? 'accepted',
      ]);
      const note =
        '<p>A refused Visa fails when it is registered or charged, a refused MasterCard when money is sent to it. Any other ending is accepted. The blocked amount is in the outbox.</p>';
      return note + table(['number', 'brand', 'rejection code'], rows);
    },
  },
];

const moveOf = ({ date, advanceDays, advanceHours }: Record<string, string>): ClockMove | undefined => {
  const day = date === undefined ? undefined : parseLocalDate(date);
  if (day) return { date: day };
  if (/^\d{1,4}$/.test(advanceDays ?? '')) return { advanceDays: Number(advanceDays) };
  return /^\d{1,5}$/.test(advanceHours ?? '') ? { advanceHours: Number(advanceHours) } : undefined;
};

/** Must be registered after sandboxRoutes, whose check against other sites covers these routes too. */
export const sandboxControlRoutes =
  ({ moves, faults, moneyFaults }: ControlsDeps) =>
  (app: FastifyInstance): void => {
    app.post('/sandbox/do/clock', async (request, reply) => {
      const move = moveOf(formOf(request.body));
      const moved = move ? await moves.move(move) : 'BACKWARDS';
      return back(reply, 'clock', typeof moved === 'string' ? `The clock did not move: ${moved}` : '');
    });
    app.post('/sandbox/do/fault', async (request, reply) => {
      const { port, mode } = formOf(request.body);
      const [known, how] = [FAULTY_PORTS.find((one) => one === port), FAULT_MODES.find((one) => one === mode)];
      if (known && how) await faults.set({ port: known, mode: how, delayMs: how === 'slow' ? SLOW_MS : 0 });
      return back(reply, 'faults');
    });
    app.post('/sandbox/do/money-fault', async (request, reply) => {
      const { provider = '', fault = '' } = formOf(request.body);
      if (moneyFaults.names.includes(fault) && moneyFaults.providers.includes(provider))
        await moneyFaults.set(provider, fault);
      return back(reply, 'faults');
    });
  };
