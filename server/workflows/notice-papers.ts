/** Puts the letter of a notice, or the agreement of a deferral, among the loan's documents. Apart from the messages, which may have to wait for their provider. */
import type { NoticePapers } from '../use-cases/notice-paper.ts';
import type { Workflow } from './workflow.ts';

export const noticePapersWorkflow = (papers: NoticePapers): Workflow => ({
  name: 'notice-papers',
  prefixes: ['loan-'],
  react: (event) => (event.type === 'NoticeIssued' || event.type === 'GraceGranted' ? [{ kind: 'keep' }] : []),
  execute: async ({ task }) => {
    await papers.keep(task.stream, task.eventId);
    return 'done';
  },
});
