import { useT } from '../lib/intl.ts';
import { Card } from './Card.tsx';
import styles from './consent-card.module.css';
import { CheckField } from './fields/CheckField.tsx';

/** The hash identifies the text. */
export type Consent = {
  readonly type: string;
  readonly title: string;
  readonly body: string;
  readonly hash: string;
};
/** By the id of the consent. */
export type Ticks = Readonly<Record<string, boolean>>;

type Props = {
  readonly consents: readonly Consent[];
  readonly ticks: Ticks;
  readonly onTick: (id: string, on: boolean) => void;
  readonly problemOf: (field: string) => string | undefined;
};

/** Each consent has its own tick, which one tick sets for all; its text opens in place. */
export function ConsentCard({ consents, ticks, onTick, problemOf }: Props) {
  const t = useT();
  return (
    <Card title={t('application.consents')}>
      <p className="n-quiet">{t('application.consentsNote')}</p>
      <div>
        {consents.length > 1 && (
          <CheckField
            id="consents-all"
            label={<b>{t('application.agreeToAll')}</b>}
            checked={consents.every(({ type }) => ticks[type] === true)}
            onChange={(on) => {
              for (const { type } of consents) onTick(type, on);
            }}
          />
        )}
        {consents.map((consent) => (
          <div key={consent.type} className={styles.consent}>
            <CheckField
              id={consent.type}
              label={consent.title}
              checked={ticks[consent.type] === true}
              onChange={(on) => onTick(consent.type, on)}
              problem={problemOf(consent.type)}
            />
            <details>
              <summary>
                {t('application.consentText')}
                <span className="n-hidden">: {consent.title}</span>
              </summary>
              <p>{consent.body}</p>
            </details>
          </div>
        ))}
      </div>
    </Card>
  );
}
