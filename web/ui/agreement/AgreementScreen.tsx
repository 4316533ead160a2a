import type { TypedDocumentNode } from '@apollo/client';
import { type ComponentProps, useState } from 'react';
import {
  AgreementPageDocument,
  type ComparisonPartsFragment,
  type ProblemFragment,
  type RequestPartsFragment,
} from '../../generated/cabinet/graphql.ts';
import { useData } from '../../lib/cabinet.ts';
import { dayTo } from '../../lib/dates.ts';
import { dailyRate, money, percent } from '../../lib/format.ts';
import { type Translate, useHref, useLang, useT } from '../../lib/intl.ts';
import type { Lang } from '../../lib/locale.ts';
import type { Page } from '../../paths.ts';
import { Await } from '../Await.tsx';
import { Card } from '../Card.tsx';
import { Lines } from '../Lines.tsx';
import { MoneyText } from '../MoneyText.tsx';
import { AgreementCost } from './AgreementCost.tsx';
import { type AgreementLoan, AskAgreement, type Option, type RequestDocument } from './AskAgreement.tsx';
import { CompareCard } from './CompareCard.tsx';
import { PayAgreement } from './PayAgreement.tsx';
import { PayTodayCard } from './PayTodayCard.tsx';
import { RunningLoan } from './RunningLoan.tsx';
import { SignAgreement } from './SignAgreement.tsx';

type Priced = Option & {
  readonly interest: bigint;
  readonly total: bigint;
  readonly dailyRatePercent: string;
  readonly annualEffectiveRate: string;
  readonly rateLowered?: boolean;
  readonly interestDays?: number;
  readonly comparison: ComparisonPartsFragment;
};
type Cost = ComponentProps<typeof PayTodayCard>['sums'] & {
  readonly refusal: ProblemFragment | null;
  readonly options: readonly Priced[];
};
type Words = { readonly t: Translate; readonly lang: Lang };

/** How one agreement differs from another. Its texts have the same names in a file of its own. */
export type Agreement<C extends Cost> = {
  readonly kind: 'PROLONGATION' | 'REFINANCING';
  readonly cost: TypedDocumentNode<{ cost: C | null }, { loanId: string }>;
  readonly request: RequestDocument;
  /** The dial counts days or months; `print` says so many in words. */
  readonly dial: { readonly id: 'days' | 'months'; readonly print: (count: number, lang: Lang) => string };
  readonly dialNote?: (option: C['options'][number], lang: Lang) => string;
  readonly note?: (cost: C, t: Translate) => string;
  /** The agreement to offer after this refusal. */
  readonly instead: { readonly after: string; readonly page: Page<'prolongation' | 'refinancing'> };
  /** What is owed afterwards, above interest and total. */
  readonly lines: (cost: C, option: C['options'][number], words: Words) => ComponentProps<typeof Lines>['items'];
};

type Props<C extends Cost> = { readonly agreement: Agreement<C> };

/**
 * Prolongation and refinancing: choose the length, sign the agreement, pay today's sum. The page shows the step that
 * the loan is at; the borrower may choose again until the signature.
 */
export function AgreementScreen<C extends Cost>({ agreement }: Props<C>) {
  return (
    <RunningLoan of={useData(AgreementPageDocument, {})}>
      {(loan, again) => <Steps agreement={agreement} loan={loan} again={again} />}
    </RunningLoan>
  );
}

function Steps<C extends Cost>(props: Props<C> & { readonly loan: AgreementLoan; readonly again: () => void }) {
  const { agreement, loan, again } = props;
  const t = useT();
  const lang = useLang();
  const [choosing, setChoosing] = useState(false);
  const { kind, dial } = agreement;
  const { request } = loan;
  if (request?.kind !== kind || (choosing && !request.signed))
    return <Choose agreement={agreement} loan={loan} done={() => setChoosing(false)} />;
  const texts = kind.toLowerCase();
  const words = wordsOf(request);
  if (request.signed) {
    const page = { title: t(`${texts}.payTitle`), text: t(`${texts}.payText`, words) };
    return <PayAgreement loanId={loan.id} request={request} {...page} withdrawn={again} />;
  }
  const page = { title: t(`${texts}.signTitle`), lead: t(`${texts}.signLead`, words) };
  return <SignAgreement loanId={loan.id} request={request} {...page} done={again} other={() => setChoosing(true)} />;

  function wordsOf({ days, months, payToday, newReturnDate }: RequestPartsFragment) {
    const date = newReturnDate ? dayTo(newReturnDate, lang) : '';
    return { length: dial.print(days ?? months ?? 0, lang), sum: money(payToday), date };
  }
}

function Choose<C extends Cost>(props: Props<C> & { readonly loan: AgreementLoan; readonly done: () => void }) {
  const { agreement, loan, done } = props;
  const { kind, dial, dialNote, note, instead, request } = agreement;
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const texts = kind.toLowerCase();
  const other = { after: instead.after, to: href(instead.page), text: t(`${texts}.instead`) };
  return (
    <Await of={useData(agreement.cost, { loanId: loan.id })}>
      {({ cost: answer }) => (
        <AgreementCost loanId={loan.id} title={t(`${texts}.title`)} cost={answer} instead={other}>
          {(cost) => (
            <AskAgreement
              loan={loan}
              kind={kind}
              lead={t(`${texts}.lead`)}
              options={cost.options}
              usual={cost.options[Math.floor(cost.options.length / 2)]}
              dial={{ id: dial.id, print: (count) => dial.print(count, lang) }}
              dialNote={dialNote && ((option) => dialNote(option, lang))}
              note={note?.(cost, t)}
              request={request}
              done={done}
            >
              {(option) => (
                <>
                  <CompareCard of={option.comparison} />
                  <PayTodayCard sums={cost} />
                  <Later texts={texts} option={option} lines={agreement.lines(cost, option, { t, lang })} />
                </>
              )}
            </AskAgreement>
          )}
        </AgreementCost>
      )}
    </Await>
  );
}

type LaterProps = {
  readonly texts: string;
  readonly option: Priced;
  readonly lines: ComponentProps<typeof Lines>['items'];
};

function Later({ texts, option, lines }: LaterProps) {
  const t = useT();
  const lang = useLang();
  return (
    <Card title={t(`${texts}.later`)}>
      <Lines
        items={[
          ...lines,
          {
            key: 'interest',
            name: t(`${texts}.interest`),
            note: t(`${texts}.${option.rateLowered ? 'rateLowered' : 'rate'}`, {
              rate: dailyRate(option.dailyRatePercent, lang),
              days: option.interestDays ?? 0,
            }),
            value: <MoneyText value={option.interest} plus />,
          },
          {
            key: 'total',
            name: t(`${texts}.total`),
            note: t(`${texts}.gesv`, { rate: percent(Number(option.annualEffectiveRate), lang) }),
            value: money(option.total),
            weight: 'total',
          },
        ]}
      />
    </Card>
  );
}
