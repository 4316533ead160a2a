import { useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import type { Consent, Ticks } from './agreement.ts';
import styles from './application.module.css';

type Props = {
  readonly consents: readonly Consent[];
  readonly ticks: Ticks;
  readonly onTick: (id: string, on: boolean) => void;
  readonly problemOf: (field: string) => string | undefined;
};

/** Each agreement has a tick of its own, and its text opens in place. */
export function Consents({ consents, ticks, onTick, problemOf }: Props) {
  const t = useT();
  return (
    <Card title={t('application.consents')}>
      <p className="n-quiet">{t('application.consentsNote')}</p>
      <div>
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
