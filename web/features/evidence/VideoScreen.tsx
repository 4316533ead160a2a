import { useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import { Demand, type DemandData, HandIn, Reason } from './Demand.tsx';
import { ANSWER_SECONDS, canRecord } from './use-recorder.ts';

const QUESTIONS = ['ANSWER_1', 'ANSWER_2', 'ANSWER_3', 'ANSWER_4'] as const;

export const VideoScreen = () => (
  <Demand kind="VIDEO_INTERVIEW">
    {({ loanId }, demand) => (canRecord() ? <Video loanId={loanId} demand={demand} /> : <OtherDevice />)}
  </Demand>
);

/** One question at a time; an answer that has arrived may be recorded again until all are handed in. */
function Video({ loanId, demand }: { loanId: string; demand: DemandData }) {
  const t = useT();
  const [ready, setReady] = useState<readonly string[]>(demand.files.map(({ slot }) => slot));
  const next = QUESTIONS.find((question) => !ready.includes(question));
  return (
    <ResultPage>
      <h1>{t('evidence.videoTitle')}</h1>
      <p>{t('evidence.videoText', { count: QUESTIONS.length, seconds: ANSWER_SECONDS })}</p>
      <Reason demand={demand} />
      {QUESTIONS.map((question, at) => (
        <AnswerCard
          key={question}
          loanId={loanId}
          question={question}
          number={at + 1}
          isKept={demand.files.some(({ slot }) => slot === question)}
          isOpen={question === next || ready.includes(question)}
          onReady={(isReady) =>
            setReady((now) => [...now.filter((one) => one !== question), ...(isReady ? [question] : [])])
          }
        />
      ))}
      <HandIn loanId={loanId} kind="VIDEO_INTERVIEW" isReady={next === undefined} />
      <details>
        <summary className="n-tap">{t('evidence.help')}</summary>
        <p className="n-quiet">{t('evidence.helpText')}</p>
      </details>
    </ResultPage>
  );
}

/** This browser has no recording: the same page continues on a phone. */
function OtherDevice() {
  const t = useT();
  return (
    <ResultPage>
      <h1>{t('evidence.videoTitle')}</h1>
      <Card title={t('evidence.otherTitle')} tone="care">
        <p>{t('evidence.otherText')}</p>
        <QrCode text={window.location.href} label={t('evidence.otherCode')} />
      </Card>
    </ResultPage>
  );
}
