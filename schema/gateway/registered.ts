/** A person as the state registry has him, in the keys of our lists. */
import { z } from 'zod';
import { BIRTH_PLACES, CITIZENSHIPS, IDENTITY_DOCUMENTS, ISSUERS, keysOf, REGIONS } from '../reference/dictionaries.ts';
import { Day, Line } from './values.ts';

export const Registered = z.object({
  lastName: Line,
  firstName: Line,
  patronymic: Line.nullable(),
  noPatronymic: z.boolean(),
  citizenship: z.enum(keysOf(CITIZENSHIPS)),
  birthPlace: z.enum(keysOf(BIRTH_PLACES)),
  documentType: z.enum(keysOf(IDENTITY_DOCUMENTS)),
  documentNumber: Line,
  documentIssuedOn: Day,
  documentValidTo: Day,
  documentIssuedBy: z.enum(keysOf(ISSUERS)),
});
export const RegisteredAddress = z.object({
  region: z.enum(keysOf(REGIONS)),
  district: Line.nullable(),
  city: Line,
  street: Line,
  house: Line,
  flat: Line.nullable(),
  postIndex: Line.nullable(),
});
