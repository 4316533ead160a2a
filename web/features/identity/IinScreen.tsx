import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHref, useLang, useSegment, useT } from '../../lib/intl.ts';
import { endPendingIin, pendingIin } from '../../lib/pending-registration.ts';
import { problemsOf } from '../../lib/refusal-problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { saying } from '../../lib/typed-form.ts';
import { iinText } from '../../lib/typed-text.ts';
import { useGo } from '../../lib/use-go.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { type Page, paths } from '../../paths.ts';
import { IinView } from './IinView.tsx';
import { type Identity, type IinAnswer, readIdentity, submitIin } from './identity-source.ts';
import { afterIin, type IinNext, type IinTyped, labelOf, readIin, statusOf } from './iin-step.ts';

/** These ask the server what it refused. */
const PAGE_OF: Partial<Record<IinNext['kind'], Pick<Page<'login'>, 'href'>>> = {
  age: paths.underAge,
  locked: paths.iinLocked,
  elsewhere: paths.restoreExistedUser,
};

export function IinScreen() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const segment = useSegment();
  const navigate = useGo();
  const { search } = useLocation(); // the page asked for before
  const [form, setForm] = useState<IinTyped>(() => ({ iin: iinText(pendingIin()) }));
  const [identity, setIdentity] = useState<Identity>();
  const [answer, setAnswer] = useState<IinNext>();
  useEffect(() => {
    void readIdentity().then(setIdentity);
  }, []);
  const goOn = async () => {
    endPendingIin();
    await refreshSession();
    navigate(href(paths.registrationPersonalData) + search);
  };
  const lead = async (next: IinNext | undefined) => {
    const page = next && PAGE_OF[next.kind];
    if (page) {
      endPendingIin();
      navigate(page.href(segment) + search);
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
