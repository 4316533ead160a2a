import { Link } from 'react-router-dom';
import { eventName } from '../../../schema/reference/event-names.ts';
import { paymentSource } from '../../../schema/reference/payment-sources.ts';
import { organisationName } from '../../../schema/values/organisation-name.ts';
import type { OfficeLoanCardFragment } from '../../generated/cabinet/graphql.ts';
import { numeric } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { unknownPerson } from '../../lib/unknown-person.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { moment } from '../../ui/office/moment.ts';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './office-loan.module.css';

type Props = { readonly loan: OfficeLoanCardFragment };

export function Person({ loan }: Props) {
  const t = useT();
  const href = useHref();
  const { applicant, borrowerId, debt, erasedAt, loanId } = loan;
  const unknown = unknownPerson(t, erasedAt);
  return (
    <Card title={applicant?.fullName ?? unknown} aside={<StatusTag status={loan.status} />}>
      <Lines
        items={[
          { key: 'iin', name: t('officeLoan.iin'), value: applicant?.maskedIin ?? unknown },
          { key: 'phone', name: t('officeLoan.phone'), value: applicant?.maskedPhone ?? unknown },
          { key: 'issued', name: t('officeLoan.issued'), value: loan.issuedOn ? numeric(loan.issuedOn) : '—' },
          { key: 'sum', name: t('officeLoan.sum'), value: <MoneyText value={loan.amount} /> },
        ]}
      />
      {borrowerId && (
        <div className={styles.row} data-no-print>
          <Link className="n-tap" to={href(paths.officePerson, { borrowerId })}>
            {t('officeLoan.person')}
          </Link>
          {debt && debt.overdueDays > 0 && (
            <Link className="n-tap" to={href(paths.officeCollection, { loanId })}>
              {t('officeLoan.calls')}
            </Link>
          )}
        </div>
      )}
    </Card>
  );
}

export function Debt({ loan: { debt } }: Props) {
  const t = useT();
  if (!debt) return null;
  const late = debt.overdueDays > 0;
  return (
    <Card
      title={t('officeLoan.debt')}
      aside={late && <Tag tone="bad">{t('officeLoan.late', { days: debt.overdueDays })}</Tag>}
    >
      <Lines
        items={[
          ...(['principal', 'interest', 'penalty', 'premium'] as const).map((part) => ({
            key: part,
            name: t(`officeLoan.${part}`),
            value: <MoneyText value={debt[part]} />,
          })),
          {
            key: 'total',
            name: t('officeLoan.total'),
            value: <MoneyText value={debt.total} />,
            weight: 'total' as const,
          },
          { key: 'overdue', name: t('officeLoan.overdue'), value: <MoneyText value={debt.overdueAmount} /> },
          { key: 'paid', name: t('officeLoan.paid'), value: <MoneyText value={debt.paid} /> },
          ...(debt.nextDueDate && debt.nextDueAmount !== null
            ? [
                {
                  key: 'next',
                  name: t('officeLoan.next', { date: numeric(debt.nextDueDate) }),
                  value: <MoneyText value={debt.nextDueAmount} />,
                },
              ]
            : []),
          ...(debt.lastDueDate && debt.lastDueAmount !== null && debt.lastDueDate !== debt.nextDueDate
            ? [
                {
                  key: 'last',
                  name: t('officeLoan.last', { date: numeric(debt.lastDueDate) }),
                  value: <MoneyText value={debt.lastDueAmount} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/** Money that moved after the loan had ended. */
export function AfterEnd({ loan: { reversals, writtenOff, recovered, buyer } }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  if (reversals.length === 0 && writtenOff === null && !buyer) return null;
  return (
    <Card title={t('officeLoan.afterEnd')}>
      <Lines
        items={[
          ...reversals.map((debt) => ({
            key: debt.paymentId,
            name: t('officeLoan.reversal', { date: numeric(debt.on) }),
            note: t('officeLoan.reversalTaken', { sum: money(debt.taken) }),
            value: <MoneyText value={debt.owed} />,
          })),
          ...(writtenOff !== null
            ? [
                { key: 'gone', name: t('officeLoan.writtenOff'), value: <MoneyText value={writtenOff} /> },
                { key: 'back', name: t('officeLoan.recovered'), value: <MoneyText value={recovered} /> },
              ]
            : []),
          ...(buyer ? [{ key: 'buyer', name: t('officeLoan.soldTo'), value: organisationName(buyer, lang) }] : []),
        ]}
      />
      <LinkButton to={href(paths.officeSettlement)} variant="light">
        {t('officeLoan.settle')}
      </LinkButton>
    </Card>
  );
}

export function Payments({ loan: { payments } }: Props) {
  const t = useT();
  const lang = useLang();
  if (payments.length === 0) return null;
  return (
    <Card title={t('officeLoan.payments')}>
      <Lines
        items={payments.map((payment) => ({
          key: payment.id,
          name: numeric(payment.paidOn),
          note: payment.reversedOn
            ? t('officeLoan.reversed', { date: numeric(payment.reversedOn) })
            : paymentSource(payment.provider, lang),
          value: <MoneyText value={payment.amount} />,
          ...(payment.reversedOn ? { weight: 'quiet' as const } : {}),
        }))}
      />
    </Card>
  );
}

export function Notes({ loan: { notes } }: Props) {
  const t = useT();
  if (notes.length === 0) return null;
  return (
    <Card title={t('officeLoan.notes')}>
      <Lines
        items={notes.map((note) => ({
          key: `${note.act}${note.at}`,
          name: note.text,
          note: t('officeLoan.noteBy', {
            by: note.act === 'DISPUTE' ? t('officeLoan.byBorrower') : note.by,
            at: moment(note.at),
          }),
          value: t(`officeLoan.act${note.act}`),
        }))}
      />
    </Card>
  );
}

/** An auditor finds the whole events in the journal. */
export function Facts({ loan: { facts } }: Props) {
  const t = useT();
  const lang = useLang();
  return (
    <FoldCard title={t('officeLoan.facts')}>
      <div className={styles.facts}>
        <Lines
          items={facts.map((fact) => ({
            key: String(fact.revision),
            name: eventName(fact.type, lang),
            note: `${numeric(fact.on)} · ${t(`status.${fact.status}`)}`,
            value: fact.amount !== null ? <MoneyText value={fact.amount} /> : '',
          }))}
        />
      </div>
    </FoldCard>
  );
}
