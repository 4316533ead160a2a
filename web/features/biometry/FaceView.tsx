import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import type { BiometryPurpose } from '../../generated/cabinet/graphql.ts';
import type { FaceProblem } from '../../lib/face-problems.ts';
import { useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import styles from './biometry.module.css';
import type { FrameHint } from './frame-quality.ts';
import { OrPhone, UsePhone } from './UsePhone.tsx';

export type FaceStage = 'explain' | 'starting' | 'preview' | 'review' | 'sending' | 'leaving' | 'phone';

export type FaceViewProps = {
  readonly purpose: BiometryPurpose;
  readonly stage: FaceStage;
  readonly problem: FaceProblem | undefined;
  readonly triesLeft: number | undefined;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** What to change before the picture is taken. */
  readonly hint: FrameHint | undefined;
  /** A computer: the same step may be taken on a phone. */
  readonly mayUsePhone: boolean;
  /** The picture just taken; of a small one no frame is kept. */
  readonly shot: { readonly url: string; readonly small: boolean } | undefined;
  /** The vendor takes the picture on its own page. */
  readonly atVendor: boolean;
  readonly onLeave: () => void;
  readonly onStart: () => void;
  readonly onTake: () => void;
  readonly onRetake: () => void;
  readonly onSend: () => void;
  /** If the flow allows it. */
  readonly onCancel?: (() => void) | undefined;
};

/** Explanation, camera, picture, another try, upload: each has one main button. */
export function FaceView(props: FaceViewProps) {
  const { stage, problem, triesLeft, onCancel } = props;
  const t = useT();
  return (
    <StepFrame step={onCancel ? 7 : 0} phase={t('biometry.phase')} title={t('biometry.title')}>
      {problem && (
        <Card tone="care">
          <p role="alert">{t(`biometry.${problem}`)}</p>
          {triesLeft !== undefined && <p className="n-quiet">{t('biometry.triesLeft', { left: triesLeft })}</p>}
        </Card>
      )}
      {stage === 'review' && props.shot?.small && (
        <Card tone="care">
          <p role="alert">{t('biometry.smallShot')}</p>
          {props.mayUsePhone && <OrPhone purpose={props.purpose} />}
        </Card>
      )}
      <Stage {...props} />
      {!problem && triesLeft !== undefined && <p className="n-quiet">{t('biometry.triesLeft', { left: triesLeft })}</p>}
      {onCancel && stage !== 'sending' && stage !== 'leaving' && (
        <button type="button" className="n-tap" onClick={onCancel}>
          {t('biometry.cancelWait')}
        </button>
      )}
    </StepFrame>
  );
}

function Stage(props: FaceViewProps) {
  const { stage, problem, video, hint, shot, onStart, onTake, onRetake, onSend } = props;
  const t = useT();
  switch (stage) {
    case 'phone':
      return <UsePhone purpose={props.purpose} />;
    case 'leaving':
    case 'explain':
      if (props.atVendor) return <ToVendor {...props} />;
      return (
        <Card>
          <Tips />
          <p className="n-quiet">{t('biometry.permission')}</p>
          <Button fullWidth onClick={onStart}>
            {t(problem ? 'biometry.again' : 'biometry.start')}
          </Button>
          {props.mayUsePhone && <OrPhone purpose={props.purpose} />}
        </Card>
      );
    case 'starting':
    case 'preview':
      return (
        <Card>
          <p role="status">
            {t(stage === 'starting' ? 'biometry.starting' : `biometry.${hint ? `hint_${hint}` : 'oval'}`)}
          </p>
          <div className={styles.frame}>
            <video ref={video} muted playsInline autoPlay aria-label={t('biometry.oval')} />
            <i aria-hidden="true" />
          </div>
          <Button fullWidth disabled={stage === 'starting'} onClick={onTake}>
            {t('biometry.take')}
          </Button>
        </Card>
      );
    case 'review':
    case 'sending':
      return (
        <Card>
          <p role="status">{t(stage === 'sending' ? 'biometry.sending' : 'biometry.review')}</p>
          <div className={styles.frame}>{shot && <img src={shot.url} alt={t('biometry.shot')} />}</div>
          <Button fullWidth loading={stage === 'sending'} onClick={onSend}>
            {t('biometry.send')}
          </Button>
          <Button fullWidth variant="light" disabled={stage === 'sending'} onClick={onRetake}>
            {t('biometry.retake')}
          </Button>
        </Card>
      );
  }
}

function ToVendor({ stage, problem, onLeave }: FaceViewProps) {
  const t = useT();
  return (
    <Card>
      <Tips />
      <p className="n-quiet">{t('biometry.atVendor')}</p>
      <Button fullWidth loading={stage === 'leaving'} onClick={onLeave}>
        {t(problem ? 'biometry.again' : 'biometry.toVendor')}
      </Button>
    </Card>
  );
}

export function Tips() {
  const t = useT();
  return (
    <>
      <p>{t('biometry.why')}</p>
      <ul className={styles.tips}>
        {(['tip1', 'tip2', 'tip3'] as const).map((tip) => (
          <li key={tip}>
            <Icon name="check" size={18} />
            {t(`biometry.${tip}`)}
          </li>
        ))}
      </ul>
      <p className="n-quiet">{t('biometry.kept')}</p>
    </>
  );
}
