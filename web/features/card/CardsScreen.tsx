import { Button } from '@mantine/core';
import { useState } from 'react';
import { refusalsOf } from '../../../schema/reference/act-guards.ts';
import { type CardFactsFragment, CardsDocument, DeleteCardDocument } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { cardName } from '../../lib/card-name.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { grouped } from '../../ui/fields/IbanField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { IbanForm, NameForm } from './CardForms.tsx';
import styles from './card.module.css';

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
            <OneCard key={card.id} card={card} onChanged={again} />
          ))}
          <div>
            <LinkButton to={href(paths.newCard)}>{t('card.add')}</LinkButton>
          </div>
        </Cabinet>
      )}
    </Await>
  );
}

const KEEPS_CARD: readonly string[] = refusalsOf('removeCard');

type Asked = 'no' | 'name' | 'iban' | 'sure' | 'cannot';

function OneCard({ card, onChanged }: { card: CardFactsFragment; onChanged: () => void }) {
  const t = useT();
  const href = useHref();
  const [asked, setAsked] = useState<Asked>('no');
  const [why, setWhy] = useState('');
  const saved = () => {
    setAsked('no');
    onChanged();
  };
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
      if (deleteCard.ok) saved();
    },
  });
  const name = cardName(card);
  return (
    <Card
      title={card.name ?? card.bank ?? card.brand}
      aside={<Tag tone={card.state === 'ACTIVE' ? 'ok' : 'plain'}>{t(`card.${card.state}`)}</Tag>}
    >
      <p>
        {card.name && card.bank ? `${card.bank} · ` : ''}
        {card.brand} {card.maskedPan}
      </p>
      {card.numberChecked && <p className="n-quiet">{t('card.numberChecked')}</p>}
      {card.iban && <p>{t('card.ibanIs', { iban: grouped(card.iban) })}</p>}
      {card.rejection && <p>{card.rejection.message}</p>}
      {card.state === 'AMOUNT_BLOCKED' && (
        <LinkButton to={`${href(paths.newCard)}?cardId=${card.id}`}>{t('card.finish')}</LinkButton>
      )}
      <div className={styles.actions}>
        {card.maskedPan && (
          <button type="button" className="n-tap" onClick={() => setAsked('name')}>
            {t(card.name ? 'card.rename' : 'card.giveName')}
            <span className="n-hidden">: {name}</span>
          </button>
        )}
        {card.numberChecked && (
          <button type="button" className="n-tap" onClick={() => setAsked('iban')}>
            {t(card.iban ? 'card.changeIban' : 'card.giveIban')}
            <span className="n-hidden">: {name}</span>
          </button>
        )}
        <button type="button" className="n-tap" onClick={() => setAsked('sure')}>
          {t('card.remove')}
          <span className="n-hidden">: {name}</span>
        </button>
      </div>
      <Modal opened={asked === 'name'} onClose={() => setAsked('no')} title={t('card.nameTitle')}>
        <NameForm card={card} onSaved={saved} />
      </Modal>
      <Modal opened={asked === 'iban'} onClose={() => setAsked('no')} title={t('card.ibanTitle')}>
        <IbanForm card={card} onSaved={saved} />
      </Modal>
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
