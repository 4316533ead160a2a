/** GraphQL: documents of a loan and their signatures. */
import { CertificateForm } from '../../../schema/forms/certificate.ts';
import { readForm } from '../../../schema/forms/read.ts';
import { documentTitle } from '../../../schema/reference/document-titles.ts';
import type { DocumentType } from '../../../schema/reference/documents.ts';
import { printPaperNumber } from '../../../schema/values/paper-number.ts';
import { refuse } from '../../domain/decider.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { StoredFile } from '../../ports/files.ts';
import type { Certificates } from '../../use-cases/document/certificates.ts';
import type { CheckDocument, CheckedPaper } from '../../use-cases/document/check-document.ts';
import type { Documents, ListedFile } from '../../use-cases/document/document.ts';
import type { SignedConsent } from '../../use-cases/document/signed-document.ts';
import type { CheckedDocument, ConsentTick, Document, Resolvers } from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { addressOf, borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError, userErrors } from '../user-errors.ts';

export type DocumentApiDeps = ShowLoanDeps & {
  documents: Documents;
  checkDocument: CheckDocument;
  certificates: Pick<Certificates, 'request'>;
  /** The consents required with an offer, with their versions; the client sends type and hash only. */
  offerConsents: () => Promise<readonly SignedConsent[]>;
};

export const documentResolvers = (deps: DocumentApiDeps): Resolvers => ({
  Query: {
    documents: async (_, { loanId }, context) =>
      (await deps.documents.list(borrowerOf(context), loanId)).flatMap((file) => shapeDocument(file, context.locale)),
    checkDocument: async (_, wish, context) => {
      const answer = await deps.checkDocument(addressOf(context), wish);
      if ('refusal' in answer) return { paper: null, errors: [userError(answer, context.locale)] };
      return { paper: answer.paper && shapeCheck(answer.paper, context.locale), errors: [] };
    },
  },
  Mutation: {
    prepareDocument: async (_, { loanId, type }, context) => {
      const wish = { borrowerId: borrowerOf(context), loanId, type, locale: context.locale };
      const made = await deps.documents.prepare(wish);
      if ('refusal' in made) return { document: null, errors: [userError(made, context.locale)] };
      return { document: shapeDocument(made.document, context.locale)[0] ?? null, errors: [] };
    },
    requestSignature: async (_, { loanId, type, hash }, context) => {
      const signing = { borrowerId: borrowerOf(context), loanId, type, hash, locale: context.locale };
      const answer = await deps.documents.requestSignature(signing, {
        ...addressOf(context),
        commandId: context.commandId,
      });
      if ('refusal' in answer) return { sent: null, errors: [userError(answer, context.locale)] };
      return { sent: answer.sent, errors: [] };
    },
    confirmSignature: async (_, { loanId, type, hash, code, consents }, context) => {
      const signing = { borrowerId: borrowerOf(context), loanId, type, hash, locale: context.locale };
      const ticked = await versioned(deps, consents ?? []);
      return loanPayload(
        deps,
        context,
        await deps.documents.confirmSignature(callerOf(context), signing, code, ticked),
      );
    },
    requestCertificate: async (_, { loanId, kind, email }, context) => {
      const { locale, commandId } = context;
      const read = readForm(CertificateForm, { email: email || null });
      if ('problems' in read) {
        const wrong = Object.entries(read.problems).map(([field, code]) => refuse(code, { field }));
        return { document: null, sentTo: null, errors: userErrors(wrong, locale) };
      }
      const wish = { borrowerId: borrowerOf(context), loanId, kind, locale, commandId, ...read.value };
      const answer = await deps.certificates.request(wish, addressOf(context));
      if ('refusal' in answer) return { document: null, sentTo: null, errors: [userError(answer, locale)] };
      const [document] = shapeDocument(answer.document, locale);
      return { document: document ?? null, sentTo: answer.sentTo, errors: [] };
    },
  },
});

/** A tick counts only for the current version of a text. */
export async function versioned(
  deps: Pick<DocumentApiDeps, 'offerConsents'>,
  ticks: readonly ConsentTick[],
): Promise<readonly SignedConsent[]> {
  const known = await deps.offerConsents();
  return known.filter((consent) => ticks.some((tick) => tick.type === consent.type && tick.hash === consent.hash));
}

const documentUrl = ({ loanId, hash }: StoredFile, copy: boolean): string =>
  `/json/document/document-download?creditId=${loanId ?? ''}&hash=${hash}${copy ? '&copy=true' : ''}`;

const OTHER_KINDS = ['STATEMENT', 'FACE', 'CONSENT'];
const isDocument = (kind: StoredFile['kind']): kind is DocumentType => !OTHER_KINDS.includes(kind);

/** The day of the court decision, which only the file's title holds. */
const dateIn = (file: StoredFile): string | undefined =>
  file.kind === 'RESTRUCTURING_COURT_OFFER' ? /\d\d\.\d\d\.\d{4}/.exec(file.title)?.[0] : undefined;

const shapeCheck = ({ kind, number, ...paper }: CheckedPaper, locale: Locale): CheckedDocument => ({
  ...paper,
  title: documentTitle(kind, locale),
  number: number && printPaperNumber(number),
});

/**
 * Uploads are not contract documents, so they are left out. The title is in the reader's language, even if the paper is
 * in another.
 */
export function shapeDocument(file: StoredFile & Partial<ListedFile>, locale: Locale): Document[] {
  if (!isDocument(file.kind)) return [];
  const by = file.replacedBy ?? null;
  return [
    {
      type: file.kind,
      title: documentTitle(file.kind, locale, dateIn(file)),
      hash: file.hash,
      pages: file.pages,
      bytes: file.bytes,
      url: documentUrl(file, file.number !== null && (by !== null || file.signedAt !== null)),
      shownAt: file.shownAt,
      signedAt: file.signedAt,
      number: file.number && printPaperNumber(file.number),
      replacedAt: by && (by.signedAt ?? by.shownAt),
    },
  ];
}
