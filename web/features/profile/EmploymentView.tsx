import { Link } from 'react-router-dom';
import { EMPLOYMENT_TYPES, SECTORS } from '../../../schema/reference/dictionaries.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { type Bound, type TypedForm, useBound } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TickGroup } from '../../ui/fields/TickGroup.tsx';
import { Declarations } from './Declarations.tsx';
import { useEditing } from './editing.ts';
import { askedOf, CIRCUMSTANCES, type EmploymentKey } from './employment-form.ts';
import { labelOf } from './labels.ts';
import { useIncomeBands, useOptions, useYears } from './options.ts';
import { ProfileStepFrame } from './ProfileStepFrame.tsx';
import styles from './profile.module.css';
import type { Profile } from './profile-source.ts';

type Props = TypedForm<EmploymentKey> & { readonly profile: Profile };
type Part = { readonly bind: Bound<EmploymentKey> };

/** Earlier answers decide which questions follow. */
export function EmploymentView({ profile, ...typed }: Props) {
  const t = useT();
  const bind = useBound(typed, labelOf);
  const asked = askedOf(typed.form);
  const href = useHref();
  const editing = useEditing() !== undefined;
  return (
    <ProfileStepFrame name="employment" meter={profile.meter} back={paths.registrationAddress} {...typed}>
      <Card title={t('profile.emailCard')}>
        {editing && profile.employment.email !== null ? (
          <>
            <p>{profile.employment.email}</p>
            <Link className="n-tap" to={href(paths.editEmail)}>
              {t('profile.emailChange')}
            </Link>
          </>
        ) : (
          <TextField
            {...bind('email')}
            hint={t('profile.emailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={200}
          />
        )}
      </Card>
      <WorkCard bind={bind} working={asked.work} />
      <IncomeCard bind={bind} />
      <Card title={t('profile.loansCard')}>
        <div className={styles.fields}>
          <TickGroup
            id="circumstances"
            label={t('profile.circumstances')}
            options={CIRCUMSTANCES.map((key) => ({ key, label: t(labelOf(key)) }))}
            none={t('profile.noCircumstances')}
            values={typed.form}
            problem={typed.submission.problemOf('circumstances')}
            onChange={(part) => {
              typed.change(part);
              typed.submission.corrected('circumstances');
            }}
          />
          {asked.payments && (
            <MoneyField {...bind('monthlyLoanPayments')} hint={t('profile.monthlyLoanPaymentsHint')} />
          )}
          {asked.cardLimit && <MoneyField {...bind('creditCardLimit')} hint={t('profile.creditCardLimitHint')} />}
        </div>
      </Card>
      <Declarations {...typed} />
    </ProfileStepFrame>
  );
}

function WorkCard({ bind, working }: Part & { readonly working: boolean }) {
  const t = useT();
  const options = useOptions();
  const years = useYears();
  return (
    <Card title={t('profile.workCard')}>
      <div className={styles.fields}>
        <SelectField {...bind('employmentType')} options={options(EMPLOYMENT_TYPES)} />
        {working && (
          <>
            <SelectField {...bind('sector')} options={options(SECTORS)} />
            <TextField {...bind('employer')} autoComplete="organization" maxLength={120} />
            <div className={styles.pair}>
              <PhoneField {...bind('workPhone')} hint={t('profile.optional')} required={false} autoComplete="off" />
              <TextField
                {...bind('workPhoneExtension')}
                hint={t('profile.optional')}
                required={false}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
              />
            </div>
            <SelectField {...bind('jobMonths')} hint={t('profile.optional')} required={false} options={years} />
          </>
        )}
        <SelectField {...bind('experienceMonths')} hint={t('profile.optional')} required={false} options={years} />
      </div>
    </Card>
  );
}

function IncomeCard({ bind }: Part) {
  const t = useT();
  return (
    <Card title={t('profile.incomeCard')}>
      <div className={styles.fields}>
        <SelectField {...bind('incomeBand')} hint={t('profile.incomeBandHint')} options={useIncomeBands()} />
        <MoneyField {...bind('additionalIncome')} hint={t('profile.additionalIncomeHint')} required={false} />
        <MoneyField {...bind('monthlyExpenses')} hint={t('profile.monthlyExpensesHint')} />
      </div>
    </Card>
  );
}
