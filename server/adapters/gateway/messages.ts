import type { z } from 'zod';
import type { INQUIRIES } from '../../../schema/gateway/inquiries.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Sms, SmsReport } from '../../ports/sms.ts';
import { type Bridge, NotOfThisBridge } from './client.ts';

const outcome = (asked: Promise<{ status: 'SENT' | 'NOT_SENT' }>): Promise<'sent' | 'not-sent'> =>
  asked.then(
    ({ status }) => (status === 'SENT' ? 'sent' : 'not-sent'),
    () => 'not-sent',
  );

export function gatewaySms(bridge: Bridge<'sms'>): Sms {
  /** A bridge that cannot tell is asked once (R903); the key keeps it from sending twice. */
  let tells = true;
  return {
    send: ({ key, to, text, goodForMinutes }) =>
      outcome(bridge.order({ operation: 'send', key, data: { to, text, goodForMinutes } })),
    async reportOf({ key }) {
      if (!tells) return { state: 'NEVER_CAME' };
      try {
        return reportOf(await bridge.inquire('message', key));
      } catch (error) {
        tells = !(error instanceof NotOfThisBridge);
        return { state: tells ? 'UNKNOWN' : 'NEVER_CAME' };
      }
    },
  };
}

function reportOf(answer: z.output<typeof INQUIRIES.message>): SmsReport {
  switch (answer.status) {
    case 'FAILED':
      return { state: 'FAILED', reason: answer.code };
    case 'NOT_FOUND':
      return { state: 'NEVER_CAME' };
    case 'UNKNOWN':
    case 'ON_ITS_WAY':
    case 'DELIVERED':
      return { state: answer.status };
  }
}

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
