import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refusalsOf } from '../../../schema/reference/act-guards.ts';
import {
  CardsDocument,
  CompleteCardRegistrationDocument,
  StartCardRegistrationDocument,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSession } from '../../lib/session.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { NewCardView } from './NewCardView.tsx';

const POLL_MS = 2_000;
const NEEDS_FACE: readonly string[] = refusalsOf('addCard');

/** The processor may return the borrower without a card id: this key then names the card begun in this tab. */
const STARTED = 'nesie.card';
const startedCard = (): string | undefined => window.sessionStorage.getItem(STARTED) ?? undefined;
function rememberCard(id: string | undefined): void {
  if (id) window.sessionStorage.setItem(STARTED, id);
  else window.sessionStorage.removeItem(STARTED);
}

/** The processor's page returns to `?cardId=`. */
export function NewCardScreen() {
  const t = useT();
  const href = useHref();
  const [query] = useSearchParams();
  const { lastLoan } = useSession();
  const [begun] = useState(startedCard);
  const cardId = query.get('cardId') ?? begun;
  const [settled, setSettled] = useState(false);
  const [needsFace, setNeedsFace] = useState(false);
  const loaded = useData(CardsDocument, {}, { every: cardId && !settled ? POLL_MS : 0 });
  const card = loaded.kind === 'ready' ? loaded.data.cards.find((one) => one.id === cardId) : undefined;
  useEffect(() => setSettled(card !== undefined && card.state !== 'REGISTERED'), [card]);
  useEffect(() => {
    if (card?.state === 'ACTIVE') rememberCard(undefined); // the next visit begins a new card
  }, [card?.state]);

  const starting = useSubmit({
    form: 'card.start',
    read: () => ({ input: href(paths.newCard) }),
    send: (returnPath: string, key) => send(StartCardRegistrationDocument, { returnPath }, key),
    refusals: ({ startCardRegistration: { errors } }) => {
      if (errors.some(({ code }) => NEEDS_FACE.includes(code))) {
        setNeedsFace(true);
        return [];
      }
      return problemsOf(errors);
    },
    done: ({ startCardRegistration: { redirectUrl, card: started } }) => {
      rememberCard(started?.id);
      if (redirectUrl) window.location.assign(redirectUrl);
    },
  });
  const confirming = useSubmit({
    form: `card.amount.${cardId}`,
    read: (amount: string) =>
      /^\d{2}$/.test(amount)
        ? { input: Number(amount) }
        : { problems: [{ field: 'testAmount', text: t('card.amountTwo') }] },
    send: (testAmount: number, key) =>
      send(CompleteCardRegistrationDocument, { cardId: cardId ?? '', testAmount }, key),
    refusals: ({ completeCardRegistration: { errors } }) => {
      if (loaded.kind === 'ready') loaded.again(); // only the server knows the tries left and the state of the card
      return problemsOf(errors).map(({ text }) => ({ field: 'testAmount', text }));
    },
    done: () => {
      if (loaded.kind === 'ready') loaded.again();
    },
  });
  const choosing = lastLoan?.status === 'WAITING_FOR_REMITTANCE_SET' || lastLoan?.status === 'REMITTANCE_ERROR';
  const method = card?.state === 'ACTIVE' ? `selectedCardId=${card.id}` : 'selectBankAccount=1';
  const onward =
    choosing && lastLoan ? `${href(paths.loanObtaining, { loanId: lastLoan.id })}?${method}` : href(paths.cards);
  return (
    <Await of={loaded}>
      {() => (
        <NewCardView
          card={card}
          needsFace={needsFace}
          starting={starting}
          confirming={confirming}
          onward={onward}
          choosing={choosing}
        />
      )}
    </Await>
  );
}
