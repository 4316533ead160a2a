import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type OfficePersonQuery,
  UnlockBorrowerDocument,
  UnmaskPersonDocument,
  type UnmaskPersonMutation,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { type Line, Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { STATUSES } from './Queue.tsx';

type Person = NonNullable<OfficePersonQuery['officePerson']>;
type Whole = NonNullable<UnmaskPersonMutation['unmaskPerson']['unmasked']>;

/** Masked until the number of a case is given; the look is written to the access log. */
export function WhoCard({ person: one }: { readonly person: Person }) {
  const t = useT();
  const [whole, setWhole] = useState<Whole>();
  const none = t('correction.none');
  const { person, maskedEmail, documentEnds, faceVerifiedAt } = one;
  const masked: readonly Line[] = [
    { key: 'iin', name: t('correction.iin'), value: person?.maskedIin ?? none },
    { key: 'phone', name: t('correction.phone'), value: person?.maskedPhone ?? none },
    {
      key: 'email',
      name: t('correction.email'),
      value: maskedEmail ?? none,
      ...(maskedEmail && !one.emailConfirmed ? { after: t('correction.emailUnconfirmed') } : {}),
    },
    {
      key: 'document',
      name: t('correction.document'),
      value: documentEnds ? t('correction.documentEnds', { end: documentEnds }) : none,
    },
  ];
  const shown: readonly Line[] = whole
    ? (['iin', 'phone', 'email', 'document', 'address'] as const).map((key) => ({
        key,
        name: t(`correction.${key}`),
        value: whole[key] ?? none,
      }))
    : masked;
  const face = faceVerifiedAt ? numeric(dateOfInstant(faceVerifiedAt)) : t('correction.faceNot');
  return (
    <Card title={t('correction.who')}>
      <Lines items={[...shown, { key: 'face', name: t('correction.face'), value: face }]} />
      {!whole && <Unmask borrowerId={one.borrowerId} onShown={setWhole} />}
    </Card>
  );
}

function Unmask({ borrowerId, onShown }: { readonly borrowerId: string; readonly onShown: (whole: Whole) => void }) {
  const t = useT();
  const [file, setFile] = useState('');
  const submission = useSubmit({
    form: `office.unmask.${borrowerId}`,
    read: (typed: string) =>
      typed.trim() === ''
        ? { problems: [{ field: 'unmaskCase', text: t('correction.caseEmpty') }] }
        : { input: { borrowerId, caseNumber: typed.trim() } },
    send: (input, key) => send(UnmaskPersonDocument, input, key),
    refusals: ({ unmaskPerson }) => problemsOf(unmaskPerson.errors, { caseNumber: 'unmaskCase' }),
    done: ({ unmaskPerson: { unmasked } }) => {
      if (unmasked) onShown(unmasked);
    },
  });
  return (
    <>
      <ErrorSummary {...submission} />
      <TextField
        id="unmaskCase"
        label={t('office.caseNumber')}
        hint={t('correction.unmaskHint')}
        value={file}
        onChange={(next) => {
          setFile(next);
          submission.corrected('unmaskCase');
        }}
        problem={submission.problemOf('unmaskCase')}
        autoComplete="off"
        maxLength={40}
      />
      <Button variant="light" loading={submission.pending} onClick={() => void submission.submit(file)}>
        {t('correction.unmask')}
      </Button>
    </>
  );
}

export function SignInCard({ person, onDone }: { readonly person: Person; readonly onDone: () => void }) {
  const t = useT();
  const { borrowerId, waiting } = person;
  const submission = useSubmit({
    form: `office.unlock.${borrowerId}`,
    read: () => ({ input: { borrowerId } }),
    send: (input, key) => send(UnlockBorrowerDocument, input, key),
    refusals: ({ unlockBorrower }) => problemsOf(unlockBorrower.errors),
    done: onDone,
  });
  return (
    <Card title={t('correction.signIn')}>
      <p>{waiting > 0 ? t('correction.signInWaits', { count: waiting }) : t('correction.signInFree')}</p>
      <ErrorSummary {...submission} />
      {waiting > 0 && (
        <Button variant="light" loading={submission.pending} onClick={() => void submission.submit(null)}>
          {t('office.staffUnlock')}
        </Button>
      )}
    </Card>
  );
}

export function LoansCard({ loans }: Pick<Person, 'loans'>) {
  const t = useT();
  const href = useHref();
  const queued = [...STATUSES.review, ...STATUSES.payout];
  return (
    <Card title={t('correction.loans')}>
      {loans.length === 0 ? (
        <p className="n-quiet">{t('office.searchNoLoans')}</p>
      ) : (
        <Lines
          items={loans.map(({ loanId, offerNumber, status, amount }) => ({
            key: loanId,
            name: (
              <Link
                className="n-tap"
                to={href(queued.includes(status) ? paths.officeApplication : paths.officeLoan, { loanId })}
              >
                {offerNumber}
              </Link>
            ),
            value: <MoneyText value={amount} />,
            after: <StatusTag status={status} />,
          }))}
        />
      )}
    </Card>
  );
}
