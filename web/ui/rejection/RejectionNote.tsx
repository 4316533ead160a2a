import type { RejectionPartsFragment } from '../../generated/cabinet/graphql.ts';
import { dayOf } from '../../lib/dates.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { NextStep } from './NextStep.tsx';
import { ReasonCard } from './ReasonCard.tsx';

export function useRejectionTitle({ on }: RejectionPartsFragment): string {
  const t = useT();
  const lang = useLang();
  return on ? t('rejection.title', { date: dayOf(on, lang) }) : t('rejection.titlePlain');
}

/** A rejection that the borrower has read before: its reason and, while it stands, the next step. */
export function RejectionNote({ rejection }: { rejection: RejectionPartsFragment }) {
  const title = useRejectionTitle(rejection);
  return (
    <>
      <ReasonCard rejection={rejection} title={title} />
      {rejection.stands && <NextStep rejection={rejection} />}
    </>
  );
}
