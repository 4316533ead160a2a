/** POST /json/behaviour (R212): what a visitor did on a page. Fields are read under the names of clients outside. */
import { z } from 'zod';

export const BEHAVIOUR_KINDS = ['create', 'mc', 'mca'] as const;

/** A name that a program wrote, never what a person typed. */
const word = z
  .string()
  .max(64)
  .regex(/^[\w.:/ -]*$/);

const Entry = z.object({
  /** create: a page was opened; mc: something was clicked; mca: a field was changed. */
  type: z.enum(BEHAVIOUR_KINDS),
  page: z.string().max(300).default(''),
  url: z.string().max(2_000).optional(),
  field_name: word.default(''),
  /** Only its length is kept. */
  value: z.string().max(2_000).optional(),
  /** The same entry again counts once. */
  uniq_key: z.string().min(1).max(64),
});
/** A form sends one entry without a list. */
export const BehaviourBody = z.preprocess(
  (body) => (typeof body === 'object' && body !== null && 'type' in body ? { entries: [body] } : body),
  z.object({ entries: z.array(Entry).min(1).max(50) }),
);
