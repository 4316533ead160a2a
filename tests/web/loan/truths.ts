/** Addresses and sentences that claim something about the visitor, and of whom each is true. */
import { isRunning } from '../../../schema/loan-status.ts';
import { DECISION_PAGES } from '../../../schema/reference/decision-routing.ts';
import type { MessageId } from '../../../web/lib/intl.ts';
import { type Page, paths } from '../../../web/paths.ts';
import type { Visitor } from './visitors.ts';

type Truth = (visitor: Visitor) => boolean;
const never: Truth = () => false;
const inStatus =
  (...statuses: readonly string[]): Truth =>
  ({ status }) =>
    status !== null && statuses.includes(status);
const runs: Truth = ({ status }) => status !== null && isRunning(status);

type Name = keyof typeof paths;
const RESULTS = Object.values(DECISION_PAGES).filter((name) => name !== null);
/** The routing leads here, or there is no application and the page says so. */
const decided =
  (name: Name): Truth =>
  ({ next, status }) =>
    status === null || (next !== null && (DECISION_PAGES[next] === name || readsRefusal(next, name)));
/** A borrower whom a statement may help reads the refusal too. */
const readsRefusal = (next: string, name: Name): boolean => next === 'STATEMENT_UPLOAD' && name === 'decline';

/** None of these visitors has had a check or an IIN refused, or has been asked for photos or a video. */
const OPEN_TO: Readonly<Record<string, Truth>> = {
  ...Object.fromEntries(RESULTS.map((name) => [name, decided(name)])),
  loanConfirmation: inStatus('INITIAL'),
  loanSigning: inStatus('INITIAL'),
  loanObtaining: inStatus('WAITING_FOR_REMITTANCE_SET', 'REMITTANCE_ERROR'),
  loanSignInsurance: inStatus('WAITING_FOR_INSURANCE'),
  edsPending: inStatus('WAITING_FOR_ISSUANCE_CONSENT'),
  documentPhotos: never,
  videoInterview: never,
  biometryVerify: never,
  declineNano: never,
  biometryError: never,
  iinLocked: never,
  restoreExistedUser: never,
  underAge: never,
};

const SAID: Readonly<Record<MessageId, Truth>> = {
  'statement.rejectedTitle': ({ next }) => next === 'REJECTED_STATEMENT',
  'biometry.resultFailed': never,
  'biometry.resultPassedText': ({ status }) =>
    status !== null && status !== 'WAITING_FOR_BIOMETRY' && !isRunning(status),
  'payment.failureTitle': never,
  'decision.none': ({ status }) => status === null,
  'decision.stopTitle': ({ next }) => next === 'STOP_CREDIT',
  'decision.overdueTitle': ({ next }) => next === 'REJECT_60_PLUS',
  'agreement.none': (visitor) => !runs(visitor),
  'dispute.noLoan': (visitor) => !runs(visitor),
  'prepayment.noneText': (visitor) => !runs(visitor),
  'shell.noAnswer': never,
};

const pathTo = (page: Pick<Page, 'path'>): RegExp =>
  new RegExp(`^/(ru|kz)/${page.path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '[^/]+')}$`);
const ADDRESSES = Object.entries(OPEN_TO).map(([name, truth]) => ({ at: pathTo(paths[name as Name]), truth }));

/** What is untrue of this visitor where he ended. */
export function untruths(
  visitor: Visitor,
  at: string,
  text: string,
  words: Readonly<Record<string, string>>,
): string[] {
  const address = ADDRESSES.find((one) => one.at.test(at));
  const said = Object.entries(SAID).filter(([id, truth]) => {
    const sentence = words[id];
    if (sentence === undefined) throw new Error(`no text ${id}`);
    return text.includes(sentence) && !truth(visitor);
  });
  return [...(address && !address.truth(visitor) ? [`opens ${at}`] : []), ...said.map(([id]) => `says ${id}`)];
}
