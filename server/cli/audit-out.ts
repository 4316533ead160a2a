/** Each command tells the same twice: in lines for a person, or with --json as one document for a program. */

import type { Finding } from '../../schema/reference/findings.ts';
import { printTenge, tiyn } from '../../schema/values/money.ts';
import type { Say } from './run-command.ts';

export type Facts = Readonly<Record<string, unknown>>;

export type Out = {
  /** A line for a person. It returns a promise if the reader is slower than the writer. */
  say: Say;
  /** Fields of the document for a program; a field told twice is the later one, but findings are gathered. */
  tell(facts: Facts): void;
  /** Whether it makes a document of what it is told; else a long list need not be gathered. */
  readonly gathers?: boolean;
};

/** Amounts in tenge, as everywhere outside; every other number is a plain one before it comes here. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? printTenge(tiyn(one)) : one));

/** `work` returns the exit code, which is 0 only where nothing was found. */
export async function inJson(say: Say, work: (out: Out) => Promise<number>): Promise<number> {
  let document: Facts = {};
  const findings: Finding[] = [];
  const code = await work({
    say: () => undefined,
    gathers: true,
    tell: ({ findings: found, ...facts }) => {
      if (Array.isArray(found)) findings.push(...(found as Finding[]));
      document = { ...document, ...facts };
    },
  });
  await say(jsonOf({ ok: code === 0, ...document, ...(code === 0 && findings.length === 0 ? {} : { findings }) }));
  return code;
}

export const inLines = (say: Say): Out => ({ say, tell: () => undefined });
