/** The health of a process without an api: its event loop answers, and none of its loops has stood still. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReadyCheck } from '../api/deps.ts';
import { reasonsOf } from '../api/http/health.ts';
import { isScraper } from '../api/http/metrics.ts';

/** Longer than any healthy loop pauses: a projector with 63 lanes asks for the 64th every 64 s (stand-by.ts). */
const STANDS_STILL_MS = 120_000;

export type Pulse = {
  /**
   * The loop has gone round: it leads, or waits while another process leads. It stands still when it is silent for
   * longer than `limitMs`.
   */
  beat(loop: string, limitMs?: number): void;
  /** Seconds since the last round of each loop. */
  ages(): Readonly<Record<string, number>>;
  /** The loops that stand still. */
  standing(): readonly string[];
  /** What a person should know of a part while everything works; undefined: nothing any more. */
  say(part: string, what: string | undefined): void;
  said(): Readonly<Record<string, string>>;
};

export function makePulse(now: () => number = () => performance.now()): Pulse {
  const last = new Map<string, { at: number; limitMs: number }>();
  const words = new Map<string, string>();
  return {
    beat: (loop, limitMs = STANDS_STILL_MS) => void last.set(loop, { at: now(), limitMs }),
    ages: () => Object.fromEntries([...last].map(([loop, { at }]) => [loop, Math.floor((now() - at) / 1_000)])),
    standing: () => [...last].filter(([, { at, limitMs }]) => now() - at >= limitMs).map(([loop]) => loop),
    say: (part, what) => void (what === undefined ? words.delete(part) : words.set(part, what)),
    said: () => Object.fromEntries(words),
  };
}

/** What the process counts by itself; nothing without the token that Prometheus sends. */
export type Counted = { token: string | undefined; registry: { contentType: string; metrics(): Promise<string> } };
export type HealthPort = { port: number; ready(): void; stop(): Promise<void> };

/**
 * `/healthz`: 503 asks for a restart. `/readyz`: 503 until the process has started, and while a check has a reason
 * against it, which it says: a restart does not help there. `/metrics`: see Counted.
 */
export async function openHealthPort(
  pulse: Pulse,
  { token, registry }: Counted,
  at: { host: string; port: number },
  checks: Readonly<Record<string, ReadyCheck>> = {},
): Promise<HealthPort> {
  let ready = false;
  const server = createServer(async ({ url, headers }, response) => {
    if (url === '/metrics' && token !== undefined) {
      if (!isScraper(token, headers.authorization)) return void response.writeHead(401).end();
      return void response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
    }
    const [ages, standing] = [pulse.ages(), pulse.standing()];
    const ok = standing.length === 0;
    // Whether the process lives must be told at once, whatever it depends on.
    const asked = url === '/readyz' ? await reasonsOf(checks) : [];
    const reasons = asked.filter(([, reason]) => reason !== undefined);
    const serves = ok && ready && reasons.length === 0;
    const status = { '/healthz': ok ? 200 : 503, '/readyz': serves ? 200 : 503 }[url ?? ''] ?? 404;
    const state = { ok, ready, standing, ages, said: { ...pulse.said(), ...Object.fromEntries(reasons) } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(state));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(at.port, at.host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    ready: () => {
      ready = true;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
