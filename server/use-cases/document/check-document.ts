/**
 * Whether a paper is ours and still in force, for anybody who holds it (R133). It answers with no personal data, and a
 * wrong number looks like an unknown one.
 */
import type { DocumentType } from '../../../schema/reference/documents.ts';
import { SIGNED_TYPES } from '../../../schema/reference/documents.ts';
import type { Instant } from '../../../schema/values/local-date.ts';
import { type PaperNumber, parsePaperNumber } from '../../../schema/values/paper-number.ts';
import { refuse } from '../../domain/decider.ts';
import type { Files, StoredFile } from '../../ports/files.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Limits } from '../../ports/limits.ts';
import type { PaperChecks } from '../../ports/paper-checks.ts';
import { type Address, takeOfAddress } from '../kernel/address.ts';
import { loadLoan } from '../loan/loans.ts';
import { replacedBy } from './document-copy.ts';

/** Own choice: a person checks a handful; a number cannot be guessed in any number of tries. */
const CHECKS = { times: 60, seconds: 600 } as const;
const HASH = /^[0-9a-f]{64}$/;

export type CheckDeps = {
  paperChecks: PaperChecks;
  files: Pick<Files, 'ofLoan'>;
  ledger: Ledger;
  limits: Limits;
};

export type PaperStanding = 'IN_FORCE' | 'NOT_SIGNED' | 'REPLACED';
export type CheckedPaper = {
  kind: DocumentType;
  number: PaperNumber | null;
  contract: string;
  madeAt: Instant;
  signedAt: Instant | null;
  standing: PaperStanding;
  replacedAt: Instant | null;
  /** Whether the file is the one that we keep, or a copy of it that we made; null where no hash was given. */
  matches: boolean | null;
};

type Wish = { number?: string | null | undefined; hash?: string | null | undefined };

export type CheckDocument = ReturnType<typeof makeCheckDocument>;

/** Refusals: TOO_MANY_REQUESTS. `paper` is null where we have none. */
export const makeCheckDocument = (deps: CheckDeps) => async (address: Address, wish: Wish) => {
  if (!(await takeOfAddress(deps.limits, 'check-document', address, CHECKS.times, CHECKS.seconds)))
    return refuse('TOO_MANY_REQUESTS');
  return { paper: await check(deps, wish) };
};

async function check(deps: CheckDeps, wish: Wish): Promise<CheckedPaper | null> {
  const number = parsePaperNumber(wish.number ?? '');
  const hash = HASH.exec((wish.hash ?? '').trim().toLowerCase())?.[0];
  // A wrong number is not passed over in favour of the hash: both have to fit.
  if (wish.number && !number) return null;
  const wanted = number ? { number } : hash ? { hash } : undefined;
  const found = wanted && (await deps.paperChecks.find(wanted));
  if (!found?.file.loanId) return null;
  const { file, copies } = found;
  const loan = await loadLoan(deps.ledger, found.file.loanId);
  if (!loan || !isPaper(file)) return null;
  const by = replacedBy(file, await deps.files.ofLoan(file.borrowerId, found.file.loanId));
  return {
    kind: file.kind,
    number: file.number,
    contract: loan.offerNumber,
    madeAt: file.shownAt,
    signedAt: file.signedAt,
    standing: standingOf(file, by),
    replacedAt: by && (by.signedAt ?? by.shownAt),
    matches: hash === undefined ? null : hash === file.hash || copies.includes(hash),
  };
}

function standingOf(file: StoredFile, by: StoredFile | null): PaperStanding {
  if (by) return 'REPLACED';
  return file.signedAt === null && SIGNED_TYPES.some((type) => type === file.kind) ? 'NOT_SIGNED' : 'IN_FORCE';
}

const isPaper = (file: StoredFile): file is StoredFile & { kind: DocumentType } =>
  file.kind !== 'STATEMENT' && file.kind !== 'FACE' && file.kind !== 'CONSENT';
