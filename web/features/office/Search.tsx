import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { OfficeSearchDocument, type OfficeSearchMutation } from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { unknownPerson } from '../../lib/unknown-person.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import styles from './office.module.css';
import { STATUSES } from './queue-statuses.ts';

type Answer = OfficeSearchMutation['officeSearch'];
type Person = Answer['found'][number];
type Loan = Person['loans'][number];

/** What is typed goes in the body of the request alone: addresses of pages are kept in histories and logs. */
export function Search({ auditor, opensPersons }: { readonly auditor: boolean; readonly opensPersons: boolean }) {
  const t = useT();
  const [text, setText] = useState('');
  const [caseNumber, setCaseNumber] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const submission = useSubmit({
    form: 'office.search',
    read: (typed: { text: string; caseNumber: string }) =>
      typed.text.trim() === ''
        ? { problems: [{ field: 'text', text: t('office.searchEmpty') }] }
        : { input: { text: typed.text, caseNumber: typed.caseNumber.trim() || null } },
    send: (input, key) => send(OfficeSearchDocument, input, key),
    refusals: ({ officeSearch }) => problemsOf(officeSearch.errors),
    done: ({ officeSearch }) => setAnswer(officeSearch),
  });
  return (
    <FoldCard title={t('office.search')} open={auditor || opensPersons}>
      <form
        className={styles.search}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAnswer(undefined);
          void submission.submit({ text, caseNumber });
        }}
      >
        <TextField
          id="text"
          label={t('office.searchField')}
          hint={t(auditor || opensPersons ? 'office.searchHint' : 'office.searchHintOwn')}
          value={text}
          onChange={(next) => {
            setText(next);
            submission.corrected('text');
          }}
          problem={submission.problemOf('text')}
          autoComplete="off"
          maxLength={80}
        />
        <TextField
          id="caseNumber"
          label={t('correction.caseNumber')}
          hint={t(auditor ? 'office.caseNumberAuditor' : 'office.caseNumberHint')}
          value={caseNumber}
          onChange={(next) => {
            setCaseNumber(next);
            submission.corrected('caseNumber');
          }}
          problem={submission.problemOf('caseNumber')}
          required={false}
          autoComplete="off"
          maxLength={40}
        />
        <Button type="submit" loading={submission.pending}>
          {t('office.searchFind')}
        </Button>
      </form>
      <ErrorSummary {...submission} />
      <div role="status">
        {answer && (
          <p className="n-quiet">
            {t('office.searchFound', { count: answer.found.length })} {answer.more && t('office.searchMore')}
          </p>
        )}
      </div>
      {answer?.found.map((one) => (
        <FoundPerson key={one.borrowerId} found={one} auditor={auditor} opens={opensPersons} />
      ))}
    </FoldCard>
  );
}

type FoundProps = { readonly found: Person; readonly auditor: boolean; readonly opens: boolean };

function FoundPerson({ found: { borrowerId, person, erasedAt, loans }, auditor, opens }: FoundProps) {
  const t = useT();
  const href = useHref();
  const linkTo = ({ loanId, status }: Loan): string => {
    if (auditor) return href(paths.officeAudit, { stream: loanId });
    const queued = [...STATUSES.review, ...STATUSES.payout].includes(status);
    return href(queued ? paths.officeApplication : paths.officeLoan, { loanId });
  };
  return (
    <section className={styles.found}>
      <h3>
        {(person || erasedAt) && opens ? (
          <Link className="n-tap" to={href(paths.officePerson, { borrowerId })}>
            {person?.fullName ?? unknownPerson(t, erasedAt)}
          </Link>
        ) : (
          (person?.fullName ?? unknownPerson(t, erasedAt))
        )}
      </h3>
      {person && (
        <p className="n-quiet">
          {person.maskedIin} · {person.maskedPhone}
        </p>
      )}
      {loans.length === 0 ? (
        <p>{t('correction.noLoans')}</p>
      ) : (
        <Lines
          items={loans.map((loan) => ({
            key: loan.loanId,
            name: (
              <Link className="n-tap" to={linkTo(loan)}>
                {loan.offerNumber}
              </Link>
            ),
            value: <MoneyText value={loan.amount} />,
            after: <StatusTag status={loan.status} />,
          }))}
        />
      )}
    </section>
  );
}
