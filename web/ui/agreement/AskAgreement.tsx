import type { TypedDocumentNode } from '@apollo/client';
import { Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { AgreementPageQuery, AskedAgreementFragment } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { dayTo } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../Card.tsx';
import { Dial } from '../Dial.tsx';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { ResultPage } from '../ResultPage.tsx';
import { EndedNote } from './EndedNote.tsx';

/** One length that the loan may have: so many days or months, and the day on which they end. */
export type Option = { readonly count: number; readonly end: string };
export type AgreementLoan = NonNullable<AgreementPageQuery['currentLoan']>;
export type RequestDocument = TypedDocumentNode<{ asked: AskedAgreementFragment }, { loanId: string; count: number }>;

type Props<O extends Option> = {
  readonly loan: AgreementLoan;
  /** Its name in small letters begins the ids of the texts. */
  readonly kind: 'PROLONGATION' | 'REFINANCING' | 'RESTRUCTURING';
  readonly lead: string;
  readonly options: readonly O[];
  /** The option that is chosen at first. */
  readonly usual: O | undefined;
  readonly dial: Pick<ComponentProps<typeof Dial>, 'id' | 'print'>;
  readonly dialNote?: ((option: O) => string) | undefined;
  readonly note?: string | undefined;
  readonly request: RequestDocument;
  readonly done: () => void;
  /** The cost of the chosen option. */
  readonly children: (option: O) => ReactNode;
};

/** Takes the length, shows its cost, and sends the request. */
export function AskAgreement<O extends Option>(props: Props<O>) {
  const { loan, kind, lead, options, usual, dial, dialNote, note, request, done, children } = props;
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const pending = loan.request?.kind === kind ? (loan.request.days ?? loan.request.months) : null;
  const [count, setCount] = useState(pending ?? usual?.count);
  const texts = kind.toLowerCase();
  const submission = useSubmit({
    form: `${texts}.${loan.id}`,
    read: (wanted: number) => ({ input: wanted }),
    send: (wanted: number, key) => send(request, { loanId: loan.id, count: wanted }, key),
    refusals: ({ asked }) => problemsOf(asked.errors),
    done,
  });
  const option = options.find((one) => one.count === count) ?? options.at(-1);
  if (!option) return null;
  return (
    <ResultPage>
      <h1>{t(`${texts}.title`)}</h1>
      <p className="n-quiet">{lead}</p>
      {loan.endedRequest?.kind === kind && <EndedNote ended={loan.endedRequest} />}
      <ErrorSummary {...submission} />
      <Card>
        <Dial
          {...dial}
          label={t(`${texts}.length`)}
          value={option.count}
          onChange={setCount}
          note={dialNote?.(option)}
          min={options[0]?.count ?? 0}
          max={options.at(-1)?.count ?? 0}
          step={1}
        />
      </Card>
      {children(option)}
      <Button fullWidth loading={submission.pending} onClick={() => void submission.submit(option.count)}>
        {t(`${texts}.request`, { length: dial.print(option.count), date: dayTo(option.end, lang) })}
      </Button>
      {note && <p className="n-quiet">{note}</p>}
      <LinkButton to={href(paths.cabinet)} variant="light" fullWidth>
        {t('agreement.back')}
      </LinkButton>
    </ResultPage>
  );
}
