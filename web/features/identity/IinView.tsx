import { Button } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { dayWithYear } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { type TypedForm, useBound } from '../../lib/use-typed-form.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { IinField } from '../../ui/fields/IinField.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { SectionMeter } from '../../ui/SectionMeter.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import type { Identity } from './identity-source.ts';
import { factsOf, labelOf } from './iin-step.ts';

type Props = TypedForm<'iin'> & {
  readonly identity: Identity | undefined;
  readonly way: 'retype' | 'call' | undefined;
  readonly onContinue: () => void;
};

/** The IIN gives birth date and sex, so nobody has to type those. */
export function IinView({ identity, way, onContinue, ...typed }: Props) {
  const t = useT();
  const href = useHref();
  const { search } = useLocation(); // the page asked for before
  const saved = identity?.personal.iinMasked;
  return (
    <StepFrame
      step={0}
      phase={t('identity.phase')}
      title={t('identity.title')}
      lead={t('identity.lead')}
      back={href(paths.registrationPassword) + search}
    >
      {identity && <SectionMeter meter={identity.meter} />}
      {saved ? (
        <Card>
          <ReadBack birthDate={identity.personal.birthDate} sex={identity.personal.sex} iin={saved} />
          <p className="n-quiet">{t('identity.fixed')}</p>
          <Button onClick={onContinue} fullWidth>
            {t('identity.submit')}
          </Button>
        </Card>
      ) : (
        <IinForm {...typed} />
      )}
      {way === 'call' && (
        <p>
          {t('identity.call')} <a href={CONTACT_CENTRE.href}>{CONTACT_CENTRE.phone}</a>, {t('shell.hours')}
        </p>
      )}
    </StepFrame>
  );
}

function IinForm(typed: TypedForm<'iin'>) {
  const t = useT();
  const bind = useBound(typed, labelOf);
  const { form, submission } = typed;
  const facts = factsOf(form.iin);
  return (
    <SubmitForm values={form} submission={submission} button={t('identity.submit')}>
      <IinField {...bind('iin')} hint={t('field.iinHint')} />
      <div aria-live="polite">{facts && <ReadBack birthDate={facts.birthDate} sex={facts.sex} />}</div>
    </SubmitForm>
  );
}

type Back = { readonly birthDate: string | null; readonly sex: string | null; readonly iin?: string };

function ReadBack({ birthDate, sex, iin }: Back) {
  const t = useT();
  const lang = useLang();
  const lines = [
    ...(iin ? [{ key: 'iin', name: t('field.iin'), value: iin }] : []),
    ...(birthDate ? [{ key: 'birth', name: t('identity.birthDate'), value: dayWithYear(birthDate, lang) }] : []),
    ...(sex ? [{ key: 'sex', name: t('identity.sex'), value: t(`identity.${sex}`) }] : []),
  ];
  return <Lines label={t('identity.readBack')} items={lines} />;
}
