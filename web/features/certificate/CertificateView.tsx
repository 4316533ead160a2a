import { Button } from '@mantine/core';
import type { ShownDocumentFragment } from '../../generated/cabinet/graphql.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { DocumentRows } from '../../ui/DocumentRows.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

type CertifiedLoan = {
  readonly id: string;
  readonly offerNumber: string;
  readonly amount: bigint;
  readonly closedOn?: string | null;
};
export type Typed = { readonly loanId: string; readonly email: string };
export type Made = { readonly document: ShownDocumentFragment; readonly sentTo: string | null };

type Props = {
  readonly loans: readonly CertifiedLoan[];
  readonly typed: Typed;
  readonly made: Made | undefined;
  readonly submission: SubmitState<Typed>;
  readonly onChange: (next: Partial<Typed>) => void;
};

export function CertificateView({ loans, typed, made, submission, onChange }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  return (
    <>
      <div role="status">
        {made && (
          <Card title={t('certificate.ready')} tone="tint">
            {made.sentTo && <p>{t('certificate.sent', { email: made.sentTo })}</p>}
            <DocumentRows documents={[made.document]} label={t('certificate.ready')} />
          </Card>
        )}
      </div>
      <form
        className="n-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submission.submit(typed);
        }}
      >
        <ErrorSummary {...submission} />
        <RadioCards
          id="loan"
          label={t('certificate.which')}
          value={typed.loanId}
          onChange={(loanId) => onChange({ loanId })}
          options={loans.map(({ id, offerNumber, amount, closedOn }) => ({
            value: id,
            label: t('document.listLoan', { number: offerNumber }),
            text: closedOn ? t('certificate.noDebt', { date: dayWithYear(closedOn, lang) }) : t('certificate.debt'),
            aside: <MoneyText value={amount} />,
          }))}
        />
        <TextField
          id="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('certificate.email')}
          hint={t('certificate.emailHint')}
          value={typed.email}
          onChange={(email) => onChange({ email })}
          problem={submission.problemOf('email')}
          required={false}
          maxLength={254}
        />
        <Button type="submit" fullWidth loading={submission.pending}>
          {t('certificate.submit')}
        </Button>
        <p className="n-quiet">{t('certificate.limit')}</p>
      </form>
      <LinkButton to={href(paths.documents)} variant="light" fullWidth>
        {t('certificate.toDocuments')}
      </LinkButton>
    </>
  );
}
