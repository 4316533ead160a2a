import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  NPS_COMMENT_MAX,
  NPS_MOST,
  NPS_THEMES_OF,
  type NpsTheme,
  npsGroupOf,
} from '../../../schema/reference/feedback.ts';
import { AnswerNpsDocument, NpsDueDocument, SkipNpsDocument } from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { ScoreField } from '../../ui/fields/ScoreField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';

type Typed = { readonly score: number | undefined; readonly themes: readonly NpsTheme[]; readonly comment: string };
const SCORES = Array.from({ length: NPS_MOST + 1 }, (_, score) => score);

/** How likely the borrower is to recommend us. Draws nothing when he was asked not long ago, or cannot be asked. */
export function NpsAsk() {
  const t = useT();
  const loaded = useData(NpsDueDocument, {});
  const [state, setState] = useState<'asked' | 'open' | 'thanked' | 'skipped'>('asked');
  const skipping = useSubmit({
    form: 'nps.skip',
    read: () => ({ input: {} }),
    send: (input, key) => send(SkipNpsDocument, input, key),
    done: () => setState('skipped'),
  });
  if (state === 'thanked')
    return (
      <Card tone="tint">
        <p role="status">{t('feedback.nps_thanks')}</p>
      </Card>
    );
  if (loaded.kind !== 'ready' || !loaded.data.npsDue || state === 'skipped') return null;
  return (
    <Card title={t('feedback.nps_title')}>
      <p>{t('feedback.nps_lead')}</p>
      <Button onClick={() => setState('open')}>{t('feedback.nps_answer')}</Button>
      <Button variant="light" loading={skipping.pending} onClick={() => void skipping.submit(null)}>
        {t('feedback.nps_skip')}
      </Button>
      <Modal opened={state === 'open'} onClose={() => setState('asked')} title={t('feedback.nps_title')}>
        <Answer onDone={() => setState('thanked')} />
      </Modal>
    </Card>
  );
}

function Answer({ onDone }: { onDone: () => void }) {
  const t = useT();
  const [typed, setTyped] = useState<Typed>({ score: undefined, themes: [], comment: '' });
  const submission = useSubmit({
    form: 'nps',
    read: ({ score, themes, comment }: Typed) =>
      score === undefined
        ? { problems: [{ field: 'score', text: t('feedback.nps_scoreMissing') }] }
        : { input: { score, themes: [...themes], comment } },
    send: (input, key) => send(AnswerNpsDocument, input, key),
    refusals: ({ answerNps }) => problemsOf(answerNps.errors),
    done: onDone,
  });
  const group = typed.score === undefined ? undefined : npsGroupOf(typed.score);
  return (
    <SubmitForm values={typed} submission={submission} button={t('feedback.nps_send')}>
      <ScoreField
        id="score"
        label={t('feedback.nps_score')}
        ends={[t('feedback.nps_least'), t('feedback.nps_most')]}
        scores={SCORES}
        value={typed.score}
        onChange={(score) => {
          setTyped({ ...typed, score, themes: [] }); // the themes depend on the score
          submission.corrected('score');
        }}
        problem={submission.problemOf('score')}
      />
      {group && (
        <fieldset className="n-stack">
          <legend>{t(`feedback.nps_why_${group}`)}</legend>
          {NPS_THEMES_OF[group].map((theme) => (
            <CheckField
              key={theme}
              id={`theme-${theme}`}
              label={t(`feedback.nps_${theme}`)}
              checked={typed.themes.includes(theme)}
              onChange={(on) =>
                setTyped({
                  ...typed,
                  themes: on ? [...typed.themes, theme] : typed.themes.filter((one) => one !== theme),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <TextAreaField
        id="comment"
        label={t('feedback.nps_comment')}
        rows={3}
        value={typed.comment}
        onChange={(comment) => setTyped({ ...typed, comment })}
        maxLength={NPS_COMMENT_MAX}
      />
    </SubmitForm>
  );
}
