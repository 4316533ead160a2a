/** Calls of /json/push (R154). */
import { z } from 'zod';

/** What a browser's `JSON.stringify(subscription)` gives; an app has no keys (R840). */
export const PushToken = z.object({
  endpoint: z.string().max(1_000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }).default({ p256dh: '', auth: '' }),
});

const text = z.string({ error: 'FIELD_REQUIRED' });
export const PushClientBody = z.object({
  pushToken: text
    .max(2_000)
    .describe(
      'The subscription of the browser as JSON: endpoint, keys.p256dh, keys.auth; of an app, where PUSH=gateway: endpoint app:TOKEN',
    ),
});
export const PushEndBody = z.object({ endpoint: text.max(1_000).describe('The address of the browser') });

export const PushStateAnswer = z.strictObject({
  key: z.string().describe('The public key (VAPID) with which a browser subscribes'),
  browsers: z.int().describe('How many browsers get messages'),
});
