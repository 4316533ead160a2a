/** Puts the schedule of an issue on another day, the letter of a notice, the agreement of a deferral or of a part repaid ahead, or the certificate of a paid loan among the loan's documents. Apart from the messages, which may have to wait for their provider. */
import { idOf } from '../../schema/events/streams.ts';
import type { NoticePapers } from '../use-cases/notice/notice-paper.ts';
import { defineWorkflow, onStreams } from './define.ts';

const PAPERS: ReadonlySet<string> = new Set([
  'LoanIssued',
  'NoticeIssued',
  'GraceGranted',
  'PrepaymentSigned',
  'LoanClosed',
  'LoanRefinanced',
]);

export const noticePapersWorkflow = (papers: NoticePapers) =>
  defineWorkflow('notice-papers', [
    onStreams('loan-', {
      tasks: { keep: {} },
      react: ({ type }) => (PAPERS.has(type) ? [{ kind: 'keep' }] : []),
      on: { keep: ({ stream, task }) => papers.keep(idOf(stream), task.eventId) },
    }),
  ]);
