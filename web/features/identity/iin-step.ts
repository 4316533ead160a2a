import { type IinFacts, parseIin } from '../../../schema/values/iin.ts';
import type { IinStatus } from '../../generated/entry/graphql.ts';
import type { MessageId } from '../../lib/intl.ts';
import type { Say, Typed } from '../../lib/typed-form.ts';
import { iinDigits } from '../../lib/typed-text.ts';
import type { Reading } from '../../lib/use-submit.ts';
import type { IinAnswer } from './identity-source.ts';

export type IinTyped = Typed<'iin'>;
export const labelOf = (): MessageId => 'field.iin';

/**
 * Only the server knows the numbers on the exceptions list, which fail the checksum; so only twelve digits are checked.
 */
export function readIin(form: IinTyped, say: Say): Reading<{ iin: string }> {
  const iin = iinDigits(form.iin);
  if (iin.length === 12) return { input: { iin } };
  return { problems: [say('iin', iin === '' ? 'FIELD_REQUIRED' : 'FIELD_INCOMPLETE')] };
}

export function factsOf(typed: string): IinFacts | undefined {
  const facts = parseIin(iinDigits(typed));
  return typeof facts === 'string' ? undefined : facts;
}

/** The next page, a page of its own, or a text beside the field. */
export type IinNext =
  | { readonly kind: 'on' }
  | { readonly kind: 'age' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'refused'; readonly text: MessageId; readonly way: 'retype' | 'call' };

const refused = (text: MessageId, way: 'retype' | 'call'): IinNext => ({ kind: 'refused', text, way });

/** Refusal codes that the page shows like a status of the IIN check. */
const STATUS_OF_CODE: Readonly<Record<string, IinStatus>> = {
  IIN_NOT_VALID: 'NOT_VALID',
  IIN_PARSE_ERROR: 'IIN_PARSE_ERROR',
  IIN_TAKEN: 'IIN_ALREADY_EXISTS',
  IIN_NOT_FOUND: 'IIN_NOT_FOUND',
  IIN_BLOCKED: 'IIN_BLOCKED',
  IIN_FIXED: 'IIN_ALREADY_SAVED',
  NOT_RIGHT_AGE: 'NOT_RIGHT_AGE',
};

export const statusOf = ({ status, refusals }: IinAnswer): IinStatus | undefined =>
  status ?? refusals.map(({ code }) => STATUS_OF_CODE[code]).find((known) => known !== undefined);

/** By R71. */
export function afterIin(status: IinStatus): IinNext {
  switch (status) {
    case 'IIN_SAVED':
    case 'IIN_ALREADY_SAVED':
      return { kind: 'on' };
    case 'NOT_VALID':
      return refused('identity.notValid', 'retype');
    case 'IIN_PARSE_ERROR':
      return refused('identity.parseError', 'retype');
    case 'IIN_NOT_FOUND':
      return refused('identity.notFound', 'call');
    case 'IIN_EXISTS':
    case 'IIN_ALREADY_EXISTS':
      return { kind: 'elsewhere' };
    case 'NOT_RIGHT_AGE':
      return { kind: 'age' };
    case 'IIN_BLOCKED':
      return { kind: 'locked' };
  }
}
