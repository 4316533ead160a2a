/** Tells the owner about a change of what opens the account. A message that cannot be sent does not undo the change. */
import { BorrowerId } from '../../../schema/events/codecs.ts';
import { ACCOUNT_TEXTS, type AccountChange } from '../../../schema/reference/account-texts.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import type { Account } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Notices } from '../../ports/notices.ts';
import type { Sms } from '../../ports/sms.ts';

export type OwnerDeps = {
  sms: Sms;
  mail?: Mail;
  notices: Pick<Notices, 'keep'>;
  clock: Pick<Clock, 'businessNow'>;
  alarm(text: string): void;
};

const PREFIX: Readonly<Record<AccountChange, string>> = {
  passwordChanged: 'password',
  phoneChanged: 'phone',
  emailChanged: 'email',
  identityCorrected: 'identity',
  dataDownloaded: 'data',
  newDevice: 'device',
  forgettingAsked: 'forgetting',
  forgotten: 'forgotten',
};

/** By SMS and mail. Where the number or the address itself was changed, `before` is told too. */
export async function tellOwner(
  deps: OwnerDeps,
  what: AccountChange,
  account: Account,
  commandId: CommandId,
  before: Pick<Account, 'phone' | 'email'> = account,
): Promise<void> {
  // Two accounts behind one address may send the same idempotency key, and so have the same command id.
  const key = `${PREFIX[what]}:${account.id}:${commandId}`;
  const text = ACCOUNT_TEXTS[what][account.locale];
  const phones = [...new Set([account.phone, before.phone])].filter((one) => one !== null);
  const emails = [...new Set([account.email, before.email])].filter((one) => one !== null);
  const sent = await Promise.allSettled([
    account.kind === 'borrower' ? keepNotice(deps, what, account.id, key) : 'sent',
    ...phones.map((to, at) => deps.sms.send({ key: at === 0 ? key : `${key}:before`, to, text })),
    ...emails.map((to, at) => deps.mail?.send({ key: at === 0 ? key : `${key}:before`, to, subject: 'Nesie', text })),
  ]);
  const failed = sent.some((one) => one.status === 'rejected' || one.value === 'not-sent');
  if (failed) deps.alarm(`a message to the owner of an account could not be sent: ${what}`);
}

async function keepNotice(
  { notices, clock }: OwnerDeps,
  kind: AccountChange,
  accountId: string,
  key: string,
): Promise<void> {
  const notice = { key, borrowerId: BorrowerId.parse(accountId), loanId: null, kind, facts: {} };
  await notices.keep(notice, await clock.businessNow());
}
