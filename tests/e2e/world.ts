/** The sandbox for tests: the outbox with codes, the clock, and the event log. */
import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from '../../server/cli/audit-commands.ts';
import { openLedgerForReading, readWholeLog } from '../support/ledger-reading.ts';
import { PATIENCE_MS } from '../support/size.ts';

export type Message = { channel: string; to: string; text: string; code?: string; at: string };

export type Place = { url: string; databaseUrl: string; eventStoreUrl: string };

export type World = {
  url: string;
  /** Waits for the newest code after `since`, by SMS or by letter. */
  codeFor(to: string, since?: number): Promise<string>;
  blockedAmount(phone: string): Promise<number>;
  outbox(to: string): Promise<readonly Message[]>;
  advanceDays(days: number): Promise<void>;
  /** For the whole product, so tests that pay at the same time use another one. */
  providerIs(provider: string, fault: 'NONE' | 'LOST_REQUEST' | 'UNAVAILABLE'): Promise<void>;
  wholeLog(): Promise<string>;
  eventsOf(stream: string): Promise<readonly { type: string; data: unknown }[]>;
  /** Returns the output of `npm run audit -- ...`. @throws where the exit code is not 0 */
  audit(...args: string[]): Promise<string>;
};

const codeIn = (message: Message | undefined): string | undefined =>
  message?.code ?? (message?.channel === 'mail' ? /: (\d{4})\./.exec(message.text)?.[1] : undefined);

export function worldAt({ url, databaseUrl, eventStoreUrl }: Place): World {
  /** Nothing while the application answers an outage. */
  const outbox = async (to: string) => {
    const answer = await fetch(`${url}/sandbox/outbox.json?to=${to}`);
    return answer.ok ? ((await answer.json()) as Message[]) : [];
  };
  return {
    url,
    outbox,
    codeFor: (to, since = 0) =>
      until(`a code for ${to}`, async () =>
        codeIn((await outbox(to)).find((m) => codeIn(m) && Date.parse(m.at) >= since)),
      ),
    blockedAmount: (phone) =>
      until('the blocked amount', async () => {
        const message = (await outbox(phone)).find((m) => /заблокирован|бұғатталд/.test(m.text));
        const [, amount] = /(\d{2})\s₸/.exec(message?.text ?? '') ?? [];
        return amount ? Number(amount) : undefined;
      }),
    advanceDays: async (days) => {
      const answer = await fetch(`${url}/sandbox/clock.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceDays: days }),
      });
      if (!answer.ok) throw new Error(`the clock did not move: ${answer.status} ${await answer.text()}`);
    },
    providerIs: async (provider, fault) => {
      const answer = await fetch(`${url}/sandbox/money-faults.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ provider, fault }),
      });
      if (!answer.ok) throw new Error(`the provider stays as it was: ${answer.status} ${await answer.text()}`);
    },
    wholeLog: () => readWholeLog(eventStoreUrl),
    eventsOf: (stream) => openLedgerForReading(eventStoreUrl, stream),
    audit: async (...args) => {
      const output: string[] = [];
      const code = await audit(
        args,
        () => ({ databaseUrl, eventStoreUrl }),
        (line) => void output.push(line),
      );
      if (code !== 0) throw new Error(`audit ${args.join(' ')}: exit code ${code}\n${output.join('\n')}`);
      return output.join('\n');
    },
  };
}

const unlessDown = (error: Error): undefined => {
  if (error.message !== 'fetch failed') throw error;
};

/** Repeats until there is an answer, also while the product is down; `what` names the missing thing in the error. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask().catch(unlessDown);
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`waited ${PATIENCE_MS} ms for ${what}`);
    await sleep(150);
  }
}
