/**
 * Keeps the paper of an event among the loan's documents (use-cases/notice/notice-paper.ts). Separate from the SMS and
 * mail workflow, which may have to wait for its provider.
 */
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
