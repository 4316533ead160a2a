import { useLocation } from 'react-router-dom';
import { nextOf } from '../../lib/auth-redirect.ts';
import type { CallOutcome } from '../../lib/call-outcome.ts';
import { useDraft } from '../../lib/drafts.ts';
import { type MessageId, useLang, useSegment, useT } from '../../lib/intl.ts';
import { problemsOf, type Refusal } from '../../lib/refusal-problems.ts';
import { refreshSession } from '../../lib/session.ts';
import { type Say, saying, type Typed } from '../../lib/typed-form.ts';
import { useGo } from '../../lib/use-go.ts';
import { type Reading, useSubmit } from '../../lib/use-submit.ts';
import type { TypedForm } from '../../lib/use-typed-form.ts';
import { type Page, paths } from '../../paths.ts';
import { useEditing } from './editing.ts';
import type { Profile } from './profile-source.ts';

type Options<K extends string, I> = {
  /** Names the draft and the submission. */
  readonly name: string;
  readonly profile: Profile;
  /** As people type them. */
  readonly known: Typed<K>;
  readonly read: (values: Typed<K>, say: Say) => Reading<I>;
  readonly send: (input: I, idempotencyKey: string) => Promise<CallOutcome<readonly Refusal[]>>;
  readonly labelOf: (field: string) => MessageId;
  readonly wrong?: Readonly<Record<string, MessageId>>;
  /** The field of a refusal, if the server does not name it. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly next: Pick<Page<'login'>, 'href'>;
};

/** Keeps the typed text in the tab and sends it once. */
export function useProfileStep<K extends string, I>(options: Options<K, I>): TypedForm<K> {
  const { name, profile, known, read, send, labelOf, wrong, fields, next } = options;
  const t = useT();
  const lang = useLang();
  const segment = useSegment();
  const navigate = useGo();
  const { search } = useLocation();
  const editing = useEditing();
  const { form, change, clear } = useDraft(name, profile.id, known);
  const submission = useSubmit({
    form: name,
    read: (values: Typed<K>) => read(values, saying({ t, lang, labelOf, ...(wrong ? { wrong } : {}) })),
    send,
    refusals: (refusals) => problemsOf(refusals, fields),
    done: async () => {
      clear();
      await refreshSession();
      navigate(editing ?? onward(), editing ? { state: { saved: name } } : {});
    },
  });
  return { form, change, submission };

  /** The page asked for before signing in waits in the address until the last step (R62). */
  function onward(): string {
    if (next !== paths.cabinet) return next.href(segment) + search;
    return nextOf(search, segment, window.location.origin) ?? next.href(segment);
  }
}
