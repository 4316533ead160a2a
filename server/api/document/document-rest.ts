/**
 * /json/document: POST sends the signing code (code 200: the SMS was not sent); confirmation checks it (code 100: wrong
 * code).
 */
import { z } from 'zod';
import { APPEAL_TYPES, type DocumentType, type SigningFlow } from '../../../schema/reference/documents.ts';
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import { Document, SignatureAsked, Signed } from '../../../schema/rest/answers/papers.ts';
import { CreditIdQuery, DocumentQuery, DownloadQuery, ReceiptQuery } from '../../../schema/rest/credit.ts';
import { ConfirmDocumentBody, SignDocumentBody } from '../../../schema/rest/document.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { type Refused, type Result, refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Certificates } from '../../use-cases/document/certificates.ts';
import type { Documents } from '../../use-cases/document/document.ts';
import type { SignedConsent } from '../../use-cases/document/signed-document.ts';
import type { Caller } from '../../use-cases/kernel/event-context.ts';
import { type LoanSource, readOwnLoan } from '../../use-cases/loan/loans.ts';
import { credit } from '../loan/shape-credit.ts';
import type { AccountPapers } from '../people/account-papers.ts';
import { BORROWER, EVERYONE } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { addressOf, borrowerOf, callerOf } from '../use-case-caller.ts';
import { shapeDocument, versioned } from './document.ts';

export type DocumentRestDeps = LoanSource & {
  clock: Clock;
  documents: Documents;
  certificates: Pick<Certificates, 'receipt'>;
  /** The texts in force. */
  offerConsents: () => Promise<readonly SignedConsent[]>;
  /**
   * Requests that must be made before the document exists (early repayment, an agreement); GraphQL makes them in a call
   * of their own.
   */
  openers: Readonly<Partial<Record<DocumentType | SigningFlow, DocumentOpener>>>;
  accountPapers: AccountPapers;
};
export type DocumentOpener = (
  caller: Caller,
  borrowerId: BorrowerId,
  loanId: LoanId,
  wish: { days?: number | undefined; months?: number | undefined; partialPrePaymentAmount?: Tiyn | undefined },
) => Promise<Result<object>>;

const documentTypeOf = (type: DocumentType | 'PREPAYMENT' | 'PREPAYMENT_CHANGE_SCHEDULE'): DocumentType =>
  type === 'PREPAYMENT' || type === 'PREPAYMENT_CHANGE_SCHEDULE' ? 'PARTIAL_PREPAYMENT_APPLICATION' : type;

const WRONG_CODE: readonly RefusalCode[] = ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_OVER'];

export const documentRoutes = (deps: DocumentRestDeps): RestRoute[] => [...reads(deps), ...signing(deps)];

function reads(deps: DocumentRestDeps): RestRoute[] {
  const { documents, certificates } = deps;
  const list = (path: string, summary: string, wanted: (type: DocumentType) => boolean): RestRoute =>
    route({
      method: 'GET',
      path,
      summary,
      policy: BORROWER,
      answer: { data: z.array(Document) },
      query: CreditIdQuery,
      handle: async ({ query, context }) => {
        const borrowerId = borrowerOf(context);
        if (!(await readOwnLoan(deps, borrowerId, query.creditId))) return refusal(refuse('NOT_FOUND'));
        const files = await documents.list(borrowerId, query.creditId);
        const shown = files.flatMap((file) => shapeDocument(file, context.locale));
        return { data: shown.filter(({ type }) => wanted(type)) };
      },
    });
  return [
    list('/json/document/document_list', 'Lists the documents that were shown or signed', () => true),
    list('/json/document/appeals-list', 'Lists the lender’s letters about a debt', (type) =>
      APPEAL_TYPES.includes(type),
    ),
    route({
      method: 'GET',
      path: '/json/document',
      summary: 'Makes a document, or returns the same one again',
      policy: BORROWER,
      answer: { data: Document.nullable() },
      drawsPaper: true,
      query: DocumentQuery,
      handle: async ({ query, context }) => {
        const made = await documents.prepare({
          borrowerId: borrowerOf(context),
          loanId: query.creditId,
          type: query.documentType,
          locale: context.locale,
        });
        return 'refusal' in made ? refusal(made) : { data: shapeDocument(made.document, context.locale)[0] ?? null };
      },
    }),
    route({
      method: 'GET',
      path: '/json/document/receipt',
      summary: 'Returns the receipt of a payment as a PDF',
      policy: BORROWER,
      answer: 'application/pdf',
      query: ReceiptQuery,
      handle: async ({ query, context }) => {
        const wish = { borrowerId: borrowerOf(context), loanId: query.creditId, locale: context.locale };
        const made = await certificates.receipt(wish, query.paymentId);
        if ('refusal' in made) return refusal(made);
        const content = await documents.read(wish.borrowerId, made.document.hash);
        if (!content) return refusal(refuse('NOT_FOUND'));
        return { file: { mime: 'application/pdf', name: 'receipt.pdf', content, inline: true } };
      },
    }),
    download(documents, '/json/document/document-download', 'Returns a PDF, by hash or the newest of a type'),
    download(documents, '/json/document/appeals-download', 'Returns a letter about a debt as a PDF', APPEAL_TYPES),
  ];
}

const download = (documents: Documents, path: string, summary: string, only?: readonly DocumentType[]): RestRoute =>
  route({
    method: 'GET',
    path,
    summary,
    policy: BORROWER,
    answer: 'application/pdf',
    query: DownloadQuery,
    handle: async ({ query, context }) => {
      const borrowerId = borrowerOf(context);
      const loanId = query.creditId;
      const hash =
        query.hash ?? (query.documentType && (await documents.newest(borrowerId, loanId, query.documentType))?.hash);
      const file = (await documents.list(borrowerId, loanId)).find(
        (one) => one.hash === hash && (!only || only.some((type) => type === one.kind)),
      );
      if (!file) return refusal(refuse('NOT_FOUND'));
      const copy = query.copy === 'true' ? await documents.copy(file) : undefined;
      if (copy && 'refusal' in copy) return refusal(copy);
      const content = copy ? copy.content : await documents.read(borrowerId, file.hash);
      if (!content) return refusal(refuse('NOT_FOUND'));
      return { file: { mime: file.mime, name: `${file.kind.toLowerCase()}.pdf`, content, inline: true } };
    },
  });

function signing(deps: DocumentRestDeps): RestRoute[] {
  const { documents, accountPapers } = deps;
  return [
    route({
      method: 'POST',
      path: '/json/document',
      summary: 'Prepares a document and sends the code that signs it',
      policy: EVERYONE,
      forBody: accountPapers.rulesOf,
      answer: { data: SignatureAsked },
      body: SignDocumentBody,
      handle: async ({ body, context }) => {
        if (accountPapers.isOfAccount(body)) return accountPapers.ask(body, context);
        const wish = {
          borrowerId: borrowerOf(context),
          loanId: body.creditId,
          type: documentTypeOf(body.documentType),
          locale: context.locale,
        };
        const opened = await deps.openers[body.documentType]?.(callerOf(context), wish.borrowerId, wish.loanId, body);
        if (isRefused(opened)) return refusal(opened);
        const made = await documents.prepare(wish);
        if ('refusal' in made) return refusal(made);
        const signing = { ...wish, hash: made.document.hash };
        const sent = await documents.requestSignature(signing, {
          ...addressOf(context),
          commandId: context.commandId,
        });
        if ('sent' in sent) return { data: { ...sent.sent, hash: made.document.hash } };
        return sent.refusal.code === 'SMS_NOT_SENT'
          ? { code: 200, message: 'notSent', refusal: sent.refusal }
          : refusal(sent);
      },
    }),
    route({
      method: 'POST',
      path: '/json/document/confirmation',
      summary: 'Signs the newest document of the type with the code of the SMS',
      policy: EVERYONE,
      forBody: accountPapers.rulesOf,
      answer: Signed,
      body: ConfirmDocumentBody,
      handle: async ({ body, context }) => {
        if (accountPapers.isOfAccount(body)) return accountPapers.confirm(body, context);
        const borrowerId = borrowerOf(context);
        const loanId = body.creditId;
        const type = documentTypeOf(body.documentType);
        const newest = await documents.newest(borrowerId, loanId, type);
        if (!newest) return refusal(refuse((await readOwnLoan(deps, borrowerId, loanId)) ? 'NOT_SHOWN' : 'NOT_FOUND'));
        const consents = type === 'OFFER' ? await versioned(deps, body.consents) : [];
        const signing = { borrowerId, loanId, type, hash: newest.hash, locale: context.locale };
        const answer = await documents.confirmSignature(callerOf(context), signing, body.code, consents);
        if ('refusal' in answer) {
          const wrong = WRONG_CODE.includes(answer.refusal.code);
          return wrong ? refusal({ refusal: { field: 'code', ...answer.refusal } }, 100) : refusal(answer);
        }
        context.wrote(answer.position);
        return { data: credit(answer.loan, await deps.clock.today()) };
      },
    }),
  ];
}

const isRefused = (answer: object | undefined): answer is Refused => answer !== undefined && 'refusal' in answer;
