import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CardFactsFragment } from '../../generated/cabinet/graphql.ts';
import { useHref, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';

export type NewCardViewProps = {
  /** Undefined until the borrower has been at the processor's page. */
  readonly card: CardFactsFragment | undefined;
  readonly needsFace: boolean;
  readonly starting: SubmitState<null>;
  readonly confirming: SubmitState<string>;
  readonly onward: string;
  /** The money of a loan waits for the choice of where it goes. */
  readonly choosing: boolean;
};

/** Registered, small amount blocked, its two digits entered, ready; or why it failed (R98). */
export function NewCardView(props: NewCardViewProps) {
  const t = useT();
  return (
    <ResultPage>
      <h1>{t('card.title')}</h1>
      <Stage {...props} />
    </ResultPage>
  );
}

function Stage({ card, needsFace, starting, confirming, onward, choosing }: NewCardViewProps) {
  const t = useT();
  const href = useHref();
  if (needsFace) {
    return (
      <Card title={t('card.biometryTitle')}>
        <p>{t('card.biometryText')}</p>
        <LinkButton to={`${href(paths.biometryFace)}?purpose=ADD_CARD`} fullWidth>
          {t('card.biometryAction')}
        </LinkButton>
      </Card>
    );
  }
  if (!card) return <Start starting={starting} />;
  switch (card.state) {
    case 'REGISTERED':
      return (
        <Card title={t('card.waiting')}>
          <p role="status">{t('card.waitingText')}</p>
        </Card>
      );
    case 'AMOUNT_BLOCKED':
      return <BlockedAmount card={card} confirming={confirming} />;
    case 'ACTIVE':
      return (
        <Card title={t('card.ready', { card: card.maskedPan })}>
          <p role="status">{t('card.readyText')}</p>
          <LinkButton to={onward} fullWidth>
            {t(choosing ? 'payout.next' : 'card.toCards')}
          </LinkButton>
        </Card>
      );
    case 'EXPIRED':
    case 'TRIES_OVER':
      return (
        <Card tone="care" title={t(card.state === 'EXPIRED' ? 'card.expired' : 'card.triesOver')}>
          <p role="alert">{t(card.state === 'EXPIRED' ? 'card.expiredText' : 'card.triesOverText')}</p>
          <Again starting={starting} label="card.another" />
          <Onward onward={onward} choosing={choosing} />
        </Card>
      );
    case 'REJECTED':
      return <Rejected card={card} starting={starting} onward={onward} choosing={choosing} />;
  }
}

function Start({ starting }: { starting: SubmitState<null> }) {
  const t = useT();
  return (
    <Card>
      <p>{t('card.rules')}</p>
      <ol className="n-stack">
        {(['how1', 'how2', 'how3'] as const).map((id, at) => (
          <li key={id}>
            <b>{at + 1}.</b> {t(`card.${id}`)}
          </li>
        ))}
      </ol>
      <Again starting={starting} label="card.start" />
    </Card>
  );
}

function Again({ starting, label }: { starting: SubmitState<null>; label: string }) {
  const t = useT();
  return (
    <>
      <ErrorSummary {...starting} />
      <Button fullWidth loading={starting.pending} onClick={() => void starting.submit(null)}>
        {t(label)}
      </Button>
    </>
  );
}

function BlockedAmount({ card, confirming }: { card: CardFactsFragment; confirming: SubmitState<string> }) {
  const t = useT();
  const [amount, setAmount] = useState('');
  return (
    <Card title={t('card.amountTitle')}>
      <p>{t('card.amountText', { card: card.maskedPan })}</p>
      <SubmitForm values={amount} submission={confirming}>
        <TextField
          id="testAmount"
          label={t('card.amount')}
          hint={t('card.amountHint')}
          value={amount}
          onChange={(text) => {
            setAmount(text.replace(/\D/g, '').slice(0, 2));
            confirming.corrected('testAmount');
          }}
          problem={confirming.problemOf('testAmount')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
        <p className="n-quiet" role="status">
          {t('card.triesLeft', { left: card.triesLeft })}
        </p>
        <Button type="submit" fullWidth disabled={amount.length !== 2} loading={confirming.pending}>
          {t('card.confirm')}
        </Button>
      </SubmitForm>
    </Card>
  );
}

type OnwardProps = { onward: string; choosing: boolean };

/** Without a card the money of a loan can go to an account. */
function Onward({ onward, choosing, main }: OnwardProps & { main?: boolean }) {
  const t = useT();
  return (
    <LinkButton to={onward} variant={main ? 'filled' : 'light'} fullWidth>
      {t(choosing ? 'card.getOnIban' : 'card.toCards')}
    </LinkButton>
  );
}

type RejectedProps = OnwardProps & { card: CardFactsFragment; starting: SubmitState<null> };

/** Code 51 offers another try, Z7 leads to the account; any other code asks for another card. */
function Rejected({ card, starting, ...onward }: RejectedProps) {
  const t = useT();
  const action = card.rejection?.action ?? 'complete';
  return (
    <Card tone="care" title={t('card.rejected')}>
      <p role="alert">{card.rejection?.message}</p>
      {action === 'getOnIban' ? (
        <Onward {...onward} main />
      ) : (
        <>
          <Again starting={starting} label={action === 'repeat' ? 'card.repeat' : 'card.another'} />
          <Onward {...onward} />
        </>
      )}
    </Card>
  );
}
