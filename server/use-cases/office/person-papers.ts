/** Opens one paper of a person. It names him in full, so it takes an open case like unmasking (R794). */
import type { CaseReason } from '../../../schema/reference/cases.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { Files, StoredFile } from '../../ports/files.ts';
import type { Printer } from '../../ports/printer.ts';
import { copyOf } from '../document/document-copy.ts';
import type { Caller } from '../kernel/event-context.ts';
import { type UnderCaseDeps, underCase } from './under-case.ts';

export type PersonPaperDeps = UnderCaseDeps & { files: Files; printer: Printer };

/** Uploads are no papers of ours. */
export const isPaper = ({ kind }: StoredFile): boolean => kind !== 'STATEMENT' && kind !== 'FACE' && kind !== 'CONSENT';

export type PersonPapers = ReturnType<typeof makePersonPapers>;

export function makePersonPapers(deps: PersonPaperDeps) {
  /** With its signature, or the mark of the paper that replaced it. */
  async function open(
    { actor }: Caller,
    wish: { borrowerId: BorrowerId; hash: string; caseNumber: string; reason?: CaseReason | undefined },
  ) {
    const { borrowerId, hash } = wish;
    const file = await deps.files.find(borrowerId, hash);
    if (!file?.loanId || !isPaper(file)) return refuse('NOT_FOUND');
    const under = await underCase(deps, { by: actor, borrowerId, caseNumber: wish.caseNumber }, wish.reason);
    if ('refusal' in under) return under;
    const copy = await copyOf(deps, file, await deps.files.ofLoan(borrowerId, file.loanId));
    if (copy && 'refusal' in copy) return copy;
    const content = copy?.content ?? (await deps.files.read(borrowerId, hash));
    if (!content) return refuse('NOT_FOUND');
    const subjects = [borrowerId, file.loanId];
    await deps.accessLog.append({ act: 'OPENED', by: actor, subjects, detail: file.kind, ...under });
    return { file, content };
  }

  return { open };
}
