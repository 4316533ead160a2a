import { floorToTenge, type Tiyn, typedTenge } from '../../../schema/values/money.ts';
import type { PrepaymentCostQuery, PrepaymentKind, PrepaymentMode } from '../../generated/cabinet/graphql.ts';
import type { Translate } from '../../lib/intl.ts';
import type { Reading } from '../../lib/use-submit.ts';

export type Quote = NonNullable<PrepaymentCostQuery['prepaymentQuote']>;
export type AskForm = { readonly amount: string; readonly mode: PrepaymentMode };
type Ask = { kind: PrepaymentKind; amount: Tiyn; mode: PrepaymentMode };

/** Undefined while the text is no valid sum. */
export function partOf({ amount }: Pick<AskForm, 'amount'>): Tiyn | undefined {
  const typed = typedTenge(amount);
  return typed && floorToTenge(typed);
}

export function readAsk(form: AskForm, t: Translate): Reading<Ask> {
  const amount = partOf(form);
  if (amount === undefined) return { problems: [{ field: 'amount', text: t('prepayment.partWrong') }] };
  return { input: { kind: 'PARTIAL', amount, mode: form.mode } };
}
