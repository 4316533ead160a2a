import type { SaidFragment } from '../generated/cabinet/graphql.ts';
import { dateOfInstant, numeric } from '../lib/dates.ts';
import { money, time } from '../lib/format.ts';
import { useT } from '../lib/intl.ts';
import { PromiseTag } from './PromiseTag.tsx';
import styles from './said.module.css';

/** The latest first. */
export function Said({ contacts }: { readonly contacts: readonly SaidFragment[] }) {
  const t = useT();
  if (contacts.length === 0) return <p className="n-quiet">{t('collection.never')}</p>;
  return (
    <ul className={styles.said}>
      {contacts.map(({ id, at, by, incoming, offerNumber, result, text, promise, callBackOn }) => (
        <li key={id}>
          <b>
            {incoming ? t('collection.calledUs') : t('collection.weCalled')}:{' '}
            {t(`collection.result_${result ?? 'NONE'}`)}
          </b>
          <small>
            {numeric(dateOfInstant(at))} {time(at)}, {by}, {offerNumber}
          </small>
          {promise && (
            <p>
              {t('collection.promised', { sum: money(promise.amount), date: numeric(promise.by) })}{' '}
              <PromiseTag promise={promise} /> {t('collection.paidOfIt', { sum: money(promise.paid) })}
            </p>
          )}
          {callBackOn && <p>{t('collection.agreedCall', { date: numeric(callBackOn) })}</p>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
