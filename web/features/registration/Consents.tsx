import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { consentField } from './form.ts';
import styles from './registration.module.css';
import type { ConsentText } from './registration-source.ts';

type Props = {
  readonly texts: readonly ConsentText[] | null | undefined;
  readonly onReadAgain: () => void;
  readonly ticked: readonly string[];
  readonly onTick: (ticked: readonly string[], ...fields: readonly string[]) => void;
  readonly problemOf: (field: string) => string | undefined;
};

/** None is preset; each has its own tick, which one tick sets for all. The whole text can be read before. */
export function Consents({ texts, onReadAgain, ticked, onTick, problemOf }: Props) {
  const t = useT();
  const [open, setOpen] = useState<ConsentText>();
  const set = (type: string, on: boolean) =>
    onTick(
      on ? [...ticked.filter((other) => other !== type), type] : ticked.filter((other) => other !== type),
      consentField(type),
    );
  return (
    <Card title={t('registration.consents')}>
      {texts === undefined && <Skeleton label={t('shell.loading')} rows={[44, 96, 96, 96, 96]} />}
      {texts === null && (
        <>
          <p>{t('registration.consentsMissing')}</p>
          <Button variant="light" onClick={onReadAgain}>
            {t('shell.tryAgain')}
          </Button>
        </>
      )}
      {texts && texts.length > 1 && (
        <CheckField
          id="consents-all"
          label={<b>{t('registration.agreeToAll')}</b>}
          checked={texts.every(({ type }) => ticked.includes(type))}
          onChange={(on) =>
            onTick(on ? texts.map(({ type }) => type) : [], ...texts.map(({ type }) => consentField(type)))
          }
        />
      )}
      {texts?.map((text) => (
        <div key={text.type} className={styles.consent}>
          <CheckField
            id={consentField(text.type)}
            label={text.title}
            checked={ticked.includes(text.type)}
            problem={problemOf(consentField(text.type)) && t('registration.needTick')}
            onChange={(on) => set(text.type, on)}
          />
          <button
            type="button"
            className="n-tap"
            aria-label={t('registration.readText', { title: text.title })}
            onClick={() => setOpen(text)}
          >
            {t('registration.read')}
          </button>
        </div>
      ))}
      <Modal opened={open !== undefined} onClose={() => setOpen(undefined)} title={open?.title}>
        <p className={styles.body}>{open?.body}</p>
        <Button
          fullWidth
          onClick={() => {
            if (open) set(open.type, true);
            setOpen(undefined);
          }}
        >
          {t('registration.agree')}
        </Button>
      </Modal>
    </Card>
  );
}
