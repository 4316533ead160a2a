/** The new value of what the office corrects; one form for each kind (R294). */
import { z } from 'zod/mini';
import { ISSUERS, keysOf } from '../reference/dictionaries.ts';
import { emailForm, newPhoneForm } from './access.ts';
import { birthDay, choice, day, name, optional, text } from './fields.ts';
import { documentNumber } from './profile.ts';

export const CORRECTION_FORMS = {
  NAME: z.object({ lastName: name, firstName: name, patronymic: optional(name) }),
  DOCUMENT: z
    .object({
      documentNumber,
      documentIssuedOn: day,
      documentValidTo: day,
      documentIssuedBy: choice(keysOf(ISSUERS)),
    })
    .check(
      z.refine((form) => form.documentIssuedOn < form.documentValidTo, {
        error: 'FIELD_INVALID',
        path: ['documentValidTo'],
      }),
    ),
  IIN: z.object({ iin: text(20) }),
  BIRTH_DATE: z.object({ birthDate: birthDay }),
  PHONE: newPhoneForm,
  EMAIL: emailForm,
  FORGET: z.object({}),
};

export type CorrectionForms = { [K in keyof typeof CORRECTION_FORMS]: z.output<(typeof CORRECTION_FORMS)[K]> };
/** What is to be corrected, with its new value. */
export type Change = { [K in keyof CorrectionForms]: { kind: K; value: CorrectionForms[K] } }[keyof CorrectionForms];
