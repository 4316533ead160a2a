/** The electronic signature of the second consent in /json. */
import { z } from 'zod';
import { Day, Moment, Tenge } from './shape.ts';

export const Eds = z
  .strictObject({
    status: z.enum(['TOO_EARLY', 'READY', 'PENDING', 'SIGNED', 'ERROR', 'LAPSED']),
    now: Moment.meta({ description: 'business time, to compare with opensAt and lapsesAt' }),
    opensAt: Moment,
    lapsesAt: Moment,
    signUrl: z.string().nullable().meta({ description: 'what the QR code holds; null unless PENDING' }),
    qrImage: z
      .string()
      .nullable()
      .meta({ description: 'the QR code as a data URL, where the provider draws it itself' }),
    failure: z
      .enum(['OTHER_PERSON', 'CERTIFICATE', 'DOCUMENT'])
      .nullable()
      .meta({ description: 'why the last signature was refused, where that is known' }),
    expiresAt: Moment.nullable().meta({ description: 'the real time until which the QR code works' }),
    returnDate: Day.meta({ description: 'as if the loan were issued today' }),
    totalAmount: Tenge,
  })
  .meta({ id: 'Eds' });
