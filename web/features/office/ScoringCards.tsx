import { Link } from 'react-router-dom';
import { numeric } from '../../lib/dates.ts';
import { days, percent } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { ApplicationCardData } from './ApplicantCards.tsx';

type Sheet = NonNullable<ApplicationCardData['sheet']>;

const TONE: Readonly<Record<string, 'ok' | 'care' | 'bad'>> = { APPROVED: 'ok', ALTERNATIVE: 'care', DECLINED: 'bad' };

/** What the engine would decide now, and from what. */
type Shown = Pick<ApplicationCardData, 'statement' | 'statementMonths'>;

export function ScoringSheet({ sheet, ...income }: Shown & { readonly sheet: Sheet | null }) {
  const t = useT();
  if (!sheet)
    return (
      <FoldCard title={t('office.sheet')}>
        <p>{t('office.sheetMissing')}</p>
      </FoldCard>
    );
  return (
    <FoldCard
      title={t('office.sheet')}
      aside={<Tag tone={TONE[sheet.outcome] ?? 'plain'}>{t(`office.outcome_${sheet.outcome}`)}</Tag>}
    >
      <Figures sheet={sheet} {...income} />
      <Warnings sheet={sheet} />
    </FoldCard>
  );
}

function Figures({ sheet, statement, statementMonths }: Shown & { readonly sheet: Sheet }) {
  const t = useT();
  const lang = useLang();
  const over = Number(sheet.debtLoad) > Number(sheet.debtLoadLimit);
  return (
    <Lines
      items={[
        {
          key: 'income',
          name: t('office.sheetIncome'),
          note: t(`office.incomeFrom_${sheet.incomeSource}`),
          value: <MoneyText value={sheet.income} />,
        },
        {
          key: 'statement',
          name: t('office.statement'),
          value: statement ? <MoneyText value={statement.monthlyIncome} /> : t('office.statementNone'),
          ...(statement
            ? { note: t('office.statementMonths', { count: statement.monthsWithIncome, date: numeric(statement.on) }) }
            : {}),
        },
        ...(statementMonths ?? []).map(({ until, income }) => ({
          key: until,
          name: t('office.monthUntil', { date: numeric(until) }),
          value: <MoneyText value={income} />,
          weight: 'quiet' as const,
        })),
        { key: 'bureau', name: t('office.bureauPays'), value: <MoneyText value={sheet.bureauInstalments} /> },
        { key: 'stated', name: t('office.statedPays'), value: <MoneyText value={sheet.declaredInstalments} /> },
        { key: 'payment', name: t('office.thisPays'), value: <MoneyText value={sheet.payment} /> },
        {
          key: 'kdn',
          name: t('office.debtLoad'),
          note: t('office.debtLoadLimit', { limit: percent(Number(sheet.debtLoadLimit), lang) }),
          value: <Tag tone={over ? 'bad' : 'ok'}>{percent(Number(sheet.debtLoad), lang)}</Tag>,
          weight: 'total',
        },
        { key: 'score', name: t('office.score'), value: sheet.score ?? t('office.scoreNone') },
        {
          key: 'late',
          name: t('office.worstLate'),
          value: days(sheet.worstOverdueDays, lang),
          after: <MoneyText value={sheet.worstOverdueAmount} />,
        },
        { key: 'repaid', name: t('office.repaidHere'), value: sheet.finishedLoans },
      ]}
    />
  );
}

function Warnings({ sheet }: { readonly sheet: Sheet }) {
  const t = useT();
  const flags = [
    ...(sheet.registryFound ? [] : ['NOT_IN_REGISTRY']),
    ...(sheet.blacklisted ? ['BLACKLIST'] : []),
    ...(sheet.stopCredit ? ['STOP_CREDIT'] : []),
    ...(sheet.fraudSuspected ? ['FRAUD'] : []),
  ];
  const reasons = sheet.reasons.map(({ code }) => code).filter((code) => !flags.includes(code));
  return (
    <ul>
      {[...flags, ...reasons].map((code) => (
        <li key={code}>{t(`office.rule_${code}`)}</li>
      ))}
    </ul>
  );
}

export function OtherLoans({ others }: { readonly others: NonNullable<ApplicationCardData['others']> }) {
  const t = useT();
  const href = useHref();
  return (
    <FoldCard title={t('office.others')}>
      {others.length === 0 ? (
        <p>{t('office.othersNone')}</p>
      ) : (
        <Lines
          items={others.map((one) => ({
            key: one.loanId,
            name: (
              <Link className="n-tap" to={href(paths.officeLoan, { loanId: one.loanId })}>
                {one.offerNumber}
              </Link>
            ),
            note: numeric(one.appliedOn),
            value: <MoneyText value={one.amount} />,
            after: <StatusTag status={one.status} />,
          }))}
        />
      )}
    </FoldCard>
  );
}
