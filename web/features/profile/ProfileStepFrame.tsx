import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSegment, useT } from '../../lib/intl.ts';
import type { SubmitState } from '../../lib/use-submit.ts';
import type { Page } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { SectionMeter } from '../../ui/SectionMeter.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { useEditing } from './editing.ts';
import type { Profile } from './profile-source.ts';

export type StepName = 'personal' | 'address' | 'employment' | 'contacts';
const STEPS: readonly StepName[] = ['personal', 'address', 'employment', 'contacts'];

type Props<F> = {
  readonly name: StepName;
  readonly meter: Profile['meter'];
  readonly back: Pick<Page<'login'>, 'href'>;
  readonly form: F;
  readonly submission: SubmitState<F>;
  readonly children: ReactNode;
};

export function ProfileStepFrame<F>({ name, meter, back, form, submission, children }: Props<F>) {
  const t = useT();
  const segment = useSegment();
  const editing = useEditing();
  const { search } = useLocation(); // the page asked for before
  return (
    <StepFrame
      step={editing ? 0 : STEPS.indexOf(name) + 1}
      phase={t(`profile.${name}Phase`)}
      title={t(`profile.${name}Title`)}
      back={editing ?? back.href(segment) + search}
      side={
        <Card title={t('profile.why')}>
          <p>{t(`profile.${name}Why`)}</p>
          <p className="n-quiet">{t('profile.saved')}</p>
        </Card>
      }
    >
      {!editing && <SectionMeter meter={meter} />}
      <SubmitForm values={form} submission={submission} button={t(editing ? 'profile.save' : `profile.${name}Submit`)}>
        {children}
      </SubmitForm>
    </StepFrame>
  );
}
