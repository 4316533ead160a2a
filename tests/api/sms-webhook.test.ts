/** R585: a call of an SMS provider is a hint at a secret path. */
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { smsWebhook } from '../../server/api/notice/sms-webhook.ts';
import { smsHintKeys } from '../../server/secret-paths.ts';
import { until } from '../support/until.ts';

const keysOf = (SMS: 'smsc' | 'mobizon' | 'gateway') =>
  smsHintKeys({ ports: { SMS } as never, callbackKeys: ['present', 'previous'] });

it('asks once for a burst of reports, at the paths of the present and the previous key alone', async () => {
  const [present = '', previous = ''] = keysOf('smsc');
  const rounds: boolean[] = [];
  const askReports = async (hinted: boolean) => {
    rounds.push(hinted);
  };
  const app = fastify();
  smsWebhook({ smsHintKeys: () => [present, previous], askReports })(app);
  const post = (key: string) =>
    app.inject({
      method: 'POST',
      url: `/webhooks/sms/${key}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'id=1&phone=77001234567&status=1',
    });
  const wrong = [...keysOf('mobizon'), 'a', `${present}0`, encodeURIComponent('қ'.repeat(64))];
  for (const key of wrong) expect((await post(key)).statusCode).toBe(404);
  for (const key of [present, previous, present]) expect((await post(key)).statusCode).toBe(200);
  expect((await app.inject({ url: `/webhooks/sms/${present}?id=1` })).statusCode).toBe(200);
  await until(async () => rounds.length > 0);
  expect(rounds).toEqual([true]);
  await app.close();
  expect(keysOf('gateway')).toEqual([]);
});
