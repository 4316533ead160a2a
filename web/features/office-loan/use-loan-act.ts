import { printTenge, tiynOf, typedTenge } from '../../../schema/values/money.ts';
import {
  AgreeCessionDocument,
  CancelCessionDocument,
  ConfirmCessionDocument,
  DismissDisputeDocument,
  GrantGraceDocument,
  IssueCessionNoticeDocument,
  OfferRestructuringAfterCourtDocument,
  type OfficeAct,
  type OfficeLoanAnswerFragment,
  type OfficeLoanCardFragment,
  ReversePaymentDocument,
  UpholdDisputeDocument,
  WaivePenaltyDocument,
  WriteOffLoanDocument,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import type { Translate } from '../../lib/intl.ts';
import { dateValue } from '../../lib/typed-text.ts';
import type { FieldProblem, Reading } from '../../lib/use-submit.ts';

export type OpenAct = OfficeLoanCardFragment['acts'][number];
export type Ask = OfficeLoanCardFragment['waiting'][number];

/** Each action needs only some of them. */
export const TERMS = ['until', 'amount', 'buyer', 'price', 'payBy', 'paymentId', 'months', 'decidedOn'] as const;
export type TermName = (typeof TERMS)[number];
export type ActForm = Readonly<Record<TermName, string>> & { readonly act: OfficeAct; readonly note: string };

const TERMS_OF: Partial<Record<OfficeAct, readonly TermName[]>> = {
  DEFERRAL: ['until'],
  WAIVER: ['amount'],
  CESSION_NOTICE: ['buyer'],
  CESSION: ['buyer', 'price', 'payBy'],
  REVERSAL: ['paymentId'],
  COURT_OFFER: ['months', 'decidedOn'],
};
export const termsOf = (act: OfficeAct): readonly TermName[] => TERMS_OF[act] ?? [];

const EMPTY: Readonly<Record<TermName, string>> = {
  until: '',
  amount: '',
  buyer: '',
  price: '',
  payBy: '',
  paymentId: '',
  months: '',
  decidedOn: '',
};

/** All penalty, the buyer of the notice. */
export const beginWith = ({ act, limit, buyer }: OpenAct): ActForm => ({
  ...EMPTY,
  act,
  note: '',
  amount: act === 'WAIVER' ? (limit === null ? '' : printTenge(limit)) : '',
  buyer: buyer ?? '',
});

/** With the terms that the first person entered. */
export const confirming = ({ act, terms }: Ask): ActForm => ({
  ...EMPTY,
  ...Object.fromEntries(terms.map(({ name, value }) => [name, value])),
  act,
  note: '',
});

/** Reads "5 140,37 ₸" and prints "5140.37", as the terms of the first person come from the server. */
const sumOf = (text: string): string | undefined => {
  const sum = typedTenge(text);
  return sum ? printTenge(sum) : undefined;
};

/** The first person writes a note with the reason; the second one needs none. */
export function readForm(form: ActForm, t: Translate, noteNeeded: boolean): Reading<ActForm> {
  const read: Record<TermName, string | undefined> = {
    until: dateValue(form.until),
    payBy: dateValue(form.payBy),
    amount: sumOf(form.amount),
    price: sumOf(form.price),
    buyer: form.buyer.trim() || undefined,
    paymentId: form.paymentId || undefined,
    months: form.months || undefined,
    decidedOn: dateValue(form.decidedOn),
  };
  const wrong = termsOf(form.act).filter((name) => read[name] === undefined);
  const problems: FieldProblem[] = [
    ...wrong.map((field) => ({ field, text: t(`officeLoan.${field}Wrong`) })),
    ...(noteNeeded && form.note.trim() === '' ? [{ field: 'note', text: t('officeLoan.noteMissing') }] : []),
  ];
  if (problems.length > 0) return { problems };
  const terms = Object.fromEntries(TERMS.map((name) => [name, read[name] ?? '']));
  return { input: { ...form, ...terms, note: form.note.trim() } };
}

type Answer = CallOutcome<OfficeLoanAnswerFragment>;

const inside = (outcome: CallOutcome<{ answer: OfficeLoanAnswerFragment }>): Answer =>
  partOf(outcome, ({ answer }) => answer);

export async function sendAct(loanId: string, form: ActForm, key: string): Promise<Answer> {
  const { note, until, amount, buyer, price, payBy, paymentId, months, decidedOn } = form;
  switch (form.act) {
    case 'DEFERRAL':
      return inside(await send(GrantGraceDocument, { loanId, until, note }, key));
    case 'WAIVER':
      return inside(await send(WaivePenaltyDocument, { loanId, amount: tiynOf(amount), note }, key));
    case 'WRITE_OFF':
      return inside(await send(WriteOffLoanDocument, { loanId, note }, key));
    case 'CESSION_NOTICE':
      return inside(await send(IssueCessionNoticeDocument, { loanId, buyer, note }, key));
    case 'CESSION':
      return inside(await send(AgreeCessionDocument, { loanId, buyer, price: tiynOf(price), payBy, note }, key));
    case 'CESSION_PAID':
      return inside(await send(ConfirmCessionDocument, { loanId, note }, key));
    case 'CESSION_CANCEL':
      return inside(await send(CancelCessionDocument, { loanId, note }, key));
    case 'REVERSAL':
      return inside(await send(ReversePaymentDocument, { loanId, paymentId, note }, key));
    case 'DISPUTE_UPHOLD':
      return inside(await send(UpholdDisputeDocument, { loanId, note }, key));
    case 'DISPUTE_DISMISS':
      return inside(await send(DismissDisputeDocument, { loanId, note }, key));
    case 'COURT_OFFER': {
      const terms = { loanId, months: Number(months), decidedOn, note };
      return inside(await send(OfferRestructuringAfterCourtDocument, terms, key));
    }
    default:
      throw new Error(`${form.act} is no action on a running loan`);
  }
}
