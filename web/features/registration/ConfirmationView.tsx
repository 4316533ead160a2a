import { Link, useLocation } from 'react-router-dom';
import { useHref, useT } from '../../lib/intl.ts';
import type { CodeStep } from '../../lib/use-code-step.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { SentCodeField } from '../../ui/fields/SentCodeField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { Consents } from './Consents.tsx';
import type { ConfirmationForm } from './form.ts';
import styles from './registration.module.css';
import type { ConsentText } from './registration-source.ts';

type Props = {
  readonly form: ConfirmationForm;
  readonly onChange: (part: Partial<ConfirmationForm>) => void;
  /** Undefined while they load, null when they could not be loaded. */
  readonly consents: readonly ConsentText[] | null | undefined;
  readonly onReadAgain: () => void;
  readonly step: CodeStep;
  readonly submission: SubmitState<ConfirmationForm>;
  /** The number already has a cabinet, so the person has to sign in. */
  readonly taken: boolean;
};

export function ConfirmationView(props: Props) {
  const { form, onChange, consents, onReadAgain, step, submission, taken } = props;
  const t = useT();
  const href = useHref();
  const { search } = useLocation(); // the page asked for before
  return (
    <StepFrame
      step={0}
      phase={t('registration.phase')}
      title={t('registration.confirmationTitle')}
      lead={t('registration.confirmationLead')}
      back={href(paths.registrationPhone) + search}
    >
      <SubmitForm values={form} submission={submission} button={t('registration.confirm')}>
        <ErrorSummary {...step.again} />
        {taken && (
          <Card title={t('registration.takenTitle')}>
            <p>{t('registration.takenText')}</p>
            <div className={styles.ways}>
              <LinkButton to={href(paths.login) + search} variant="light">
                {t('registration.takenSignIn')}
              </LinkButton>
              <Link className="n-tap" to={href(paths.restorePassword) + search}>
                {t('registration.takenRestore')}
              </Link>
            </div>
          </Card>
        )}
        <Consents
          texts={consents}
          onReadAgain={onReadAgain}
          ticked={form.ticked}
          problemOf={submission.problemOf}
          onTick={(ticked, ...fields) => {
            onChange({ ticked });
            fields.forEach(submission.corrected);
          }}
        />
        <SentCodeField
          id="code"
          value={form.code}
          problem={submission.problemOf('code')}
          step={step}
          onChange={(code) => {
            onChange({ code });
            submission.corrected('code');
          }}
        />
        <Link className="n-tap" to={href(paths.registrationPhone) + search}>
          {t('registration.otherNumber')}
        </Link>
      </SubmitForm>
    </StepFrame>
  );
}
