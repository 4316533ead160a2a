/** Tells the owner about each new password. A message that cannot be sent does not undo the change. */
import { BorrowerId } from '../../../schema/events/codecs.ts';
import { PASSWORD_CHANGED } from '../../../schema/reference/password-texts.ts';
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

export async function tellOwner(deps: OwnerDeps, account: Account, commandId: CommandId): Promise<void> {
  const { phone, email, locale } = account;
  const key = `password:${commandId}`;
  const text = PASSWORD_CHANGED[locale];
  const sent = await Promise.allSettled([
    account.kind === 'borrower' ? keepNotice(deps, account.id, key) : 'sent',
    phone ? deps.sms.send({ key, to: phone, text }) : 'sent',
    email && deps.mail ? deps.mail.send({ key, to: email, subject: 'Nesie', text }) : 'sent',
  ]);
  const failed = sent.some((one) => one.status === 'rejected' || one.value === 'not-sent');
  if (failed) deps.alarm('the message about a new password could not be sent');
}

async function keepNotice({ notices, clock }: OwnerDeps, accountId: string, key: string): Promise<void> {
  const notice = {
    key,
    borrowerId: BorrowerId.parse(accountId),
    loanId: null,
    kind: 'passwordChanged' as const,
    facts: {},
  };
  await notices.keep(notice, await clock.businessNow());
}
