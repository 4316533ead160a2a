import { useEffect, useState } from 'react';
import { useHref, useLang, useT } from '../../lib/intl.ts';
import { endPendingIin, pendingIin } from '../../lib/pending-registration.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { saying } from '../../lib/typed-form.ts';
import { iinText } from '../../lib/typed-text.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { withReason } from '../../ui/OnlyWithReason.tsx';
import { IinView } from './IinView.tsx';
import { type Identity, type IinAnswer, readIdentity, submitIin } from './identity-source.ts';
import { afterIin, ELSEWHERE, factsOf, type IinNext, type IinTyped, labelOf, readIin, statusOf } from './iin-step.ts';

export function IinScreen() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const navigate = useGo();
  const [form, setForm] = useState<IinTyped>(() => ({ iin: iinText(pendingIin()) }));
  const [identity, setIdentity] = useState<Identity>();
  const [answer, setAnswer] = useState<IinNext>();
  useEffect(() => {
    void readIdentity().then(setIdentity);
  }, []);
  const goOn = async () => {
    endPendingIin();
    await refreshSession();
    navigate(href(paths.registrationPersonalData));
  };
  const lead = async (next: IinNext | undefined) => {
    if (next?.kind === 'age') {
      endPendingIin();
      navigate(href(paths.underAge), { state: { reason: 'NOT_RIGHT_AGE', birthDate: factsOf(form.iin)?.birthDate } });
    }
    if (next?.kind === 'locked') {
      endPendingIin();
      navigate(href(paths.iinLocked), withReason('IIN_BLOCKED'));
    }
    if (next?.kind === 'elsewhere') {
      endPendingIin();
      navigate(href(paths.restoreExistedUser), { state: { reason: ELSEWHERE, status: next.status } });
    }
    if (next?.kind === 'on') await goOn();
  };
  const nextOf = (found: IinAnswer): IinNext | undefined => {
    const status = statusOf(found);
    return status && afterIin(status);
  };
  const submission = useSubmit({
    form: 'submitIin',
    read: (values: IinTyped) => readIin(values, saying({ t, lang, labelOf })),
    send: submitIin,
    refusals: (found) => {
      const next = nextOf(found);
      setAnswer(next);
      if (next?.kind === 'refused') return [{ field: 'iin', text: t(next.text) }];
      return next ? [] : problemsOf(found.refusals, {});
    },
    done: (found) => lead(nextOf(found)),
  });
  return (
    <IinView
      form={form}
      change={(part) => {
        setAnswer(undefined);
        setForm((now) => ({ ...now, ...part }));
      }}
      submission={submission}
      identity={identity}
      way={answer?.kind === 'refused' ? answer.way : undefined}
      onContinue={() => void goOn()}
    />
  );
}
