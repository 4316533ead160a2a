import { Link, useLocation } from 'react-router-dom';
import { useHref, useT } from '../../lib/intl.ts';
import { useBound } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { IinField } from '../../ui/fields/IinField.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { labelOf } from './form.ts';
import styles from './registration.module.css';
import type { StartState } from './use-start.ts';

type Props = StartState & { readonly short: boolean };

export function PhoneView({ short, ...typed }: Props) {
  const t = useT();
  const href = useHref();
  const bind = useBound(typed, labelOf);
  const { form, submission } = typed;
  const { search } = useLocation(); // the page asked for before
  return (
    <StepFrame
      step={0}
      phase={t('registration.phase')}
      title={t(short ? 'registration.shortTitle' : 'registration.phoneTitle')}
      lead={t(short ? 'registration.shortLead' : 'registration.phoneLead')}
      back={href(paths.login) + search}
      side={<Ahead />}
    >
      <SubmitForm values={form} submission={submission} button={t('registration.sendCode')}>
        <PhoneField {...bind('phone')} hint={t('registration.phoneHint')} />
        {short && <IinField {...bind('iin')} hint={t('field.iinHint')} />}
      </SubmitForm>
      <p className="n-quiet">
        {t('registration.haveCabinet')} <Link to={href(paths.login) + search}>{t('registration.signIn')}</Link>
      </p>
      {!short && (
        <Link className="n-tap" to={href(paths.shortRegistration) + search}>
          {t('registration.toShort')}
        </Link>
      )}
    </StepFrame>
  );
}

/** What registration will ask for, before the first question. */
function Ahead() {
  const t = useT();
  return (
    <Card title={t('registration.aheadTitle')}>
      <ul className={styles.ahead}>
        <li>{t('registration.aheadCode')}</li>
        <li>{t('registration.aheadData')}</li>
        <li>{t('registration.aheadLoan')}</li>
      </ul>
      <p className="n-quiet">{t('registration.aheadNote')}</p>
    </Card>
  );
}
