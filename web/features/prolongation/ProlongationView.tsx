import { Button } from '@mantine/core';
import type { ProlongationCostQuery, ProlongationPageQuery } from '../../generated/cabinet/graphql.ts';
import { day, dayTo, weekday } from '../../lib/dates.ts';
import { days as daysOf, money, percent } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { EndedNote } from '../../ui/agreement/EndedNote.tsx';
import { PayTodayCard } from '../../ui/agreement/PayTodayCard.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dial } from '../../ui/Dial.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';

export type ProlongationCost = NonNullable<ProlongationCostQuery['prolongation']>;
type Option = ProlongationCost['options'][number];

export type ProlongationViewProps = {
  readonly cost: ProlongationCost;
  /** The last request, if it ended without taking effect. */
  readonly ended: NonNullable<ProlongationPageQuery['currentLoan']>['endedRequest'];
  readonly days: number;
  readonly onDays: (days: number) => void;
  readonly submission: SubmitState<number>;
};

/** How many days, what is paid today, what is returned later: each figure beside what it was. */
export function ProlongationView({ cost, ended, days, onDays, submission }: ProlongationViewProps) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const option = cost.options.find((one) => one.days === days) ?? cost.options.at(-1);
  const [first, last] = [cost.options[0]?.days ?? 0, cost.options.at(-1)?.days ?? 0];
  if (!option) return null;
  return (
    <ResultPage>
      <h1>{t('prolongation.title')}</h1>
      <p className="n-quiet">{t('prolongation.lead')}</p>
      {ended && <EndedNote ended={ended} />}
      <ErrorSummary {...submission} />
      <Card>
        <Dial
          id="days"
          label={t('prolongation.days')}
          value={option.days}
          onChange={onDays}
          print={(value) => daysOf(value, lang)}
          note={`${day(option.newReturnDate, lang)}, ${weekday(option.newReturnDate, lang)}`}
          min={first}
          max={last}
          step={1}
        />
      </Card>
      <PayTodayCard sums={cost} />
      <Later cost={cost} option={option} />
      <Button fullWidth loading={submission.pending} onClick={() => void submission.submit(option.days)}>
        {t('prolongation.request', { date: dayTo(option.newReturnDate, lang) })}
      </Button>
      <p className="n-quiet">{t('prolongation.left', { left: cost.left })}</p>
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('agreement.back')}
      </LinkButton>
    </ResultPage>
  );
}

function Later({ cost, option }: { cost: ProlongationCost; option: Option }) {
  const t = useT();
  const lang = useLang();
  return (
    <Card title={t('prolongation.later')}>
      <Lines
        items={[
          {
            key: 'date',
            name: t('prolongation.newDate'),
            note: t('prolongation.dateBefore', { date: day(cost.returnDate, lang) }),
            value: day(option.newReturnDate, lang),
          },
          { key: 'principal', name: t('agreement.principal'), value: <MoneyText value={cost.principal} /> },
          {
            key: 'interest',
            name: t('prolongation.newInterest'),
            note: t(option.rateLowered ? 'prolongation.rateLowered' : 'prolongation.rate', {
              rate: percent(Number(option.dailyRatePercent), lang, 4),
            }),
            value: <MoneyText value={option.interest} plus />,
          },
          {
            key: 'total',
            name: t('prolongation.newTotal'),
            note: t('prolongation.gesv', { rate: percent(Number(option.annualEffectiveRate), lang) }),
            value: money(option.total),
            weight: 'total',
          },
        ]}
      />
    </Card>
  );
}
