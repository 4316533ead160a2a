import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { REMINDER_HOURS } from '../../../schema/reference/notice-times.ts';
import {
  ChooseNoticesDocument,
  NoticeChoicePageDocument,
  type NoticeChoicePageQuery,
} from '../../generated/cabinet/graphql.ts';
import { send, useData } from '../../lib/cabinet.ts';
import { useHref, useT } from '../../lib/intl.ts';
import { problemsOf } from '../../lib/problems.ts';
import { type FieldProblem, useSubmit } from '../../lib/use-submit.ts';
import { paths } from '../../paths.ts';
import { Await } from '../../ui/Await.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cabinet } from '../../ui/cabinet/Cabinet.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { DaysField } from './DaysField.tsx';
import { PushCard } from './PushCard.tsx';

type Choice = NoticeChoicePageQuery['noticeChoice'];

const HOURS = Array.from(
  { length: REMINDER_HOURS.last - REMINDER_HOURS.first + 1 },
  (_, n) => REMINDER_HOURS.first + n,
);

export function ChoiceScreen() {
  const t = useT();
  return (
    <Await of={useData(NoticeChoicePageDocument, {})}>
      {({ noticeChoice }, again) => (
        <Cabinet title={t('notice.settings')} lead={t('notice.settingsLead')}>
          <ChoiceForm chosen={noticeChoice} />
          <PushCard onChanged={again} />
        </Cabinet>
      )}
    </Await>
  );
}

function ChoiceForm({ chosen }: { chosen: Choice }) {
  const t = useT();
  const href = useHref();
  const [channel, setChannel] = useState(chosen.channel);
  const [hour, setHour] = useState(String(chosen.hour));
  const [days, setDays] = useState(chosen.days);
  const [saved, setSaved] = useState(false);
  const submission = useSubmit({
    form: 'noticeChoice',
    read: (input: { channel: Choice['channel']; hour: string; days: Choice['days'] }) => {
      const problems: FieldProblem[] = [];
      if (input.days.length === 0) problems.push({ field: 'days', text: t('notice.daysWrong') });
      if (input.hour === '') problems.push({ field: 'hour', text: t('notice.hourWrong') });
      return problems.length > 0 ? { problems } : { input: { ...input, hour: Number(input.hour) } };
    },
    send: (input, key) => send(ChooseNoticesDocument, input, key),
    refusals: ({ chooseNotices }) => problemsOf(chooseNotices.errors),
    done: () => setSaved(true),
  });
  const changed = (field: string) => {
    setSaved(false);
    submission.corrected(field);
  };
  const channels = (['SMS', 'EMAIL', 'PUSH', 'CABINET'] as const).filter(
    (one) => (one !== 'EMAIL' || chosen.email) && (one !== 'PUSH' || chosen.push || channel === 'PUSH'),
  );
  return (
    <Card>
      <form
        className="n-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submission.submit({ channel, hour, days });
        }}
      >
        <ErrorSummary {...submission} />
        <RadioCards
          id="channel"
          label={t('notice.channel')}
          value={channel}
          onChange={(value) => {
            setChannel(value);
            changed('channel');
          }}
          options={channels.map((value) => ({
            value,
            label: t(`notice.by${value}`),
            text: value === 'CABINET' || value === 'PUSH' ? t(`notice.by${value}Text`) : undefined,
          }))}
          problem={submission.problemOf('channel')}
        />
        {!chosen.email && (
          <Link className="n-tap" to={href(paths.editEmail)}>
            {t('notice.confirmEmail')}
          </Link>
        )}
        <DaysField
          value={days}
          onChange={(value) => {
            setDays(value);
            changed('days');
          }}
          problem={submission.problemOf('days')}
        />
        {channel !== 'CABINET' && (
          <SelectField
            id="hour"
            label={t('notice.hour')}
            hint={t('notice.hourHint')}
            value={hour}
            onChange={(value) => {
              setHour(value);
              changed('hour');
            }}
            options={HOURS.map((one) => ({ value: String(one), label: `${String(one).padStart(2, '0')}:00` }))}
            problem={submission.problemOf('hour')}
          />
        )}
        <p className="n-quiet">{t('notice.always')}</p>
        {saved && <p role="status">{t('notice.saved')}</p>}
        <Button type="submit" fullWidth loading={submission.pending}>
          {t('notice.save')}
        </Button>
      </form>
    </Card>
  );
}
