import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Iban, printIban } from '../../../schema/values/iban.ts';
import { AuditCashDocument, type AuditCashQuery } from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { numeric } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { type Period, PeriodForm } from './Books.tsx';

type Held = AuditCashQuery['cashAtBank'];
type Account = Held['accounts'][number];

/** Cash by account on a day, by the bank and by the ledger, as was known at the end of another one. */
export function Cash({ today }: { today: string }) {
  const t = useT();
  const [{ date, known = today }, setPeriod] = useState<Period>({ date: today, from: today });
  const knownAt = known < today ? `${known}T23:59:59.999+05:00` : null;
  return (
    <>
      <p>{t('audit.cashText')}</p>
      <PeriodForm
        id="cash"
        names={['date', 'known']}
        today={today}
        period={{ date, from: date, known }}
        onChoose={setPeriod}
      />
      <Await of={useData(AuditCashDocument, { date, knownAt }, { keep: true })} part rows={[160]}>
        {({ cashAtBank }) => <CashHeld held={cashAtBank} date={date} known={known} />}
      </Await>
    </>
  );
}

const COLUMNS = ['iban', 'statement', 'bank', 'ledger', 'gaps'] as const;

type HeldProps = { readonly held: Held; readonly date: string; readonly known: string };

function CashHeld({ held: { accounts, bank, onTheWay, other }, date, known }: HeldProps) {
  const t = useT();
  const href = useHref();
  return (
    <>
      {accounts.length === 0 ? (
        <p>{t('audit.cashNone')}</p>
      ) : (
        <WideTable
          label={t('audit.cash')}
          caption={t('audit.cashLead', { date: numeric(date), known: numeric(known) })}
          columns={COLUMNS.map((name) => t(`audit.cashCol_${name}`))}
          rows={accounts.map((one) => ({
            key: one.account,
            cells: [
              <Link key="account" className="n-tap" to={href(paths.officeAudit, { stream: one.stream })}>
                {printIban(one.account as Iban)}
              </Link>,
              numeric(one.statementOn),
              money(one.closing),
              money(one.balance),
              one.gaps.length === 0 ? t('audit.cashAgrees') : money(one.closing - one.balance),
            ],
          }))}
        />
      )}
      <Gaps accounts={accounts} />
      <Lines
        label={t('audit.cash')}
        items={[
          { key: 'bank', name: t('audit.cashAll'), value: money(bank) },
          { key: 'way', name: t('audit.cashWay'), value: money(onTheWay) },
          { key: 'other', name: t('audit.cashOther'), value: money(other) },
        ]}
      />
    </>
  );
}

/** Each with what to do about it. */
function Gaps({ accounts }: { accounts: readonly Account[] }) {
  const t = useT();
  const gaps = accounts.flatMap(({ account, gaps: some }) => some.map((gap) => ({ ...gap, account })));
  if (gaps.length === 0) return null;
  return (
    <ul aria-label={t('audit.cashCol_gaps')}>
      {gaps.map(({ account, kind, from, to, amount }) => (
        <li key={`${account} ${kind} ${to}`}>
          {printIban(account as Iban)}.{' '}
          {t(kind === 'BETWEEN' ? 'audit.cashBetween' : 'audit.cashInside', {
            ...{ from: numeric(from), to: numeric(to), sum: money(amount) },
          })}
        </li>
      ))}
    </ul>
  );
}
