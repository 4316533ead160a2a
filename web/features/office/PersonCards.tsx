import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CASE_REASONS, type CaseReason } from '../../../schema/reference/cases.ts';
import {
  type OfficePersonQuery,
  UnlockBorrowerDocument,
  UnmaskPersonDocument,
  type UnmaskPersonMutation,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { type Line, Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { AgainstCase } from './AgainstCase.tsx';
import { STATUSES } from './queue-statuses.ts';

type Person = NonNullable<OfficePersonQuery['officePerson']>;
type Whole = NonNullable<UnmaskPersonMutation['unmaskPerson']['unmasked']>;

type WhoProps = { readonly person: Person; readonly onCase: (caseNumber: string) => void };

/** Masked until the number of a case is given; the look is written to the access log. */
export function WhoCard({ person: one, onCase }: WhoProps) {
  const t = useT();
  const [whole, setWhole] = useState<Whole>();
  const [reason, setReason] = useState<CaseReason | ''>('');
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
      {!whole && (
        <AgainstCase
          field="unmaskCase"
          form={`correction.unmask.${one.borrowerId}.${reason}`}
          hint={t('correction.unmaskHint')}
          more={
            <SelectField
              id="caseReason"
              label={t('correction.reason')}
              hint={t('correction.caseWhy')}
              required={false}
              empty={t('correction.case_NONE')}
              value={reason}
              onChange={(next) => setReason(next as CaseReason | '')}
              options={CASE_REASONS.map((value) => ({ value, label: t(`correction.case_${value}`) }))}
            />
          }
          send={(caseNumber, key) =>
            send(
              UnmaskPersonDocument,
              { borrowerId: one.borrowerId, caseNumber, ...(reason === '' ? {} : { reason }) },
              key,
            )
          }
          errors={({ unmaskPerson }) => unmaskPerson.errors}
          done={({ unmaskPerson: { unmasked } }, caseNumber) => {
            if (!unmasked) return;
            setWhole(unmasked);
            onCase(caseNumber);
          }}
        >
          {t('correction.unmask')}
        </AgainstCase>
      )}
    </Card>
  );
}

export function SignInCard({ person, onDone }: { readonly person: Person; readonly onDone: () => void }) {
  const t = useT();
  const { borrowerId, waiting } = person;
  return (
    <Card title={t('correction.signIn')}>
      <p>{waiting > 0 ? t('correction.signInWaits', { count: waiting }) : t('correction.signInFree')}</p>
      {waiting > 0 && (
        <AgainstCase
          field="unlockCase"
          form={`correction.unlock.${borrowerId}`}
          hint={t('correction.unlockHint')}
          send={(caseNumber, key) => send(UnlockBorrowerDocument, { borrowerId, caseNumber }, key)}
          errors={({ unlockBorrower }) => unlockBorrower.errors}
          done={onDone}
        >
          {t('correction.unlock')}
        </AgainstCase>
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
        <p className="n-quiet">{t('correction.noLoans')}</p>
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
