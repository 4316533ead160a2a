import { Button } from '@mantine/core';
import { useState } from 'react';
import { DISPUTE_REASONS, type DisputeReason } from '../../../schema/reference/dispute.ts';
import { DisputeLoanDocument, DisputePageDocument, type DisputePageQuery } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { dayTo, dayWithYear } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { isLive } from '../../lib/loan-stage.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';

type Loan = NonNullable<DisputePageQuery['lastLoan']>;
const STORY_MAX = 1000;

/** "I did not take this loan": the report, then the examination, then the answer. */
export function DisputeScreen() {
  const t = useT();
  const href = useHref();
  const loaded = useData(DisputePageDocument, {});
  return (
    <Await of={loaded}>
      {({ lastLoan: loan }, again) => (
        <Cabinet title={t('dispute.title')} lead={t('dispute.lead')}>
          {loan?.dispute ? (
            <State loan={loan} dispute={loan.dispute} />
          ) : loan && isLive(loan.status) ? (
            <Report loan={loan} onDone={again} />
          ) : (
            <EmptyState title={t('dispute.noLoan')} text={t('dispute.noLoanText')}>
              <LinkButton to={href(paths.cabinet)}>{t('dispute.home')}</LinkButton>
            </EmptyState>
          )}
        </Cabinet>
      )}
    </Await>
  );
}

type Typed = { readonly reason: DisputeReason | undefined; readonly story: string };

function Report({ loan, onDone }: { loan: Loan; onDone: () => void }) {
  const t = useT();
  const lang = useLang();
  const [typed, setTyped] = useState<Typed>({ reason: undefined, story: '' });
  const submission = useSubmit({
    form: `dispute.${loan.id}`,
    read: ({ reason, story }: Typed) =>
      reason
        ? { input: { loanId: loan.id, reason, story: story.trim() } }
        : { problems: [{ field: 'reason', text: t('dispute.reasonMissing') }] },
    send: (input, key) => send(DisputeLoanDocument, input, key),
    refusals: ({ disputeLoan }) => problemsOf(disputeLoan.errors),
    done: onDone,
  });
  const day = loan.issuedOn ? dayWithYear(loan.issuedOn, lang) : '';
  return (
    <>
      <Card title={t('dispute.whichTitle', { number: loan.offerNumber })}>
        <p>{t('dispute.which', { sum: money(loan.amount), date: day })}</p>
        <ul className="n-stack">
          {(['silence', 'answer', 'money'] as const).map((id) => (
            <li key={id}>{t(`dispute.${id}`)}</li>
          ))}
        </ul>
      </Card>
      <SubmitForm values={typed} submission={submission} button={t('dispute.send')}>
        <RadioCards
          id="reason"
          label={t('dispute.reason')}
          value={typed.reason}
          onChange={(reason) => {
            setTyped({ ...typed, reason });
            submission.corrected('reason');
          }}
          problem={submission.problemOf('reason')}
          options={DISPUTE_REASONS.map((value) => ({ value, label: t(`dispute.${value}`) }))}
        />
        <TextAreaField
          id="story"
          label={t('dispute.story')}
          hint={t('dispute.storyHint')}
          value={typed.story}
          onChange={(story) => setTyped({ ...typed, story })}
          maxLength={STORY_MAX}
        />
      </SubmitForm>
      <p className="n-quiet">{t('dispute.police')}</p>
    </>
  );
}

function State({ loan, dispute }: { loan: Loan; dispute: NonNullable<Loan['dispute']> }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const facts = { number: loan.offerNumber, date: dayTo(dispute.answerBy, lang) };
  return (
    <Card title={t(`dispute.title${dispute.state}`)} tone={dispute.state === 'DISMISSED' ? 'care' : 'tint'}>
      <p role="status">{t(`dispute.text${dispute.state}`, facts)}</p>
      <p className="n-quiet">
        {t('dispute.sentOn', { date: dayWithYear(dispute.on, lang) })}
        {dispute.decidedOn && ` ${t('dispute.decidedOn', { date: dayWithYear(dispute.decidedOn, lang) })}`}
      </p>
      {dispute.state !== 'OPEN' && (
        <LinkButton to={href(paths.documents)} fullWidth>
          {t('dispute.paper')}
        </LinkButton>
      )}
      <Button component="a" href={CONTACT_CENTRE.href} variant="light" fullWidth>
        {t('dispute.call')}
      </Button>
    </Card>
  );
}
