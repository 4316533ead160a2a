import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { FaceProblem } from '../../lib/face-problems.ts';
import { useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './evidence.module.css';
import { Progress } from './Progress.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRecorder } from './use-recorder.ts';
import { useSlot } from './use-slot.ts';

type Props = {
  readonly loanId: string;
  readonly question: 'ANSWER_1' | 'ANSWER_2' | 'ANSWER_3' | 'ANSWER_4';
  readonly number: number;
  readonly isKept: boolean;
  /** Its turn has come. */
  readonly isOpen: boolean;
  readonly onReady: (isReady: boolean) => void;
};
type Answer = { readonly blob: Blob; readonly url: string };

/** Before recording, recording, review, upload; each has one main button. */
export function AnswerCard({ loanId, question, number, isKept, isOpen, onReady }: Props) {
  const t = useT();
  const slot = useSlot(loanId, question, isKept);
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState<FaceProblem>();
  const keep = useCallback((blob: Blob) => setAnswer({ blob, url: URL.createObjectURL(blob) }), []);
  const recorder = useRecorder(keep, setProblem);
  useEffect(() => () => (answer ? URL.revokeObjectURL(answer.url) : undefined), [answer]);
  const { kind } = slot.state;
  const isDone = kind === 'done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is told once for each change
  useEffect(() => onReady(isDone), [isDone]);

  const open = () => {
    setProblem(undefined);
    void recorder.open();
  };
  const anew = () => {
    setAnswer(undefined);
    slot.again();
  };
  const focus = useKeptFocus(`${kind} ${recorder.phase} ${answer?.url}`);
  const title = t('evidence.question', { number });
  const aside = isDone ? <Tag tone="ok">{t('evidence.received')}</Tag> : undefined;
  if (!isOpen)
    return (
      <Card title={title}>
        <p className="n-quiet">{t('evidence.later')}</p>
      </Card>
    );
  return (
    <Card title={title} aside={aside}>
      <div ref={focus} tabIndex={-1} className={styles.stack}>
        <p>{t(`evidence.text_${question}`)}</p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {t(`biometry.${problem}`)}
          </p>
        )}
        {recorder.phase !== 'off' && (
          <div className={styles.frame}>
            <video ref={recorder.video} muted playsInline autoPlay aria-label={title} />
          </div>
        )}
        {recorder.phase === 'recording' && <p role="timer">{t('evidence.left', { seconds: recorder.left })}</p>}
        {answer && !isDone && (
          <video className={styles.player} src={answer.url} controls playsInline aria-label={title}>
            <track kind="captions" />
          </video>
        )}
        <Progress slot={slot} name={title} />
        {answer && kind === 'empty' && (
          <Button fullWidth onClick={() => void slot.send(answer.blob)}>
            {t('evidence.useAnswer')}
          </Button>
        )}
        {(answer || isDone) && kind !== 'sending' && (
          <Button fullWidth variant="light" onClick={anew}>
            {t('evidence.rerecord')}
          </Button>
        )}
        {answer && !isDone && kind !== 'sending' && (
          <a className="n-tap" href={answer.url} download={`${question.toLowerCase()}.${extensionOf(answer.blob)}`}>
            {t('evidence.save')}
          </a>
        )}
        {!answer && kind === 'empty' && <Record {...recorder} onOpen={open} />}
      </div>
    </Card>
  );
}

const extensionOf = ({ type }: Blob): string => (type.startsWith('video/mp4') ? 'mp4' : 'webm');

type RecordProps = Pick<ReturnType<typeof useRecorder>, 'phase' | 'record' | 'stop'> & { readonly onOpen: () => void };

function Record({ phase, onOpen, record, stop }: RecordProps) {
  const t = useT();
  switch (phase) {
    case 'off':
      return (
        <Button fullWidth onClick={onOpen}>
          {t('evidence.openCamera')}
        </Button>
      );
    case 'ready':
      return (
        <Button fullWidth onClick={record}>
          {t('evidence.record')}
        </Button>
      );
    case 'recording':
      return (
        <Button fullWidth onClick={stop}>
          {t('evidence.stop')}
        </Button>
      );
  }
}
