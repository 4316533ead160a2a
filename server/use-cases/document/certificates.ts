/** Certificates that a borrower asks for (R134), and receipts of his payments (R135). */
import { CERTIFICATES_A_DAY } from '../../../schema/reference/limits.ts';
import type { BorrowerId, CommandId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { instant } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { StoredFile } from '../../ports/files.ts';
import type { Limits } from '../../ports/limits.ts';
import type { Mail } from '../../ports/mail.ts';
import type { PaymentIntents } from '../../ports/payment-intents.ts';
import type { Address } from '../kernel/address.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import { asksTooOften } from '../people/room.ts';
import { type PressDeps, printPaper } from './document.ts';
import { isRepaid } from './papers/certificates.ts';

export type CertificateDeps = PressDeps & {
  limits: Limits;
  strictLimits: boolean;
  mail: Mail;
  intents: Pick<PaymentIntents, 'recentOf'>;
};
export type CertificateKind = 'DEBT' | 'NO_DEBT';
type Wish = { borrowerId: BorrowerId; loanId: LoanId; locale: Locale };
type CertificateWish = Wish & { kind: CertificateKind; email: string | null; commandId: CommandId };

const DAY_S = 86_400;
const MAIL: Record<Locale, { subject: string; text: string }> = {
  RU: { subject: 'Справка Nesie', text: 'Справка, которую вы заказали, приложена к письму.' },
  KK: { subject: 'Nesie анықтамасы', text: 'Сіз сұраған анықтама хатқа қоса берілді.' },
};

export type Certificates = ReturnType<typeof makeCertificates>;

export function makeCertificates(deps: CertificateDeps) {
  /**
   * Refusals: NOT_FOUND, CERTIFICATE_NOT_AVAILABLE, CERTIFICATE_LIMIT, CERTIFICATE_UNAVAILABLE, OWN_REVERSAL_OWED.
   */
  async function request({ kind, email, commandId, ...wish }: CertificateWish, from: Address) {
    const { borrowerId, loanId } = wish;
    const flood = await asksTooOften(deps, from);
    if (flood) return flood;
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    if (!loan) return refuse('NOT_FOUND');
    if (!isAvailable(loan, kind)) return refuse('CERTIFICATE_NOT_AVAILABLE');
    if (!(await deps.limits.take('certificate', borrowerId, CERTIFICATES_A_DAY.value, DAY_S)))
      return refuse('CERTIFICATE_LIMIT', { facts: { limit: String(CERTIFICATES_A_DAY.value) } });
    const made = await printPaper(deps, { ...wish, type: kind });
    if ('refusal' in made) {
      await deps.limits.giveBack('certificate', borrowerId, DAY_S);
      return made.refusal.code === 'NOT_ALLOWED_NOW' ? refuse('CERTIFICATE_NOT_AVAILABLE') : made;
    }
    return email ? mail(made.document, email, wish, kind, commandId) : { document: made.document, sentTo: null };
  }

  async function mail(
    document: StoredFile,
    email: string,
    { borrowerId, locale }: Wish,
    kind: CertificateKind,
    commandId: CommandId,
  ) {
    const content = await deps.files.read(borrowerId, document.hash);
    const attachments = content ? [{ name: `${kind.toLowerCase()}.pdf`, mime: 'application/pdf', content }] : [];
    const sent = await deps.mail.send({ key: `certificate:${commandId}`, to: email, ...MAIL[locale], attachments });
    return sent === 'sent' ? { document, sentTo: email } : refuse('CERTIFICATE_UNAVAILABLE');
  }

  /** Refusals: NOT_FOUND, TOO_MANY_REQUESTS. */
  async function receipt(wish: Wish, paymentId: PaymentId) {
    const loan = await loadOwnLoan(deps.ledger, wish.borrowerId, wish.loanId);
    const payment = loan?.payments.find(({ data }) => data.paymentId === paymentId);
    if (!loan || !payment) return refuse('NOT_FOUND');
    const last = loan.payments.findLast(({ reversedOn }) => reversedOn === null);
    const paidOff = loan.status === 'CLOSING_PROCESS' || (isRepaid(loan) && loan.movedTo === null);
    const closed = payment === last && paidOff;
    const card = await cardOf(deps, wish.borrowerId, payment.data);
    return printPaper(deps, { ...wish, type: 'RECEIPT' }, { receipt: { payment, card, closed } });
  }

  return { request, receipt };
}

const isAvailable = (loan: LoanView, kind: CertificateKind): boolean =>
  kind === 'NO_DEBT' ? isRepaid(loan) : loan.issuedOn !== null && loan.closedOn === null;

const EVER = instant(new Date(0));
/** As many payments of the borrower are looked through for the card. */
const INTENTS = 200;

/** Null where the payment was opened on the processor's page, or came from elsewhere. */
async function cardOf(
  { intents }: CertificateDeps,
  borrowerId: BorrowerId,
  { provider, externalId }: LoanView['payments'][number]['data'],
): Promise<string | null> {
  const opened = await intents.recentOf(borrowerId, EVER, INTENTS);
  return opened.find((one) => one.provider === provider && one.externalId === externalId)?.card ?? null;
}
