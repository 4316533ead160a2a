import { parseIban } from '../../../schema/values/iban.ts';
import type {
  ObtainingQuery,
  PayoutKind,
  PayoutMethodInput,
  PostOfficesQuery,
} from '../../generated/cabinet/graphql.ts';
import type { Translate } from '../../lib/intl.ts';
import type { Reading, SubmitState } from '../../lib/use-submit.ts';

export type PayoutOptions = ObtainingQuery['payoutOptions'];
export type PayoutCard = ObtainingQuery['cards'][number];
export type PostOffice = PostOfficesQuery['postOffices'][number];

export type MethodForm = {
  readonly kind: PayoutKind;
  readonly iban: string;
  readonly cardId: string;
  readonly office: PostOffice | undefined;
};
export const emptyMethod: MethodForm = { kind: 'IBAN', iban: '', cardId: '', office: undefined };

type Wanted = { readonly selected: string | null; readonly byCard: boolean; readonly failed: string | null };

/**
 * A single ready card is chosen at once, unless the transfer to it was refused; a card just registered, named in the
 * URL, selects the card method.
 */
export function firstMethod(options: PayoutOptions, cards: readonly PayoutCard[], wanted: Wanted): MethodForm {
  const { selected, byCard, failed } = wanted;
  const ready = cards.filter((card) => card.state === 'ACTIVE' && !card.takesOnly && card.id !== failed);
  const named = ready.find((card) => card.id === selected);
  const card = named ?? (ready.length === 1 ? ready[0] : undefined);
  const kind = (named || byCard) && options.card ? 'CARD' : emptyMethod.kind;
  // The card did not take the money: the account behind it may.
  const iban = cards.find((one) => one.id === failed)?.iban ?? options.lastIban ?? '';
  return { ...emptyMethod, kind, iban, cardId: card?.id ?? '' };
}

export type ObtainingViewProps = {
  readonly amount: bigint;
  /** Why the transfer before did not arrive, and the card that it went to. */
  readonly failure: string | null;
  readonly failedCard: string | null;
  readonly options: PayoutOptions;
  readonly cards: readonly PayoutCard[];
  readonly form: MethodForm;
  readonly onChange: (change: Partial<MethodForm>) => void;
  readonly bank: string | null | undefined;
  readonly regions: ObtainingQuery['postRegions'];
  readonly findOffices: (search: string, region: string | null) => Promise<readonly PostOffice[] | undefined>;
  readonly submission: SubmitState<MethodForm>;
};

const NOTHING = { iban: null, cardId: null, postOfficeId: null };

export function readMethod(form: MethodForm, t: Translate): Reading<PayoutMethodInput> {
  switch (form.kind) {
    case 'IBAN': {
      const iban = parseIban(form.iban);
      return iban
        ? { input: { ...NOTHING, kind: 'IBAN', iban } }
        : { problems: [{ field: 'iban', text: t('payout.ibanWrong') }] };
    }
    case 'CARD':
      return form.cardId
        ? { input: { ...NOTHING, kind: 'CARD', cardId: form.cardId } }
        : { problems: [{ field: 'cardId', text: t('payout.chooseCard') }] };
    case 'POST':
      return form.office
        ? { input: { ...NOTHING, kind: 'POST', postOfficeId: form.office.id } }
        : { problems: [{ field: 'postOfficeId', text: t('payout.officeChoose') }] };
  }
}
