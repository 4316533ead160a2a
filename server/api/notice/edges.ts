import type { Edges } from '../deps.ts';
import { type NoticeApiDeps, noticeResolvers } from './notice.ts';
import { noticeRoutes } from './notice-rest.ts';
import { pushResolvers } from './push.ts';
import { pushRoutes } from './push-rest.ts';
import { type SmsWebhookDeps, smsWebhook } from './sms-webhook.ts';

export const noticeEdges = (can: NoticeApiDeps & SmsWebhookDeps): Edges => ({
  resolvers: [noticeResolvers(can), pushResolvers(can)],
  routes: [...noticeRoutes(can), ...pushRoutes(can)],
  webhooks: [smsWebhook(can)],
});
