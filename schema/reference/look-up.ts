/** What staff may type into the one search field of the office, and how each spelling is understood (R290). */
import { contractNumbersIn } from '../values/contract-number.ts';
import { isUuid } from '../values/ids.ts';
import { parseIin } from '../values/iin.ts';
import { parsePhone } from '../values/phone.ts';
import { asTyped } from '../values/typed-letters.ts';

export const LOOK_UPS = ['PHONE', 'IIN', 'NAME', 'CONTRACT', 'REFERENCE'] as const;
export type LookUp = (typeof LOOK_UPS)[number];
export type LookUpTry = { readonly kind: LookUp; readonly value: string };

/** A look-up by these needs a case number where the role is not lending's own office (R291). */
export const isPersonal = (kind: LookUp): boolean => kind === 'PHONE' || kind === 'IIN' || kind === 'NAME';

const CONTRACT = /^[a-z]{2}-\d{4}-\d{4,}$/i;
const STARTS_AS_CONTRACT = /^№?\s*[NН][SС][\s\p{P}\d]*$/iu;
const NAME = /^\p{L}[\p{L}\s'’-]+$/u;
const REFERENCE = /^[\w./:-]{4,80}$/;

/** A number may be a phone, an IIN or a bank's reference: all that it can be, the likeliest first. */
export function lookUpsOf(typed: string): readonly LookUpTry[] {
  const text = typed.normalize('NFKC').trim();
  const bare = text.replace(/^(loan|payment)-(?=[\da-f]{8}-)/i, '');
  if (isUuid(bare)) return [{ kind: 'REFERENCE', value: bare.toLowerCase() }];
  const [contract, ...others] = contractNumbersIn(text);
  if (contract && others.length === 0 && STARTS_AS_CONTRACT.test(text)) return [{ kind: 'CONTRACT', value: contract }];
  if (CONTRACT.test(text)) return [{ kind: 'CONTRACT', value: text.toUpperCase() }];
  if (NAME.test(text) && nameWords(text).length > 0) return [{ kind: 'NAME', value: text }];
  const iin = parseIin(text);
  const phone = parsePhone(text);
  return [
    ...(typeof iin === 'object' ? [{ kind: 'IIN' as const, value: iin.iin }] : []),
    ...(phone && /^[\d\s()+-]+$/.test(text) ? [{ kind: 'PHONE' as const, value: phone }] : []),
    ...(REFERENCE.test(text) ? [{ kind: 'REFERENCE' as const, value: text }] : []),
  ];
}

/** Words of a name as they are compared: Kazakh letters are often typed on a Russian keyboard. */
export const nameWords = (name: string): readonly string[] => [
  ...new Set(
    asTyped(name)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1),
  ),
];

/** Numbers of cases in the lender's registers: no names and no IIN. */
export const CASE_NUMBER = /^(?!\d{10,12}$)[\p{L}\d][\p{L}\d/.-]{2,39}$/u;
