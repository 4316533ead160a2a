import { organisationName } from '../../schema/values/organisation-name.ts';
import type { EvidenceKind, LoanStatus } from '../generated/cabinet/graphql.ts';
import { day, dayTo } from './dates.ts';
import { money } from './format.ts';
import { pageIn } from './loan-stage.ts';
import type { Lang } from './locale.ts';

export type NotedLoan = {
  readonly status: LoanStatus;
  readonly evidenceAsked?: readonly EvidenceKind[];
  readonly productType?: string;
  readonly closedOn?: string | null;
  readonly writtenOff?: bigint | null;
  readonly movedTo?: object | null;
  /** Why an application ended by itself. */
  readonly lapse?: string | null | undefined;
  readonly repaid?: { readonly on: string; readonly plannedUntil: string; readonly saved: bigint } | null;
  readonly debt?: {
    readonly nextDueDate?: string | null;
    readonly nextDueAmount?: bigint | null;
    readonly lastDueDate?: string | null;
    readonly lastDueAmount?: bigint | null;
  } | null;
  readonly cession?: { readonly buyer: string; readonly cededOn?: string | null; readonly debt?: bigint | null } | null;
};

/** The borrower was late in all other cases. */
const LAPSES = ['NOT_DECIDED_IN_TIME', 'OFFER_OUTGROWN', 'CONSENT_LAPSED', 'PAYOUT_RETURNED'];

/** Photos and video are told by their names: they are no mistake of the borrower. */
const evidenceOf = ({ evidenceAsked: asked = [] }: NotedLoan): string | undefined =>
  asked.length > 1 ? 'photosAndVideo' : asked[0];

/** Heads the first page; null where the loan itself does (`pageIn`). */
export const titleOf = (loan: NotedLoan): string | null => evidenceOf(loan) ?? pageIn(loan.status).title;

/** The text of `locales/<language>/status.json` that says what is going on, and what to do. */
function textOf(loan: NotedLoan): string {
  const { status, productType, writtenOff, movedTo, repaid, lapse } = loan;
  const asked = evidenceOf(loan);
  if (asked) return `next_${asked}`;
  if (status === 'CALCULATION_STOPPED' && productType?.startsWith('INDIVIDUAL_ENTREPRENEUR')) return 'nextStoppedIp';
  if (status === 'FINISHED' && writtenOff != null) return 'nextWrittenOff';
  if (status === 'FINISHED' && movedTo) return 'nextRefinanced';
  if (status === 'FINISHED' && repaid && repaid.plannedUntil > repaid.on)
    return repaid.saved > 0n ? 'nextEarly' : 'nextEarlyFixed';
  if (status === 'ANNULLED' && lapse && LAPSES.includes(lapse)) return `annulled_${lapse}`;
  return `next_${status}`;
}

export function statusNote(loan: NotedLoan, lang: Lang): { readonly text: string; values: Record<string, string> } {
  const { status, debt, cession, repaid } = loan;
  // During a deferral: the last day to pay in time, and the sum of that day.
  const isDeferred = status === 'GRACE_DAY_OFF' || status === 'GRACE_MANUAL';
  const date = cession?.cededOn ?? loan.closedOn ?? (isDeferred ? debt?.lastDueDate : debt?.nextDueDate);
  const sum =
    cession?.debt ?? loan.writtenOff ?? repaid?.saved ?? (isDeferred ? debt?.lastDueAmount : debt?.nextDueAmount);
  return {
    text: textOf(loan),
    values: {
      date: date ? day(date, lang) : '',
      sum: sum != null ? money(sum) : '',
      buyer: organisationName(cession?.buyer ?? '', lang),
      lastDay: repaid ? dayTo(repaid.plannedUntil, lang) : '',
    },
  };
}
