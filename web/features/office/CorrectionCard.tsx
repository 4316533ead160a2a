import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import {
  ConfirmCorrectionDocument,
  type OpenCorrectionFragment,
  type ProblemFragment,
  ShowCorrectionDocument,
  type ShowCorrectionMutation,
  WithdrawCorrectionDocument,
} from '../../generated/cabinet/graphql.ts';
import { send } from '../../lib/cabinet.ts';
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './office.module.css';

/** The dictionaries come only with a correction that is being looked at. */
const ChangesTable = lazy(() => import('./ChangesTable.tsx').then((m) => ({ default: m.ChangesTable })));

type Changes = ShowCorrectionMutation['openCorrection']['lines'];

type Props = { readonly correction: OpenCorrectionFragment; readonly onDone: () => void };

/** Who did not ask for it sees what is now and what would be, and confirms it. */
export function CorrectionCard({ correction: one, onDone }: Props) {
  const t = useT();
  const [changes, setChanges] = useState<Changes>();
  const act = useAct(one.id, onDone, setChanges);
  const asked = { who: one.askedBy, date: numeric(dateOfInstant(one.askedAt)), time: time(one.askedAt) };
  return (
    <FoldCard tone="care" title={t('correction.waits', { what: t(`correction.kind_${one.kind}`) })}>
      <Lines
        items={[
          {
            key: 'who',
            name: t('correction.person'),
            value: one.person?.fullName ?? t('officeLoan.hidden'),
            ...(one.person ? { after: one.person.maskedIin } : {}),
          },
          { key: 'reason', name: t('correction.reason'), value: t(`correction.reason_${one.reason}`) },
          ...(one.caseNumber ? [{ key: 'case', name: t('correction.caseNumber'), value: one.caseNumber }] : []),
        ]}
      />
      <p className="n-quiet">
        {t('correction.askedBy', asked)} {one.mine && t('correction.mine')}
      </p>
      {changes && (
        <Suspense fallback={<Skeleton rows={[88]} label={t('shell.loading')} />}>
          <ChangesTable changes={changes} />
        </Suspense>
      )}
      <ErrorSummary {...act} title="correction.refused" />
      <div className={styles.row}>
        {one.mayConfirm && !changes && (
          <Button variant="light" loading={act.pending} onClick={() => void act.submit('show')}>
            {t('correction.show')}
          </Button>
        )}
        {one.mayConfirm && changes && (
          <Button loading={act.pending} onClick={() => void act.submit('confirm')}>
            {t('correction.confirm')}
          </Button>
        )}
        <Button variant="subtle" loading={act.pending} onClick={() => void act.submit('withdraw')}>
          {t(one.mine ? 'correction.withdraw' : 'correction.decline')}
        </Button>
      </div>
    </FoldCard>
  );
}

type Act = 'show' | 'confirm' | 'withdraw';
type Answer = { readonly lines?: Changes; readonly errors: readonly ProblemFragment[] };

function useAct(id: string, onDone: () => void, onShown: (changes: Changes) => void) {
  return useSubmit({
    form: `correction.answer.${id}`,
    read: (act: Act) => ({ input: act }),
    send: async (act: Act, key): Promise<CallOutcome<Answer>> => {
      if (act === 'show') return partOf(await send(ShowCorrectionDocument, { id }, key), (d) => d.openCorrection);
      if (act === 'confirm')
        return partOf(await send(ConfirmCorrectionDocument, { id }, key), (d) => d.confirmCorrection);
      return partOf(await send(WithdrawCorrectionDocument, { id }, key), (d) => d.withdrawCorrection);
    },
    refusals: ({ errors }) => problemsOf(errors),
    done: ({ lines }) => (lines ? onShown(lines) : onDone()),
  });
}
