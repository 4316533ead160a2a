/** When a message may go out that only time has caused (R161). */
import type { NoticeKind } from '../../../schema/reference/notice-kinds.ts';
import type { Instant } from '../../../schema/values/local-date.ts';
import { reachableFrom } from '../../domain/collection/call-hours.ts';

/** `now` itself where the message may go out at once. */
export const openingFor = (kind: NoticeKind, now: Instant): Instant =>
  reachableFrom(now, kind === 'overdue' || kind === 'promise');
