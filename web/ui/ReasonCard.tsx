import type { DecisionFactsFragment } from '../generated/cabinet/graphql.ts';
import { percent } from '../lib/format.ts';
import { useLang, useT } from '../lib/intl.ts';
import { Card } from './Card.tsx';
import styles from './reason-card.module.css';

const SPOKEN = [
  'DEBT_LOAD',
  'OVERDUE_60_PLUS',
  'STOP_CREDIT',
  'STATEMENT',
  'AGE',
  'NOT_IN_REGISTRY',
  'AMOUNT',
  'SCORE',
  'MANUAL',
];
/** The share of income that payments may take, per cent (law on microfinance). */
const LOAD_LIMIT = 50;

/** The server lists the main reason first. */
function spokenCode(reason: DecisionFactsFragment['reasons'][number] | undefined): string | undefined {
  if (reason?.code === 'OWN_DEBT') return `OWN_DEBT_${reason.observed}`;
  return reason && SPOKEN.includes(reason.code) ? reason.code : undefined;
}

/** Debt load also as a bar against the law's limit. Security reasons stay unspecified. */
export function ReasonCard({ decision }: { decision: DecisionFactsFragment | undefined }) {
  const t = useT();
  const lang = useLang();
  const [reason] = decision?.reasons ?? [];
  const code = spokenCode(reason) ?? (decision?.status === 'CANCELED' ? 'CANCELED' : 'OTHER');
  const load = decision?.debtLoad ? Number(decision.debtLoad) : undefined;
  const shown = { observed: percent(load ?? 0, lang), limit: percent(LOAD_LIMIT, lang) };
  const plain = code === 'DEBT_LOAD' && load === undefined ? 'OTHER' : code;
  return (
    <Card title={t('decision.why')}>
      <p>{plain === 'DEBT_LOAD' ? t('decision.reason_DEBT_LOAD', shown) : t(`decision.reason_${plain}`)}</p>
      {plain === 'DEBT_LOAD' && load !== undefined && (
        <div
          className={styles.load}
          role="img"
          aria-label={`${t('decision.barYou', shown)}, ${t('decision.barLimit', shown)}`}
        >
          <span className={styles.limit}>{t('decision.barLimit', shown)}</span>
          <div className={styles.track}>
            <i className={styles.fill} style={{ width: `${Math.min(100, load)}%` }} />
            <i className={styles.mark} />
          </div>
          <b>{t('decision.barYou', shown)}</b>
        </div>
      )}
    </Card>
  );
}
