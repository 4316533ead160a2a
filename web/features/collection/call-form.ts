import { CALL_RESULTS, type CallResult } from '../../../schema/reference/collection.ts';
import { type Tiyn, typedTenge } from '../../../schema/values/money.ts';
import type { Translate } from '../../lib/intl.ts';
import { dateValue } from '../../lib/typed-text.ts';
import type { Reading } from '../../lib/use-submit.ts';

/** As typed. */
export type CallForm = Readonly<Record<'result' | 'amount' | 'by' | 'callBackOn' | 'text', string>>;
export const EMPTY_CALL: CallForm = { result: '', amount: '', by: '', callBackOn: '', text: '' };

type Noted = {
  readonly result: CallResult;
  readonly text: string;
  readonly promise: { readonly amount: Tiyn; readonly by: string } | null;
  readonly callBackOn: string | null;
};

/** Fields that the result does not ask for are left out. */
export function readCall(form: CallForm, t: Translate): Reading<Noted> {
  const result = CALL_RESULTS.find((one) => one === form.result);
  if (!result) return { problems: [{ field: 'result', text: t('collection.resultMissing') }] };
  const text = form.text.trim();
  if (result === 'PROMISED') {
    const [amount, by] = [typedTenge(form.amount), dateValue(form.by)];
    if (amount && by) return { input: { result, text, promise: { amount, by }, callBackOn: null } };
    return {
      problems: [
        ...(amount ? [] : [{ field: 'amount', text: t('collection.sumMissing') }]),
        ...(by ? [] : [{ field: 'by', text: t('collection.dayMissing') }]),
      ],
    };
  }
  const callBackOn = dateValue(form.callBackOn) ?? null;
  if (form.callBackOn.trim() !== '' && callBackOn === null)
    return { problems: [{ field: 'callBackOn', text: t('collection.dayMissing') }] };
  return { input: { result, text, promise: null, callBackOn } };
}
