import type { DecisionNext } from '../../generated/cabinet/graphql.ts';
import { paths, type Segment } from '../../paths.ts';

/** The server names the case (R89), the browser knows its page. WAIT leads nowhere. */
export function nextPage(next: DecisionNext, loanId: string, segment: Segment): string | undefined {
  const of = `?loanId=${loanId}`;
  switch (next) {
    case 'WAIT':
      return undefined;
    case 'REJECT_60_PLUS':
      return paths.reject60Plus.href(segment) + of;
    case 'STOP_CREDIT':
      return paths.stopCredit.href(segment) + of;
    case 'BIL_WITH_STATEMENT':
      return paths.bilWithStatement.href(segment) + of;
    case 'BIL_WITHOUT_STATEMENT':
      return paths.bilWithoutStatement.href(segment) + of;
    case 'BSPL_WITH_STATEMENT':
      return paths.bsplWithStatement.href(segment) + of;
    case 'BSPL_WITHOUT_STATEMENT':
      return paths.bsplWithoutStatement.href(segment) + of;
    case 'OBTAINING':
      return paths.loanObtaining.href(segment, { loanId });
    case 'BIOMETRY':
      return paths.loanBiometry.href(segment, { loanId });
    case 'EDS_REQUEST':
      return paths.edsRequest.href(segment, { loanId, edsType: 'ISSUANCE_CONSENT' });
    case 'DOCUMENT_PHOTOS':
      return paths.documentPhotos.href(segment, { loanId });
    case 'VIDEO_INTERVIEW':
      return paths.videoInterview.href(segment, { loanId });
    case 'STATEMENT_LOADING':
      return paths.loanStatementUpload.href(segment, { loanId });
    case 'REJECTED_STATEMENT':
      return paths.rejectedStatementUpload.href(segment) + of;
    case 'STATEMENT_UPLOAD':
      return `${paths.statementUpload.href(segment)}${of}&isPreApprove=true`;
    case 'APPROVE':
    case 'REJECTED_CARD':
      return paths.approve.href(segment) + of;
    case 'ALT_SCORE':
      return paths.altScore.href(segment) + of;
    case 'PDL_ALT_SCORE':
      return paths.pdlAltScore.href(segment) + of;
    case 'DECLINE_ALT_SCORE':
      return paths.declineAltScore.href(segment) + of;
    case 'DECLINE_PDL_ALT_SCORE':
      return paths.declinePdlAltScore.href(segment) + of;
    case 'DECLINE':
      return paths.decline.href(segment) + of;
  }
}
