import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MyDataQuery } from '../../generated/entry/graphql.ts';
import { dateOfInstant, dayWithYear } from '../../lib/dates.ts';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import type { SentCode } from '../../lib/sent-code.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { forgetMe, readMyData, requestForgettingCode, withdrawForgetting } from './access-source.ts';
import { CodeForm } from './CodeForm.tsx';

type Forgetting = MyDataQuery['forgetting'];
type Props = { readonly start: Forgetting; readonly onForgotten: () => void };

export function ForgetCard({ start, onForgotten }: Props) {
  const t = useT();
  const [shown, setShown] = useState(start);
  const readAgain = async () => {
    const outcome = await readMyData();
    if (outcome.kind === 'done') setShown(outcome.data.forgetting);
  };
  return (
    <Card title={t('settings.forget')}>
      <div className="n-stack">
        <Keeping {...shown} />
        {shown.askedAt && <Waiting askedAt={shown.askedAt} onWithdrawn={readAgain} />}
        {shown.blockers.length > 0 && <Blockers blockers={shown.blockers} />}
        {!shown.askedAt && shown.blockers.length === 0 && (
          <Asking
            atOnce={shown.keptUntil === null}
            onDone={(forgotten) => (forgotten ? onForgotten() : void readAgain())}
          />
        )}
      </div>
    </Card>
  );
}

/** What the law keeps, why, and until when; the day is unknown until the last loan has ended. */
function Keeping({ keptUntil, blockers }: Forgetting) {
  const t = useT();
  const lang = useLang();
  return keptUntil === null ? (
    <p>{t('settings.forgetAtOnce')}</p>
  ) : (
    <>
      <p>
        {blockers.includes('OPEN_LOAN')
          ? t('settings.forgetKeptOpen')
          : t('settings.forgetKept', { day: dayWithYear(keptUntil, lang) })}
      </p>
      <p className="n-quiet">{t('settings.forgetWhy')}</p>
    </>
  );
}

const WHERE = { OPEN_LOAN: paths.cabinet, BALANCE: paths.balance, DEBT: paths.cabinet, PAYMENT_PENDING: paths.cabinet };

function Blockers({ blockers }: Pick<Forgetting, 'blockers'>) {
  const t = useT();
  const href = useHref();
  return (
    <>
      <p>{t('settings.forgetFirst')}</p>
      <ul>
        {blockers.map((blocker) => (
          <li key={blocker}>
            <Link className="n-tap" to={href(WHERE[blocker])}>
              {t(`settings.forget_${blocker}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Waiting({ askedAt, onWithdrawn }: { askedAt: string; onWithdrawn: () => Promise<void> }) {
  const t = useT();
  const lang = useLang();
  const withdrawing = useSubmit({
    form: 'withdrawForgetting',
    read: (_: null) => ({ input: null }),
    send: withdrawForgetting,
    refusals: (refusals) => problemsOf(refusals).map(({ text }) => ({ text })),
    done: onWithdrawn,
  });
  return (
    <>
      <ErrorSummary {...withdrawing} />
      <p role="status">{t('settings.forgetWaits', { day: dayWithYear(dateOfInstant(askedAt), lang) })}</p>
      <Button variant="light" loading={withdrawing.pending} onClick={() => void withdrawing.submit(null)}>
        {t('settings.forgetWithdraw')}
      </Button>
    </>
  );
}

function Asking({ atOnce, onDone }: { atOnce: boolean; onDone: (forgotten: boolean) => void }) {
  const t = useT();
  const [sent, setSent] = useState<SentCode>();
  const asking = useSubmit({
    form: 'requestForgettingCode',
    read: (_: null) => ({ input: null }),
    send: requestForgettingCode,
    refusals: ({ refusals }) => problemsOf(refusals).map(({ text }) => ({ text })),
    done: (answer) => setSent(answer.sent),
  });
  if (!sent)
    return (
      <>
        <ErrorSummary {...asking} />
        <Button variant="light" loading={asking.pending} onClick={() => void asking.submit(null)}>
          {t('settings.forgetCode')}
        </Button>
      </>
    );
  return (
    <CodeForm
      name="forgetMe"
      input={null}
      sent={sent}
      onSent={setSent}
      request={requestForgettingCode}
      confirm={forgetMe}
      onConfirmed={() => onDone(atOnce)}
      button={t(atOnce ? 'settings.forgetNow' : 'settings.forgetLater')}
    />
  );
}
