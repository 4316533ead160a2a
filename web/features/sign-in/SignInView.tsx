import { Link, useLocation } from 'react-router-dom';
import { useHref, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import type { SignInForm } from './form.ts';
import { type PricedExample, PricedExampleCard } from './PricedExampleCard.tsx';
import styles from './sign-in.module.css';

export type SignInViewProps = {
  readonly form: SignInForm;
  readonly onChange: (change: Partial<SignInForm>) => void;
  /** `submit` is called with the form as typed. */
  readonly submission: SubmitState<SignInForm>;
  /** Beside the form on wide screens. */
  readonly example: PricedExample | undefined;
};

export function SignInView({ form, onChange, submission, example }: SignInViewProps) {
  const t = useT();
  const href = useHref();
  const { search } = useLocation(); // the page asked for before
  return (
    <div className={styles.page}>
      <section className={styles.form}>
        <h1>{t('signIn.title')}</h1>
        <SubmitForm values={form} submission={submission} button={t('signIn.submit')}>
          <Fields form={form} onChange={onChange} submission={submission} />
        </SubmitForm>
        <Link to={href(paths.restorePassword) + search} className="n-tap">
          {t('signIn.forgot')}
        </Link>
        <div className={styles.start}>
          <p>{t('signIn.firstTime')}</p>
          <LinkButton to={href(paths.registrationPhone) + search} variant="light">
            {t('signIn.start')}
          </LinkButton>
        </div>
        <p className={styles.fraud}>
          <Icon name="shield" size={20} />
          <span>
            {t('signIn.fraudLead')} <Link to={`${href(paths.help)}#not-mine`}>{t('signIn.fraudAction')}</Link>
          </span>
        </p>
      </section>
      <PricedExampleCard example={example} />
    </div>
  );
}

function Fields({ form, onChange, submission }: Omit<SignInViewProps, 'example'>) {
  const t = useT();
  const field = (id: 'phone' | 'email' | 'birthDate' | 'password') => ({
    id,
    value: form[id],
    problem: submission.problemOf(id),
    onChange: (value: string) => {
      onChange({ [id]: value });
      if (value !== form[id]) submission.corrected(id);
    },
  });
  return (
    <>
      <Segments
        id="way"
        label={t('signIn.how')}
        value={form.way}
        onChange={(way) => onChange({ way })}
        options={[
          { value: 'phone', label: t('signIn.byPhone') },
          { value: 'email', label: t('signIn.byEmail') },
        ]}
      />
      {form.way === 'phone' ? (
        <>
          <PhoneField {...field('phone')} label={t('field.phone')} />
          <DateField {...field('birthDate')} label={t('signIn.birthDate')} autoComplete="bday" />
        </>
      ) : (
        <TextField
          {...field('email')}
          label={t('signIn.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
      )}
      <PasswordField {...field('password')} label={t('field.password')} />
    </>
  );
}
