import { cardName } from '../../lib/card-name.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { ObtainingViewProps } from './method.ts';

type Props = Pick<ObtainingViewProps, 'cards' | 'failedCard' | 'form' | 'onChange' | 'submission'>;

/** Only confirmed cards. */
export function CardChoice({ cards, failedCard, form, onChange, submission }: Props) {
  const t = useT();
  const href = useHref();
  const ready = cards.filter((card) => card.state === 'ACTIVE');
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
      <LinkButton to={href(paths.newCard)} variant="light">
        {t('payout.addCard')}
      </LinkButton>
    </div>
  );
}
