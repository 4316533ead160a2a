/** What a bridge tells Nesie by itself, until it is answered with 2xx (D0079). */
import { z } from 'zod';
import { PaymentState } from './inquiries.ts';
import { Amount, Bytes, ExternalId, IinNumber, Key, Moment, Reason } from './values.ts';

const notice = <const T extends string, const D extends z.ZodRawShape>(type: T, data: D) =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime({ offset: true }), data: z.object(data) });

const ended = { key: Key, externalId: ExternalId, operatedAt: Moment };
export const PayoutNotice = z.discriminatedUnion('type', [
  notice('payout.paid', ended),
  notice('payout.canceled', ended),
  notice('payout.rejected', { ...ended, code: Reason }),
]);

const Card = z.object({
  token: z.string().min(1).max(64),
  fingerprint: z
    .string()
    .min(1)
    .max(64)
    .nullish()
    .describe(
      'The same for the same card, whoever registers it. Without one, guesses are counted by the masked number.',
    ),
  brand: z.enum(['VISA', 'MASTERCARD']),
  maskedPan: z.string().regex(/^\d{4} \d{2}\*\* \*{4} \d{4}$/),
  lastFour: z.string().regex(/^\d{4}$/),
  heldAmount: z.int().min(1).max(99).meta({ description: 'tenge that the borrower has to name' }),
});
export const CardNotice = z.discriminatedUnion('type', [
  ...PayoutNotice.options,
  notice('payment.succeeded', PaymentState.shape),
  notice('payment.failed', PaymentState.shape),
  notice('payment.reversed', PaymentState.shape),
  notice('card.registered', { externalId: ExternalId, reference: z.string().max(64), card: Card }),
  notice('card.rejected', { externalId: ExternalId, reference: z.string().max(64), code: Reason }),
]);

const Purpose = z.string().max(210);
const paidIn = {
  externalId: z.string().max(40),
  text: Purpose,
  amount: Amount,
  currency: z.string().length(3),
  operatedAt: Moment,
};
export const IncomingNotice = z.discriminatedUnion('type', [
  notice('money.asked', { text: Purpose }),
  notice('money.received', paidIn),
  notice('money.reversed', paidIn),
]);

/** With a time stamp; a whole notice has at most 16 kB. */
const MOST_CMS = 12_288;
const signed = {
  key: z.uuid(),
  externalId: ExternalId,
  documentHash: z.string().regex(/^[0-9a-f]{64}$/),
  operatedAt: Moment,
};
export const SignatureNotice = z.discriminatedUnion('type', [
  notice('signature.signed', {
    ...signed,
    signature: Bytes.max(MOST_CMS).describe('CMS over the bytes of the document, detached, whose chain was checked.'),
    signer: z
      .object({ iin: IinNumber })
      .optional()
      .describe('Of the certificate that signed. Without it a signature counts only where Nesie has an NCANode.'),
  }),
  notice('signature.refused', signed),
]);

/** By port: the path at Nesie, and what may come there. */
export const CALLBACKS = {
  cards: { path: '/webhooks/card-processor', notice: CardNotice },
  'bank-payout': { path: '/webhooks/bank-payout', notice: PayoutNotice },
  'post-office': { path: '/webhooks/post-office', notice: PayoutNotice },
  terminal: { path: '/webhooks/terminal', notice: IncomingNotice },
  wallet: { path: '/webhooks/wallet', notice: IncomingNotice },
  'bank-transfer': { path: '/webhooks/bank-transfer', notice: IncomingNotice },
  eds: { path: '/webhooks/eds', notice: SignatureNotice },
} as const;
