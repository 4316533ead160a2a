/** After the answer: what was refused to whom is noted for the access log (R522). Nobody waits for it. */
import type { FastifyInstance } from 'fastify';
import { STAFF_ROLES } from '../../../schema/reference/staff.ts';
import { isUuid, type LoanId } from '../../../schema/values/ids.ts';
import type { AccessEntry } from '../../ports/access-log.ts';
import type { AccessNotes } from '../../ports/access-notes.ts';
import { type Doing, doingOf } from './doing.ts';

/** Of somebody signed in: another role's call, another site's, what is not theirs or is not theirs to act on. */
const OF_RIGHTS = new Set(['FORBIDDEN', 'OTHER_SITE', 'NOT_FOUND']);
/** A member of staff who acts on a case that somebody else has, or alone where two are needed. */
const OF_STAFF = new Set(['NOT_ALLOWED_NOW', 'NOT_ASKED']);
/** A callback without a true signature. */
const OF_CALLBACKS = new Set(['UNSIGNED', 'STALE']);

/** Whether the loan is the borrower's own: a read of it may know nothing all the same. */
export type OwnsLoan = (borrowerId: string, loanId: LoanId) => Promise<boolean>;

export function noteRefusals(app: FastifyInstance, notes: AccessNotes, ownsLoan: OwnsLoan): void {
  app.addHook('onResponse', (request, _reply, next) => {
    const what = doingOf(request);
    const entry = refusedIn(what);
    if (entry) notes.note(entry);
    if (what?.unanswered)
      noteForeign(what, what.unanswered, notes, ownsLoan).catch((error) =>
        request.log.warn({ err: error }, 'whose id it was is not known'),
      );
    next();
  });
}

/** An id of nobody counts as somebody else's: whoever tries ids asks for both. */
async function noteForeign(
  { actorId, role, operation }: Doing,
  asked: readonly string[],
  notes: AccessNotes,
  ownsLoan: OwnsLoan,
): Promise<void> {
  for (const id of new Set(asked)) {
    if (!role || !isUuid<LoanId>(id) || (await ownsLoan(actorId, id))) continue;
    const by = { id: actorId, role };
    notes.note({
      act: 'REFUSED',
      by,
      subjects: [id],
      detail: `NOT_FOUND ${operation}`.slice(0, 200),
      caseNumber: null,
    });
  }
}

function refusedIn(what: Doing | undefined): AccessEntry | undefined {
  if (!what?.refusals) return undefined;
  const { refusals, actorId, role, operation } = what;
  const callback = refusals.find((code) => OF_CALLBACKS.has(code));
  const isStaff = (STAFF_ROLES as readonly string[]).includes(role ?? '');
  const right = role && refusals.find((code) => OF_RIGHTS.has(code) || (isStaff && OF_STAFF.has(code)));
  if (!callback && !right) return undefined;
  return {
    act: callback ? 'CALLBACK_REFUSED' : 'REFUSED',
    by: role ? { id: actorId, role } : { id: 'anonymous', role: 'anonymous' },
    subjects: [],
    detail: `${callback ?? right} ${operation}`.slice(0, 200),
    caseNumber: null,
  };
}
