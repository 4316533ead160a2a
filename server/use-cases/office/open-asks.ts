/** What waits for a second person, for whoever may be that person. */
import { isUuid, type LoanId } from '../../../schema/values/ids.ts';
import type { Instant } from '../../../schema/values/local-date.ts';
import type { OfficeAct } from '../../ports/office-notes.ts';
import type { OpenAsk, TwoPersons } from '../../ports/two-persons.ts';
import { nameOf } from '../kernel/staff-name.ts';
import { loadLoan } from '../loan/loans.ts';
import type { Viewer } from './applicant-seen.ts';
import { asksOf, readAsk } from './office-ask.ts';
import type { NotingDeps } from './office-notes.ts';

/** The page on which it is confirmed. */
type AskPlace = 'LOAN' | 'APPLICATION' | 'SUSPENSE' | 'SETTLEMENTS';
type Where = { readonly place: AskPlace; readonly loanId: LoanId | null; readonly act: OfficeAct | null };

/** `act` is null where the page lists what waits there. */
export type WaitingAsk = Where & {
  readonly offerNumber: string | null;
  readonly by: string;
  readonly at: Instant;
};

export type OpenAskDeps = Pick<NotingDeps, 'ledger' | 'accounts'> & { twoPersons: Pick<TwoPersons, 'open'> };

const LISTED = 500;
const PAGES: Readonly<Record<string, AskPlace>> = {
  release: 'SUSPENSE',
  'send-back': 'SUSPENSE',
  refund: 'SUSPENSE',
  'recall-refund': 'SUSPENSE',
  settlement: 'SETTLEMENTS',
  'write-off-reversal': 'SETTLEMENTS',
};
const ON_APPLICATION: Readonly<Record<string, OfficeAct>> = {
  approve: 'DECIDED',
  'reject-by-fraud': 'FRAUD',
  'recall-payout': 'RECALL',
};

/** Undefined for a correction, which the home page shows whole. */
function whereOf(ask: OpenAsk): Where | undefined {
  const [kind = '', id = ''] = ask.action.split(':', 2);
  const loanId = isUuid<LoanId>(id) ? id : undefined;
  if (kind === 'office-loan' && loanId && ask.action.startsWith(asksOf(loanId)))
    return { place: 'LOAN', loanId, act: readAsk(loanId, ask).act };
  const act = ON_APPLICATION[kind];
  if (act && loanId) return { place: 'APPLICATION', loanId, act };
  const place = PAGES[kind];
  return place && { place, loanId: null, act: null };
}

/** What waits on the card of one application. */
export async function asksOnApplication(twoPersons: Pick<TwoPersons, 'open'>, loanId: LoanId) {
  const open = Object.entries(ON_APPLICATION).map(async ([kind, act]) =>
    (await twoPersons.open(`${kind}:${loanId}`)).map(({ askedBy, askedRole }) => ({ act, askedBy, askedRole })),
  );
  return (await Promise.all(open)).flat();
}

export type OpenAsks = ReturnType<typeof makeOpenAsks>;

export function makeOpenAsks(deps: OpenAskDeps) {
  /** The oldest first. Neither one's own nor those of one's own role, which one cannot confirm. */
  async function forSecond(viewer: Viewer): Promise<readonly WaitingAsk[]> {
    const asks = await deps.twoPersons.open('');
    const name = nameOf(deps.accounts);
    const others = asks.filter((ask) => ask.askedBy !== viewer.id && ask.askedRole !== viewer.role);
    const known = others.flatMap((ask) => {
      const where = whereOf(ask);
      return where ? [{ ...where, ask }] : [];
    });
    return Promise.all(
      known.slice(0, LISTED).map(async ({ ask, ...where }) => ({
        ...where,
        offerNumber: where.loanId && ((await loadLoan(deps.ledger, where.loanId))?.offerNumber ?? null),
        by: await name(ask.askedBy),
        at: ask.askedAt,
      })),
    );
  }

  return { forSecond };
}
