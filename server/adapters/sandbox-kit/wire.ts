/** How a provider puts a notice on the wire. Each delivery is put there anew, so that a time in it is that of today. */
import type { Instant } from '../../../schema/values/local-date.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';

export type Outgoing = {
  readonly json: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly key: string;
  readonly at: Instant;
};
export type Wire = (notice: Outgoing) => { readonly headers: Readonly<Record<string, string>>; readonly body: string };

export const signedJson: Wire = ({ text, key, at }) => ({
  headers: {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: sign(key, text, Math.floor(Date.parse(at) / 1000)),
  },
  body: text,
});
