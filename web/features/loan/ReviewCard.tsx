import { Button } from '@mantine/core';
import { useState } from 'react';
import { REVIEW_MAX, REVIEW_SCORES } from '../../../schema/reference/feedback.ts';
import { LeaveReviewDocument, LoanReviewDocument } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { dateOfInstant, dayWithYear } from '../../lib/dates.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ScoreField } from '../../ui/fields/ScoreField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';

type Typed = { readonly score: number | undefined; readonly text: string };

/** One review for each loan whose money was sent; afterwards it is shown. */
export function ReviewCard({ loanId }: { loanId: string }) {
  const t = useT();
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const loaded = useData(LoanReviewDocument, { loanId });
  if (loaded.kind !== 'ready') return null;
  const { review } = loaded.data;
  if (review) {
    const at = dayWithYear(dateOfInstant(review.at), lang);
    return (
      <Card title={t('feedback.review_yours', { score: review.score })}>
        {review.text && <p>{review.text}</p>}
        <p className="n-quiet">{t('feedback.review_left', { date: at })}</p>
      </Card>
    );
  }
  return (
    <Card title={t('feedback.review_title')}>
      <p>{t('feedback.review_lead')}</p>
      <Button variant="light" onClick={() => setOpen(true)}>
        {t('feedback.review_leave')}
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title={t('feedback.review_title')}>
        <Leave
          loanId={loanId}
          onDone={() => {
            setOpen(false);
            loaded.again();
          }}
        />
      </Modal>
    </Card>
  );
}

function Leave({ loanId, onDone }: { loanId: string; onDone: () => void }) {
  const t = useT();
  const [typed, setTyped] = useState<Typed>({ score: undefined, text: '' });
  const submission = useSubmit({
    form: `review.${loanId}`,
    read: ({ score, text }: Typed) =>
      score === undefined
        ? { problems: [{ field: 'stars', text: t('feedback.review_scoreMissing') }] }
        : { input: { loanId, score, text } },
    send: (input, key) => send(LeaveReviewDocument, input, key),
    refusals: ({ leaveReview }) => problemsOf(leaveReview.errors, { score: 'stars' }),
    done: onDone,
  });
  return (
    <SubmitForm values={typed} submission={submission} button={t('feedback.review_send')}>
      <ScoreField
        id="stars"
        label={t('feedback.review_score')}
        ends={[t('feedback.review_worst'), t('feedback.review_best')]}
        scores={REVIEW_SCORES}
        value={typed.score}
        onChange={(score) => {
          setTyped({ ...typed, score });
          submission.corrected('stars');
        }}
        problem={submission.problemOf('stars')}
      />
      <TextAreaField
        id="text"
        label={t('feedback.review_text')}
        hint={t('feedback.review_textHint')}
        value={typed.text}
        onChange={(text) => setTyped({ ...typed, text })}
        maxLength={REVIEW_MAX}
      />
    </SubmitForm>
  );
}
