/** Separate from SMS and mail, which may have to wait for a provider. See use-cases/notice/notice-paper.ts. */
import { idOf } from '../../schema/events/streams.ts';
import { type NoticePapers, paperOf } from '../use-cases/notice/notice-paper.ts';
import { defineWorkflow, onStreams } from './define.ts';

export const noticePapersWorkflow = (papers: NoticePapers) =>
  defineWorkflow('notice-papers', [
    onStreams('loan-', {
      tasks: { keep: {} },
      react: (event) => (paperOf(event) ? [{ kind: 'keep' }] : []),
      on: { keep: ({ stream, task }) => papers.keep(idOf(stream), task.eventId) },
    }),
  ]);
