import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { Segments } from '../../ui/fields/Segments.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import styles from './bank-guides.module.css';
import { PhoneDrawing } from './PhoneDrawing.tsx';

const BANKS = ['kaspi', 'halyk', 'freedom', 'forte', 'jusan', 'bcc'] as const;
/** Their papers have no known layout (docs/statements.md). */
const UNREAD: readonly Bank[] = ['jusan', 'bcc'];
type Bank = (typeof BANKS)[number];
const SYSTEMS = ['ios', 'android'] as const;
type System = (typeof SYSTEMS)[number];

const systemHere = (): System => (/iPhone|iPad|Mac OS/.test(navigator.userAgent) ? 'ios' : 'android');
/** The texts of a bank are its labels in order, with this between them. */
const THEN = ' → ';

/** Step by step to the file, in the bank's app on the visitor's own kind of phone. */
export function BankGuides() {
  const t = useT();
  const [bank, setBank] = useState<Bank | undefined>('kaspi');
  const [system, setSystem] = useState(systemHere);
  return (
    <div className={styles.guide}>
      <SelectField
        id="bank"
        label={t('bankGuide.bank')}
        value={bank ?? ''}
        onChange={(value) => setBank(BANKS.find((one) => one === value))}
        options={BANKS.map((value) => ({ value, label: t(`bankGuide.${value}`) }))}
      />
      <Segments
        id="system"
        label={t('bankGuide.system')}
        value={system}
        onChange={setSystem}
        options={SYSTEMS.map((value) => ({ value, label: t(`bankGuide.${value}`) }))}
      />
      {bank && <Way bank={bank} system={system} />}
    </div>
  );
}

function Way({ bank, system }: { bank: Bank; system: System }) {
  const t = useT();
  const labels = t(`bankGuide.${bank}_${system}`).split(THEN);
  return (
    <>
      {UNREAD.includes(bank) && <p className={styles.unread}>{t('bankGuide.unread')}</p>}
      <ol className={styles.steps}>
        {labels.map((label, at) => (
          <li key={label}>
            <PhoneDrawing system={system} at={at} last={at === labels.length - 1} label={label} />
            <span>{t(at === 0 || at > 1 ? 'bankGuide.press' : 'bankGuide.pick', { label })}</span>
          </li>
        ))}
      </ol>
      <p>{t(system === 'ios' ? 'bankGuide.savedIos' : 'bankGuide.savedAndroid')}</p>
      <p className="n-quiet">{t('bankGuide.differs')}</p>
    </>
  );
}
