/** What this process counts by itself, from its start. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pulse } from './pulse.ts';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function makeMeters(pulse: Pick<Pulse, 'ages' | 'standing'>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'nesie_loop_standing',
    help: '1 while a loop of this process (projector, workflows, round) has given no sign for longer than it may.',
    labelNames: ['loop'],
    registers,
    collect() {
      const standing = pulse.standing();
      for (const loop of Object.keys(pulse.ages())) this.set({ loop }, standing.includes(loop) ? 1 : 0);
    },
  });
  const requests = new Histogram({
    name: 'nesie_request_seconds',
    help: 'Time to answer a request, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'nesie_refusals_total',
    help: 'Refusals that clients read, by code.',
    labelNames: ['code'],
    registers,
  });
  const providers = new Histogram({
    name: 'nesie_provider_call_seconds',
    help: 'Time of a call of a provider, by its outcome: answered, or the kind of failure.',
    labelNames: ['provider', 'call', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  return {
    registry,
    answered: (method: string, route: string, status: number, seconds: number, codes: readonly string[]): void => {
      requests.observe({ method, route, status: String(status) }, seconds);
      for (const code of codes) refusals.inc({ code });
    },
    providerCall: (provider: string, call: string, outcome: string, seconds: number): void =>
      providers.observe({ provider, call, outcome }, seconds),
  };
}
