import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RejectionPartsFragment, RejectionStep } from '../../generated/cabinet/graphql.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { dayFrom, dayWithYear } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import type { Lang } from '../../lib/locale.ts';
import { paths } from '../../paths.ts';
import type { IconName } from '../Icon.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { StepCard } from './StepCard.tsx';

const ICONS: { readonly [S in RejectionStep]: IconName } = {
  WAIT: 'clock',
  PAY_OVERDUE: 'finish',
  PAY_OWN_DEBT: 'finish',
  LIFT_STOP_CREDIT: 'shield',
  SEND_STATEMENT: 'upload',
  TAKE_LESS: 'coin',
  CALL: 'phone',
};
const EGOV = 'https://egov.kz';

type Props = { readonly rejection: RejectionPartsFragment; readonly children?: ReactNode };

/** One step, and one day from which to apply again (R170). `children` follow it where the step has no page. */
export function NextStep({ rejection, children }: Props) {
  const t = useT();
  const { reason, step, forEver } = rejection;
  const again = useAgain(rejection);
  const waits = step === 'WAIT' && !forEver;
  return (
    <StepCard
      icon={ICONS[step]}
      title={waits ? (again ?? '') : t(forEver ? 'rejection.never' : `rejection.step_${step}`)}
      text={text()}
      again={waits ? undefined : again}
    >
      {step === 'PAY_OWN_DEBT' || step === 'LIFT_STOP_CREDIT' || step === 'CALL' ? <Way of={rejection} /> : children}
    </StepCard>
  );

  function text(): string | undefined {
    if (waits && !rejection.stands) return undefined;
    if (forEver) return t('rejection.neverText');
    if (step === 'PAY_OWN_DEBT') return t(`rejection.text_${reason}`);
    if (step === 'WAIT') return t(reason === 'DEBT_LOAD' ? 'rejection.text_DEBT_LOAD' : 'rejection.text_WAIT');
    return t(`rejection.text_${step}`);
  }
}

function useAgain({ step, applyFrom, stands, forEver }: RejectionPartsFragment): string | undefined {
  const t = useT();
  const lang = useLang();
  if (forEver) return undefined;
  if (applyFrom && stands) return t('rejection.againFrom', { date: fromDay(applyFrom, lang) });
  if (step === 'CALL') return undefined;
  const ended = step === 'LIFT_STOP_CREDIT' || step === 'PAY_OWN_DEBT';
  return t(ended && stands ? 'rejection.againAfter' : 'rejection.againNow');
}

/** When to apply again where the page offers something better than to wait; `open`: the decision may still change. */
export function Again({ rejection, open }: { readonly rejection: RejectionPartsFragment; readonly open: boolean }) {
  const t = useT();
  const lang = useLang();
  const { applyFrom } = rejection;
  const ended = useAgain(rejection);
  const unchanged = applyFrom ? t('rejection.elseFrom', { date: fromDay(applyFrom, lang) }) : t('rejection.elseNow');
  return <p className="n-quiet">{open ? unchanged : ended}</p>;
}

/** "22 декабря 2026 года", "2026 жылғы 22 желтоқсаннан" */
const fromDay = (date: string, lang: Lang): string =>
  lang === 'kk' ? `${date.slice(0, 4)}\u00a0жылғы ${dayFrom(date, lang)}` : dayWithYear(date, lang);

function Way({ of: { step, reason } }: { of: RejectionPartsFragment }) {
  const t = useT();
  const href = useHref();
  if (step === 'LIFT_STOP_CREDIT' || step === 'CALL') {
    const to = step === 'CALL' ? CONTACT_CENTRE.href : EGOV;
    return (
      <Button component="a" href={to} fullWidth>
        {t(`rejection.way_${step}`, { phone: CONTACT_CENTRE.phone })}
      </Button>
    );
  }
  if (reason === 'OWN_DEBT_CEDED') return null;
  return (
    <LinkButton to={href(reason === 'OWN_DEBT_WRITTEN_OFF' ? paths.history : paths.balance)} fullWidth>
      {t(`rejection.way_${reason}`)}
    </LinkButton>
  );
}
