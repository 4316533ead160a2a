import { cardName } from '../../lib/card-name.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { ObtainingViewProps } from './method.ts';

type Props = Pick<ObtainingViewProps, 'cards' | 'failedCard' | 'form' | 'onChange' | 'submission'>;

/** Only confirmed cards, to which money can be paid out. */
export function CardChoice({ cards, failedCard, form, onChange, submission }: Props) {
  const t = useT();
  const href = useHref();
  const proved = cards.filter((card) => card.state === 'ACTIVE');
  const takes = proved.filter((card) => card.takesOnly);
  const ready = proved.filter((card) => !card.takesOnly);
  return (
    <div className="n-stack">
      {ready.length === 0 ? (
        <p>{t('payout.noCards')}</p>
      ) : (
        <RadioCards
          id="cardId"
          label={t('payout.chooseCard')}
          value={form.cardId}
          onChange={(cardId) => {
            onChange({ cardId });
            submission.corrected('cardId');
          }}
          problem={submission.problemOf('cardId')}
          options={ready.map((card) => ({
            value: card.id,
            label: cardName(card),
            ...(card.id === failedCard ? { text: t('payout.failedCard') } : {}),
          }))}
        />
      )}
      {takes.length > 0 && (
        <p className="n-quiet">{t('payout.takesOnly', { cards: takes.map(cardName).join(', ') })}</p>
      )}
      <LinkButton to={href(paths.newCard)} variant="light">
        {t('payout.addCard')}
      </LinkButton>
    </div>
  );
}
