/**
 * Freedom Pay: freedompay.kz/docs-en/merchant-api, docs.freedompay.kz. What its pages leave open is read strictly, and
 * docs/operations/cards.md says where.
 */
import { instant } from '../../../../schema/values/local-date.ts';
import type { CardProcessor } from '../../../ports/card-processor.ts';
import type { Calls } from '../calls.ts';
import { releaseHold, startRegistration } from './cards.ts';
import { type ClientOptions, freedomPay } from './client.ts';
import { readCallback, replyOf } from './notices.ts';
import { chargeCard, type Desk, inquirePayment, PATH, startPayment } from './payments.ts';
import { payouts } from './payouts.ts';
import { sendBack } from './returns.ts';

export function freedomPayCards(options: ClientOptions, calls: Calls): CardProcessor {
  const desk: Desk = { client: freedomPay(options), calls, now: () => instant(new Date()) };
  return {
    name: 'freedom-pay',
    callbackPath: `${PATH}/*`,
    ...payouts(desk),
    startRegistration: startRegistration(desk),
    releaseHold: releaseHold(desk),
    startPayment: startPayment(desk),
    chargeCard: chargeCard(desk),
    inquirePayment: inquirePayment(desk),
    sendBack: sendBack(desk),
    readCallback: readCallback(desk),
    reply: replyOf(desk),
  };
}
