import { Button } from '@mantine/core';
import { useState } from 'react';
import { type CardFactsFragment, CardsDocument, DeleteCardDocument } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Tag } from '../../ui/Tag.tsx';

export function CardsScreen() {
  const t = useT();
  const href = useHref();
  const loaded = useData(CardsDocument, {});
  return (
    <Await of={loaded}>
      {({ cards }, again) => (
        <Cabinet title={t('card.listTitle')} lead={t('card.listLead')}>
          {cards.length === 0 && <EmptyState title={t('card.empty')} text={t('card.emptyText')} />}
          {cards.map((card) => (
            <OneCard key={card.id} card={card} onRemoved={again} />
          ))}
          <div>
            <LinkButton to={href(paths.newCard)}>{t('card.add')}</LinkButton>
          </div>
        </Cabinet>
      )}
    </Await>
  );
}

const KEEPS_CARD: readonly string[] = ['CARD_IN_USE', 'CARD_PAYMENT_PENDING', 'LOAN_EXISTS'];

type Asked = 'no' | 'sure' | 'cannot';

function OneCard({ card, onRemoved }: { card: CardFactsFragment; onRemoved: () => void }) {
  const t = useT();
  const href = useHref();
  const [asked, setAsked] = useState<Asked>('no');
  const [why, setWhy] = useState('');
  const removing = useSubmit({
    form: `card.delete.${card.id}`,
    read: () => ({ input: card.id }),
    send: (cardId: string, key) => send(DeleteCardDocument, { cardId }, key),
    refusals: ({ deleteCard: { errors } }) => {
      const kept = errors.find(({ code }) => KEEPS_CARD.includes(code));
      if (!kept) return problemsOf(errors);
      setWhy(kept.message);
      setAsked('cannot');
      return [];
    },
    done: ({ deleteCard }) => {
      if (!deleteCard.ok) return;
      setAsked('no');
      onRemoved();
    },
  });
  const name = `${card.brand} ${card.maskedPan}`;
  return (
    <Card title={name} aside={<Tag tone={card.state === 'ACTIVE' ? 'ok' : 'plain'}>{t(`card.${card.state}`)}</Tag>}>
      {card.state === 'AMOUNT_BLOCKED' && (
        <LinkButton to={`${href(paths.newCard)}?cardId=${card.id}`}>{t('card.finish')}</LinkButton>
      )}
      <div>
        <button type="button" className="n-tap" onClick={() => setAsked('sure')}>
          {t('card.remove')}
          <span className="n-hidden">: {name}</span>
        </button>
      </div>
      <Modal
        opened={asked === 'sure'}
        onClose={() => setAsked('no')}
        title={t('card.removeTitle', { card: card.maskedPan })}
      >
        <p>{t('card.removeText')}</p>
        <ErrorSummary {...removing} />
        <Button fullWidth loading={removing.pending} onClick={() => void removing.submit(null)}>
          {t('card.removeYes')}
        </Button>
        <Button fullWidth variant="light" onClick={() => setAsked('no')}>
          {t('card.keep')}
        </Button>
      </Modal>
      <Modal opened={asked === 'cannot'} onClose={() => setAsked('no')} title={t('card.cannotTitle')}>
        <p>{why}</p>
        <Button fullWidth onClick={() => setAsked('no')}>
          {t('card.understood')}
        </Button>
      </Modal>
    </Card>
  );
}
