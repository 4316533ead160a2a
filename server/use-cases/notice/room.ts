/** Front door of the room: papers that an event of a loan leaves. */
import { makeNoticePapers, type NoticePaperDeps } from './notice-paper.ts';

export const makeNoticeRoom = (deps: NoticePaperDeps) => ({ noticePapers: makeNoticePapers(deps) });
