/** Folds each loan and recomputes each event before applying it. */
import type { LoanEvent, LoanEventType } from '../../../schema/events/loan.ts';
import { allowed, isTerminal, type LoanStatus } from '../../../schema/loan-status.ts';
import { ErrorInWords, type Finding, finding, type Said, say, withParts } from '../../../schema/reference/findings.ts';
import { isInvented } from '../../../schema/reference/invented-hash.ts';
import { reasonsOf } from '../../../schema/reference/said-by.ts';
import { printTenge, tiyn } from '../../../schema/values/money.ts';
import { evolve } from '../../domain/loan/evolve.ts';
import { AS_WRITTEN, recompute } from '../../domain/loan/recompute.ts';
import { initial, type LoanState } from '../../domain/loan/state.ts';
import type { LoanRecord } from './audit.ts';

/** Shown to readers of the event only; nothing is computed from them, and `as-of` computes them anew. */
const SHOWN = ['nextDue', 'nextActionDate'];
/** `ruleVersion` names the tariff of its day; the figures that follow from it are compared instead. */
const NOT_HELD = new Set([...SHOWN, 'ruleVersion']);
const MOST_DIFFERENCES = 6;
const INVENTED_CONTRACT = 'the contract of a seeded loan, which was not kept: its hash is invented (D0201)';

/** `due`: events that the rules require right after the last one. */
type Followed = { state: LoanState; due: readonly LoanEvent[] };
/** Only the status of an ended loan is kept, so that memory holds open loans only. */
type Over = { status: LoanStatus };

export type FiguresFound = Pick<FigureAudit, 'findings' | 'recomputed' | 'asWritten' | 'left'>;

export class FigureAudit {
  readonly findings: Finding[] = [];
  /** Null: the loan cannot be checked any further. */
  readonly #loans = new Map<string, Followed | Over | null>();
  recomputed = 0;
  /** Reason why figures were not recomputed -> the types of those events. */
  readonly asWritten = new Map<string, Set<LoanEventType>>();

  /** Stops checking a loan whose hash chain is broken. */
  leave(stream: string): void {
    this.#loans.set(stream, null);
  }

  get left(): number {
    return [...this.#loans.values()].filter((loan) => loan === null).length;
  }

  /** Without the loans. */
  found(): FiguresFound {
    const { findings, recomputed, asWritten, left } = this;
    return { findings, recomputed, asWritten, left };
  }

  /** Takes the events of one loan in order; events of different loans may be mixed. */
  take(record: LoanRecord): void {
    const known = this.#loans.get(record.stream);
    if (known === null) return;
    const { status } = record.data;
    try {
      if (known && 'status' in known) {
        if (!allowed(known.status, record.type, status))
          throw new ErrorInWords(say('LOAN_OVER', { status: known.status }));
        return;
      }
      const { state, due } = known ?? { state: initial, due: [] };
      if (record.type === 'LoanApplied' && state.stage !== 'none') throw new ErrorInWords(say('APPLIED_TWICE'));
      const next = this.#hold(state, due, record);
      this.#loans.set(record.stream, isTerminal(status) ? { status } : { state: evolve(state, record), due: next });
    } catch (error) {
      // Later findings on this loan would only repeat this one.
      this.#loans.set(record.stream, null);
      this.#found(record, withParts(say('NOT_FOLLOWING'), reasonsOf(error)));
    }
  }

  /** Returns the events that the rules require right after this one. */
  #hold(state: LoanState, due: readonly LoanEvent[], record: LoanRecord): readonly LoanEvent[] {
    const [awaited] = due;
    if (awaited && awaited.type !== record.type) {
      this.#found(record, say('AWAITED_OTHER', { event: awaited.type }));
    }
    const rules = recompute(state, record);
    if (rules !== 'WITH_THE_FACT_BEFORE' && 'asWritten' in rules) {
      const { status } = record.data;
      if (!allowed(state.status, record.type, status)) {
        throw new ErrorInWords(say('NO_RULE', { from: state.status ?? '-', to: status }));
      }
      this.#leftOut(record, rules.asWritten);
      return [];
    }
    this.recomputed += 1;
    const [fact, ...after] = rules === 'WITH_THE_FACT_BEFORE' ? due : rules.facts;
    if (fact?.type === record.type) this.#compare(record, fact);
    else this.#found(record, fact ? say('RULES_GIVE', { event: fact.type }) : say('RULES_GIVE_NONE'));
    return after;
  }

  #leftOut(record: LoanRecord, why: keyof typeof AS_WRITTEN): void {
    if (why !== 'NO_FIGURES') this.#taken(record.type, AS_WRITTEN[why]);
    if (record.type === 'OfferSigned' && isInvented(record.data.signature.documentHash))
      this.#taken(record.type, INVENTED_CONTRACT);
  }

  #taken(type: LoanEventType, why: string): void {
    const types = this.asWritten.get(why) ?? new Set();
    this.asWritten.set(why, types.add(type));
  }

  #compare(written: LoanRecord, given: LoanEvent): void {
    const found = [...differences('', comparable(written.data), comparable(given.data))];
    if (found.length === 0) return;
    const more = found.length - MOST_DIFFERENCES;
    const first = found.slice(0, MOST_DIFFERENCES);
    this.#found(
      written,
      withParts(say('FIGURES_DIFFER'), more > 0 ? [...first, say('AND_MORE', { count: more })] : first),
    );
  }

  #found({ stream, revision, type }: LoanRecord, said: Said): void {
    this.findings.push(finding(say('EVENT', { stream, revision, event: type }), said));
  }
}

/** Postings as a sum for each account: their order means nothing. */
function comparable(data: LoanEvent['data']): unknown {
  if (!('postings' in data)) return data;
  const postings: Record<string, bigint> = {};
  for (const { account, amount } of data.postings) postings[account] = (postings[account] ?? 0n) + amount;
  return { ...data, postings: Object.fromEntries(Object.entries(postings).filter(([, sum]) => sum !== 0n)) };
}

function* differences(path: string, written: unknown, given: unknown): Generator<Said> {
  if (written === given) return;
  if (!isTree(written) || !isTree(given)) {
    if (written === undefined) yield say('NOT_WRITTEN', { path, given: shown(given) });
    else if (given === undefined) yield say('WRITTEN_IN_ADDITION', { path, written: shown(written) });
    else yield say('WRITTEN_OTHERWISE', { path, written: shown(written), given: shown(given) });
    return;
  }
  for (const key of new Set([...Object.keys(written), ...Object.keys(given)])) {
    if (!NOT_HELD.has(key)) yield* differences(path ? `${path}.${key}` : key, written[key], given[key]);
  }
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const shown = (value: unknown): string =>
  typeof value === 'bigint' ? printTenge(tiyn(value)) : JSON.stringify(value, asText);

const asText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? printTenge(tiyn(value)) : value);
