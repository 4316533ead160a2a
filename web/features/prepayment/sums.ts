import { floorToTenge, type Tiyn, typedTenge } from '../../../schema/values/money.ts';
import type { PrepaymentCostQuery, PrepaymentKind, PrepaymentMode } from '../../generated/cabinet/graphql.ts';
import type { Translate } from '../../lib/intl.ts';
import type { Reading } from '../../lib/use-submit.ts';

export type Quote = NonNullable<PrepaymentCostQuery['prepaymentQuote']>;
export type AskForm = { readonly kind: PrepaymentKind; readonly amount: string; readonly mode: PrepaymentMode };
type Ask = { kind: PrepaymentKind; amount: Tiyn | null; mode: PrepaymentMode | null };

/** Undefined while the text is no valid sum. */
export function partOf({ kind, amount }: Pick<AskForm, 'kind' | 'amount'>): Tiyn | undefined {
  const typed = kind === 'PARTIAL' ? typedTenge(amount) : undefined;
  return typed ? floorToTenge(typed) : undefined;
}

export function readAsk(form: AskForm, t: Translate): Reading<Ask> {
  if (form.kind === 'FULL') return { input: { kind: 'FULL', amount: null, mode: null } };
  const amount = partOf(form);
  if (amount === undefined) return { problems: [{ field: 'amount', text: t('prepayment.partWrong') }] };
  return { input: { kind: 'PARTIAL', amount, mode: form.mode } };
}
