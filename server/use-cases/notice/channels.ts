/**
 * One message, several channels: what one has taken is not sent by it again, and what did not arrive goes by the next
 * in the borrower's order (R584).
 */

import type { NoticeKind } from '../../../schema/reference/notice-kinds.ts';
import { NOTICE_ORDER } from '../../../schema/reference/notice-order.ts';
import { noticeText } from '../../../schema/reference/notice-texts.ts';
import { USUAL_REMINDERS } from '../../../schema/reference/notice-times.ts';
import { type SmsPrices, smsPlan } from '../../../schema/reference/sms-operators.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Deliveries, DeliveryChannel } from '../../ports/deliveries.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Notice, Notices } from '../../ports/notices.ts';
import { ProviderUnavailable } from '../../ports/provider.ts';
import type { Sms } from '../../ports/sms.ts';
import { throwFailures } from '../kernel/failures.ts';
import { shownWords } from './notice-words.ts';
import type { PushRoom } from './push.ts';

export type ChannelDeps = {
  notices: Pick<Notices, 'find' | 'choice'>;
  deliveries: Deliveries;
  codeReports: { askDue(): Promise<void>; askNewest(): Promise<void> };
  borrowers: Pick<Borrowers, 'find'>;
  sms: Sms;
  mail?: Mail;
  pushRoom: Pick<PushRoom, 'send'>;
  clock: Pick<Clock, 'today'>;
  publicUrl: string;
  smsPrices?: SmsPrices | undefined;
};

const USUAL: readonly DeliveryChannel[] = ['SMS', 'EMAIL', 'PUSH'];
const AT_ONCE = 100;
const HINTED = 20;

export type Channels = ReturnType<typeof makeChannels>;

/** Another process is sending this message: what became of it is known soon. */
export class BeingSent extends ProviderUnavailable {}

export function makeChannels(deps: ChannelDeps) {
  const { deliveries, sms, mail } = deps;

  const linkFor = ({ locale }: Borrower): string => `${deps.publicUrl}/${locale === 'KK' ? 'kz' : 'ru'}/cabinet`;
  const textFor = (person: Borrower, { kind, facts }: Notice) =>
    noticeText(kind, person.locale, { offer: '', link: linkFor(person), ...facts });

  async function bySms(person: Borrower, notice: Notice): Promise<boolean> {
    const { text } = textFor(person, notice);
    return (await sms.send({ key: notice.key, to: person.phone, text })) === 'sent';
  }
  async function byMail(person: Borrower, notice: Notice): Promise<boolean> {
    const { subject, text } = textFor(person, notice);
    return (await mail?.send({ key: notice.key, to: person.email ?? '', subject, text })) === 'sent';
  }
  async function byPush(person: Borrower, { key, kind, facts }: Notice): Promise<boolean> {
    const message = { key, ...shownWords(kind, person.locale, facts), url: new URL(linkFor(person)).pathname };
    return (await deps.pushRoom.send(person.id, message)) > 0;
  }
  const SEND = { SMS: bySms, EMAIL: byMail, PUSH: byPush } as const;

  async function planOf(person: Borrower, notice: Notice) {
    const { parts, cost } = smsPlan(
      await deps.clock.today(),
      person.phone,
      textFor(person, notice).text,
      deps.smsPrices,
    );
    return { parts, cost };
  }

  /** Whether the message has left by this channel, now or before. @throws BeingSent */
  async function by(channel: DeliveryChannel, person: Borrower, notice: Notice): Promise<boolean> {
    if (channel === 'EMAIL' && !(mail && person.email)) return false;
    const { key } = notice;
    const plan = channel === 'SMS' ? await planOf(person, notice) : undefined;
    const begun = await deliveries.begin({ key, borrowerId: person.id, channel }, plan);
    if (begun.state === 'BUSY') throw new BeingSent(`another process is sending ${key} by ${channel}`);
    if (begun.state !== 'BEGUN') return begun.state !== 'FAILED';
    return handOver(begun.again && channel === 'SMS' ? bySmsAgain : SEND[channel], channel, { person, notice });
  }

  type Send = (person: Borrower, notice: Notice) => Promise<boolean>;
  async function handOver(send: Send, channel: DeliveryChannel, to: { person: Borrower; notice: Notice }) {
    const { key } = to.notice;
    try {
      const taken = await send(to.person, to.notice);
      await deliveries.end(key, channel, taken ? 'TAKEN' : 'NOT_TAKEN');
      return taken;
    } catch (error) {
      await deliveries.letGo(key, channel);
      throw error;
    }
  }

  /** Sends it only where the try that broke off had not reached the provider (D0208). */
  async function bySmsAgain(person: Borrower, notice: Notice): Promise<boolean> {
    const { state } = (await sms.reportOf?.({ key: notice.key, to: person.phone })) ?? { state: 'NEVER_CAME' };
    if (state === 'UNKNOWN') throw new ProviderUnavailable('whether the message has left is not known');
    // What became of it is asked in its turn (R585).
    return state === 'NEVER_CAME' ? bySms(person, notice) : true;
  }

  async function byFirst(order: readonly DeliveryChannel[], person: Borrower, notice: Notice): Promise<boolean> {
    for (const channel of order) if (await by(channel, person, notice)) return true;
    return false;
  }

  async function chosenBy(id: Borrower['id'], kind: NoticeKind): Promise<DeliveryChannel | 'CABINET' | 'NONE'> {
    if (NOTICE_ORDER[kind] === 'SMS') return 'NONE';
    const chosen = (await deps.notices.choice(id))?.channel;
    if (isReminder(kind)) return chosen ?? USUAL_REMINDERS.channel;
    // It silences reminders alone.
    return chosen === undefined || chosen === 'CABINET' ? 'NONE' : chosen;
  }

  /**
   * With a choice by that channel, else by the next that takes it, and beside it to the browsers. Without one by SMS,
   * and beside it by mail and to the browsers; a repeat after a failed SMS sends neither again.
   */
  async function send(person: Borrower, notice: Notice): Promise<void> {
    const chosen = await chosenBy(person.id, notice.kind);
    if (chosen === 'CABINET') return;
    if (chosen !== 'NONE') {
      const taken = await byFirst(orderOf(chosen), person, notice);
      if (!taken) throw new ProviderUnavailable('no channel took the message');
      if (!isReminder(notice.kind)) await by('PUSH', person, notice);
      return;
    }
    const sent = await by('SMS', person, notice);
    const mailed = await by('EMAIL', person, notice);
    const shown = await by('PUSH', person, notice);
    const fell = NOTICE_ORDER[notice.kind] === 'CHOICE' && (mailed || shown);
    if (!sent && !fell) throw new ProviderUnavailable('sms not sent');
  }

  async function asked({ key, borrowerId }: { key: string; borrowerId: Borrower['id'] }): Promise<void> {
    const person = await deps.borrowers.find(borrowerId);
    const report = person && (await sms.reportOf?.({ key, to: person.phone }));
    if (!person || !(report?.state === 'DELIVERED' || report?.state === 'FAILED')) return;
    if (report.state === 'DELIVERED') return deliveries.end(key, 'SMS', 'DELIVERED');
    const notice = await deps.notices.find(key);
    // Before the failure is written down, after which nobody asks again.
    if (notice) await byNext(person, notice);
    await deliveries.end(key, 'SMS', 'FAILED', report.reason);
  }

  async function byNext(person: Borrower, notice: Notice): Promise<void> {
    const chosen = await chosenBy(person.id, notice.kind);
    const order = orderOf(chosen === 'CABINET' || chosen === 'NONE' ? 'SMS' : chosen);
    const next = order.filter((channel) => channel !== 'SMS');
    await byFirst(next, person, notice);
  }

  /**
   * One that did not arrive goes by the next channel. `hinted`: the provider says that a report has come, so the newest
   * messages are asked about before their turn (R585). @throws AggregateError after the round
   */
  async function askReports(hinted = false, beat = () => {}): Promise<void> {
    if (!sms.reportOf) return;
    const errors: unknown[] = [];
    const { codeReports } = deps;
    // Somebody waits for a code.
    await (hinted ? codeReports.askNewest() : codeReports.askDue()).catch((error: unknown) => errors.push(error));
    const sent = await (hinted ? deliveries.toAsk(HINTED, 'newest') : deliveries.toAsk(AT_ONCE));
    for (const one of sent) {
      await asked(one).catch((error: unknown) => errors.push(error));
      beat();
    }
    throwFailures(errors);
  }

  return { send, askReports };
}

const isReminder = (kind: NoticeKind): boolean => kind === 'reminder' || kind === 'reminderCovered';

const orderOf = (first: DeliveryChannel): readonly DeliveryChannel[] => [
  first,
  ...USUAL.filter((one) => one !== first),
];
