import { DECISION_PAGES, type DecisionNext } from '../../schema/reference/decision-routing.ts';
import { type Page, paths, type Segment } from '../paths.ts';

/** What the address says besides the loan. */
const QUERY: Partial<Record<DecisionNext, string>> = { STATEMENT_UPLOAD: '&isPreApprove=true' };

/** The server names the case (R89), the browser knows its address. WAIT leads nowhere. */
export function decisionPage(next: DecisionNext, loanId: string, segment: Segment): string | undefined {
  const name = DECISION_PAGES[next];
  if (name === null) return undefined;
  const page = paths[name] as Page<string>;
  const href = page.href(segment, { loanId, edsType: 'ISSUANCE_CONSENT' });
  return page.path.includes(':loanId') ? href : `${href}?loanId=${loanId}${QUERY[next] ?? ''}`;
}
