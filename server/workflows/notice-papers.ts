/** Puts the schedule of an issue on another day, the letter of a notice, the agreement of a deferral or of a part repaid ahead, or the certificate of a paid loan among the loan's documents. Apart from the messages, which may have to wait for their provider. */
import type { Stream } from '../../schema/events/envelope.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import { idOf } from '../../schema/events/streams.ts';
import type { NoticePapers } from '../use-cases/notice/notice-paper.ts';
import type { Workflow } from './workflow.ts';

const PAPERS: ReadonlySet<string> = new Set([
  'LoanIssued',
  'NoticeIssued',
  'GraceGranted',
  'PrepaymentSigned',
  'LoanClosed',
  'LoanRefinanced',
]);

export const noticePapersWorkflow = (papers: NoticePapers): Workflow => ({
  name: 'notice-papers',
  prefixes: ['loan-'],
  react: ({ type }) => (PAPERS.has(type) ? [{ kind: 'keep' }] : []),
  execute: async ({ task }) => {
    return papers.keep(idOf(task.stream as Stream<LoanEvent>), task.eventId);
  },
});
