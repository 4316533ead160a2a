import type { Mail } from '../../ports/mail.ts';
import type { Sms } from '../../ports/sms.ts';
import type { Bridge } from './client.ts';

const outcome = (asked: Promise<{ status: 'SENT' | 'NOT_SENT' }>): Promise<'sent' | 'not-sent'> =>
  asked.then(
    ({ status }) => (status === 'SENT' ? 'sent' : 'not-sent'),
    () => 'not-sent',
  );

export const gatewaySms = (bridge: Bridge<'sms'>): Sms => ({
  send: ({ key, to, text, goodForMinutes }) =>
    outcome(bridge.order({ operation: 'send', key, data: { to, text, goodForMinutes } })),
});

export const gatewayMail = (bridge: Bridge<'mail'>): Mail => ({
  send({ key, to, subject, text, attachments = [] }) {
    const encoded = attachments.map(({ name, mime, content }) => ({
      name,
      mime,
      content: Buffer.from(content).toString('base64'),
    }));
    return outcome(bridge.order({ operation: 'send', key, data: { to, subject, text, attachments: encoded } }));
  },
});
