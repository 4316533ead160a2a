import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DecisionResultDocument, type DecisionResultQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { decisionPage } from '../../lib/decision-page.ts';
import { useHref, useSegment } from '../../lib/intl.ts';
import { pageOf } from '../../lib/loan-stage.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { LoanOfPage } from '../../ui/LoanOfPage.tsx';
import { Onward } from '../../ui/Onward.tsx';
import { DeclineView } from './DeclineView.tsx';
import { useOffer } from './use-offer.ts';

/** One page for all refusals; its content follows the decision. */
export const DeclineScreen = () => <LoanOfPage>{(loanId) => <Declined loanId={loanId} />}</LoanOfPage>;

function Declined({ loanId }: { loanId: string }) {
  const loaded = useData(DecisionResultDocument, { loanId });
  return <Await of={loaded}>{(data) => <Answer loanId={loanId} data={data} />}</Await>;
}

function Answer({ loanId, data: { loan, decision } }: { loanId: string; data: DecisionResultQuery }) {
  const href = useHref();
  const segment = useSegment();
  const { pathname, search } = useLocation();
  const taking = useOffer(loan, decision);
  const elsewhere = decision?.origin;
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere + pathname + search);
  }, [elsewhere, pathname, search]);
  if (elsewhere) return null;
  if (!loan) return <Onward to={href(paths.cabinet)} />;
  if (!loan.rejection) return <Onward to={pageOf(loan, segment)} />;
  // A borrower whom a statement may help still reads the refusal here.
  const next = decision?.next === 'STATEMENT_UPLOAD' ? 'DECLINE' : decision?.next;
  const right = next && decisionPage(next, loanId, segment);
  if (right && withoutLanguage(right) !== withoutLanguage(pathname)) return <Onward to={right} />;
  return <DeclineView loan={loan} decision={decision ?? undefined} rejection={loan.rejection} taking={taking} />;
}

/** The address changes its language a moment before the texts do. */
const withoutLanguage = (address: string): string => address.replace(/\?.*/, '').slice('/ru'.length);
