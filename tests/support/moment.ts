import { instant } from '../../schema/values/local-date.ts';

/** A moment for what is given one and does not depend on it. */
export const SOME_MOMENT = instant(new Date('2026-11-20T07:30:00Z'));
