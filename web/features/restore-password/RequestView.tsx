import { Link, useLocation } from 'react-router-dom';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { type TypedForm, useBound } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { labelOf, type RequestTyped } from './form.ts';

/** The answer is the same for known and unknown people. */
export function RequestView(typed: TypedForm<keyof RequestTyped>) {
  const t = useT();
  const href = useHref();
  const bind = useBound(typed, labelOf);
  const { form, submission } = typed;
  const { search } = useLocation(); // the page asked for before
  return (
    <StepFrame
      step={0}
      phase={t('restorePassword.phase')}
      title={t('restorePassword.title')}
      lead={t('restorePassword.lead')}
      back={href(paths.login) + search}
    >
      <SubmitForm values={form} submission={submission} button={t('restorePassword.sendCode')}>
        <Segments
          id="way"
          label={t('restorePassword.how')}
          value={form.way}
          onChange={(way) => typed.change({ way })}
          options={[
            { value: 'phone', label: t('restorePassword.byPhone') },
            { value: 'email', label: t('restorePassword.byEmail') },
          ]}
        />
        {form.way === 'phone' ? (
          <PhoneField {...bind('phone')} />
        ) : (
          <TextField {...bind('email')} type="email" inputMode="email" autoComplete="username" />
        )}
        <DateField {...bind('birthDate')} autoComplete="bday" />
      </SubmitForm>
      <p className="n-quiet">
        {t('restorePassword.otherPhone')} <a href={CONTACT_CENTRE.href}>{CONTACT_CENTRE.phone}</a>, {t('shell.hours')}
      </p>
      <Link className="n-tap" to={href(paths.registrationPhone) + search}>
        {t('restorePassword.noCabinet')}
      </Link>
    </StepFrame>
  );
}
