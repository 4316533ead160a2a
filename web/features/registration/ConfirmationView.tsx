import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useHref, useT } from '../../lib/intl.ts';
import { codeNote, type SentCode } from '../../lib/sent-code.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { CodeField } from '../../ui/fields/CodeField.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { Consents } from './Consents.tsx';
import type { ConfirmationForm } from './form.ts';
import type { ConsentText } from './registration-source.ts';

type Props = {
  readonly form: ConfirmationForm;
  readonly onChange: (part: Partial<ConfirmationForm>) => void;
  /** Undefined while they load, null when they could not be loaded. */
  readonly consents: readonly ConsentText[] | null | undefined;
  readonly onReadAgain: () => void;
  readonly sent: SentCode;
  readonly submission: SubmitState<ConfirmationForm>;
  readonly again: SubmitState<{ readonly phone: string }>;
  readonly onAgain: () => void;
};

export function ConfirmationView(props: Props) {
  const { form, onChange, consents, onReadAgain, sent, submission, again, onAgain } = props;
  const t = useT();
  const href = useHref();
  const ready = consents?.length && consents.every(({ type }) => form.ticked.includes(type));
  return (
    <StepFrame
      step={0}
      phase={t('registration.phase')}
      title={t('registration.confirmationTitle')}
      lead={t('registration.confirmationLead')}
      back={href(paths.registrationPhone)}
    >
      <form
        className="n-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submission.submit(form);
        }}
      >
        <ErrorSummary {...submission} />
        <ErrorSummary {...again} />
        <Consents
          texts={consents}
          onReadAgain={onReadAgain}
          ticked={form.ticked}
          problemOf={submission.problemOf}
          onTick={(ticked, field) => {
            onChange({ ticked });
            submission.corrected(field);
          }}
        />
        <CodeField
          id="code"
          value={form.code}
          problem={submission.problemOf('code')}
          sentTo={sent.sentTo}
          againAt={sent.againAt}
          onAgain={onAgain}
          note={codeNote(sent, t)}
          onChange={(code) => {
            onChange({ code });
            submission.corrected('code');
          }}
          onComplete={(code) => {
            if (ready) void submission.submit({ ...form, code });
          }}
        />
        <Link className="n-tap" to={href(paths.registrationPhone)}>
          {t('registration.otherNumber')}
        </Link>
        <Button type="submit" fullWidth loading={submission.pending}>
          {t('registration.confirm')}
        </Button>
      </form>
    </StepFrame>
  );
}
