/** Entry point of the notices: papers that a loan event produces, messages to borrowers, and reminders. */
import type { Clock } from '../../ports/clock.ts';
import type { PaymentUseCases } from '../payment/payment.ts';
import { type ChannelDeps, makeChannels } from './channels.ts';
import { makeNoticeDelivery, type NoticeDeliveryDeps } from './delivery.ts';
import { makeNoticeList } from './notice.ts';
import { makeNoticePapers, type NoticePaperDeps } from './notice-paper.ts';
import { makePush, type PushDeps } from './push.ts';
import { makeReminders, type ReminderDeps } from './reminder.ts';

type Deps = NoticePaperDeps &
  Omit<NoticeDeliveryDeps, 'channels'> &
  Omit<ChannelDeps, 'pushRoom'> &
  PushDeps &
  ReminderDeps & { clock: Clock; payments: Pick<PaymentUseCases, 'options'> };

export const makeNoticeRoom = (deps: Deps) => {
  const pushRoom = makePush(deps);
  const channels = makeChannels({ ...deps, pushRoom });
  return {
    pushRoom,
    noticePapers: makeNoticePapers(deps),
    delivery: makeNoticeDelivery({ ...deps, channels, options: deps.payments.options }),
    askReports: channels.askReports,
    reminders: makeReminders(deps),
    noticeList: makeNoticeList(deps),
  };
};
