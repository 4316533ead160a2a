import { useState } from 'react';
import { RemoveFactorDocument } from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { momentOf } from '../../lib/dates.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { AwaitCall } from '../../ui/AwaitCall.tsx';
import { Card } from '../../ui/Card.tsx';
import { GiveUp } from '../../ui/GiveUp.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { AddKeyButton } from './KeyButton.tsx';
import { NewApplication } from './NewApplication.tsx';
import { type Factors, readFactors } from './own-factors.ts';
import { ProveFactor } from './ProveFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The factors of whoever is signed in, or in the middle of it: to prove one, or to add and remove some. */
export function OwnFactors({ proving, onDone }: { readonly proving: boolean; readonly onDone: () => Promise<void> }) {
  const t = useT();
  const [round, setRound] = useState(0);
  const again = async () => setRound(round + 1);
  return (
    <AwaitCall key={round} ask={readFactors}>
      {({ ownFactors }) =>
        proving ? (
          <ProveFactor factors={ownFactors} button={t('settings.factorProve')} onDone={onDone} />
        ) : (
          <Card title={t('settings.factorTitle')}>
            {ownFactors.mayChange ? (
              <Change factors={ownFactors} again={again} onDone={onDone} />
            ) : (
              <>
                <p>{t('settings.factorAgain')}</p>
                <ProveFactor factors={ownFactors} button={t('settings.factorConfirm')} onDone={again} />
              </>
            )}
          </Card>
        )
      }
    </AwaitCall>
  );
}

type Props = { readonly factors: Factors; readonly again: () => Promise<void>; readonly onDone: () => Promise<void> };

function Change({ factors, again, onDone }: Props) {
  const t = useT();
  const lang = useLang();
  const [recovery, setRecovery] = useState<readonly string[]>();
  if (recovery) return <RecoveryCodes codes={recovery} onDone={onDone} />;
  const { application, keys } = factors;
  const removable = Number(application) + keys.length > 1;
  const rows = [
    ...(application ? [{ key: null, name: t('settings.factorApp'), note: undefined }] : []),
    ...keys.map(({ id, agent, addedAt, usedAt }) => ({
      key: id,
      name: agent ? t('settings.keyOf', { agent }) : t('settings.keyName'),
      note: usedAt
        ? t('settings.keyUsed', { added: momentOf(addedAt, lang), used: momentOf(usedAt, lang) })
        : t('settings.keyAdded', { added: momentOf(addedAt, lang) }),
    })),
  ];
  return (
    <>
      <p>{t('settings.factorText')}</p>
      {rows.length > 0 && (
        <>
          <Lines
            label={t('settings.factorTitle')}
            items={rows.map(({ key, name, note }) => ({
              key: key ?? 'application',
              name,
              note,
              value: removable ? <RemoveFactor factor={key} name={name} onDone={again} /> : null,
            }))}
          />
          <p>{t('settings.recoveryLeft', { count: factors.recoveryCodes })}</p>
        </>
      )}
      <AddKeyButton onAdded={setRecovery} />
      <NewApplication replaces={application} onAdded={setRecovery} />
    </>
  );
}

type Removal = { readonly factor: string | null; readonly name: string; readonly onDone: () => Promise<void> };

function RemoveFactor({ factor, name, onDone }: Removal) {
  const t = useT();
  const submission = useSubmit({
    form: `removeFactor.${factor ?? ''}`,
    read: (none: null) => ({ input: none }),
    send: (_none, idempotencyKey) => call(RemoveFactorDocument, { key: factor }, { idempotencyKey }),
    refusals: ({ removeFactor }) => problemsOf(removeFactor.errors),
    done: onDone,
  });
  const words = {
    open: t('settings.factorRemove'),
    title: name,
    text: t('settings.factorRemoveText'),
    yes: t('settings.factorRemove'),
    no: t('settings.factorKeep'),
  };
  return <GiveUp words={words} submission={submission} />;
}
