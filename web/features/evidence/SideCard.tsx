import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { FaceProblem } from '../../lib/face-problems.ts';
import { useT } from '../../lib/intl.ts';
import { DOCUMENT_CAMERA, useCamera } from '../../lib/use-camera.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './evidence.module.css';
import { Progress } from './Progress.tsx';
import { type Picture, readPicture } from './read-picture.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSlot } from './use-slot.ts';

type Props = {
  readonly loanId: string;
  readonly side: 'FRONT' | 'BACK';
  readonly isKept: boolean;
  readonly onReady: (isReady: boolean) => void;
};
type Shown = Picture & { readonly url: string };

/** One side: camera or file, a look at the picture with hints, upload, another try. */
export function SideCard({ loanId, side, isKept, onReady }: Props) {
  const t = useT();
  const slot = useSlot(loanId, side, isKept);
  const [picture, setPicture] = useState<Shown>();
  const [problem, setProblem] = useState<FaceProblem | 'unreadable'>();
  const fail = useCallback((found: FaceProblem) => setProblem(found), []);
  const camera = useCamera(true, fail, DOCUMENT_CAMERA);
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture.url) : undefined), [picture]);
  const { kind } = slot.state;
  const isDone = kind === 'done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is told once for each change
  useEffect(() => onReady(isDone), [isDone]);

  const open = async (file: Blob | undefined) => {
    if (!file) return;
    const read = await readPicture(file);
    camera.stop();
    setProblem(read ? undefined : 'unreadable');
    setPicture(read && { ...read, url: URL.createObjectURL(read.blob) });
  };
  const anew = () => {
    setPicture(undefined);
    slot.again();
  };
  const focus = useKeptFocus(`${kind} ${camera.on} ${picture?.url}`);
  const name = t(`evidence.side_${side}`);
  return (
    <Card title={name} aside={isDone ? <Tag tone="ok">{t('evidence.received')}</Tag> : undefined}>
      <div ref={focus} tabIndex={-1} className={styles.stack}>
        {problem && (
          <p role="alert" className={styles.problem}>
            {t(problem === 'unreadable' ? 'evidence.unreadable' : `biometry.${problem}`)}
          </p>
        )}
        {picture && <img className={styles.picture} src={picture.url} alt={name} />}
        {camera.on && (
          <div className={styles.frame}>
            <video ref={camera.video} muted playsInline autoPlay aria-label={name} />
            <i aria-hidden="true" />
          </div>
        )}
        {picture && kind === 'empty' && (
          <>
            <div role="status">
              <ul className={styles.hints}>
                {picture.hints.length === 0 && <li>{t('evidence.looksGood')}</li>}
                {picture.hints.map((hint) => (
                  <li key={hint}>{t(`evidence.hint_${hint}`)}</li>
                ))}
              </ul>
            </div>
            <Button fullWidth onClick={() => void slot.send(picture.blob)}>
              {t('evidence.use')}
            </Button>
          </>
        )}
        <Progress slot={slot} name={name} />
        {(picture || isDone) && kind !== 'sending' && (
          <Button fullWidth variant="light" onClick={anew}>
            {t('evidence.retake')}
          </Button>
        )}
        {!picture && kind === 'empty' && (
          <>
            <Button
              fullWidth
              onClick={() => {
                setProblem(undefined);
                void (camera.on ? camera.shoot().then((shot) => open(shot)) : camera.start());
              }}
            >
              {t(camera.on ? 'evidence.take' : 'evidence.camera')}
            </Button>
            <label className={styles.file} htmlFor={`file-${side}`}>
              <Icon name="upload" />
              <span>
                <b>{t('evidence.choose')}</b>
                <small>{t('evidence.chooseNote')}</small>
              </span>
            </label>
            <input
              id={`file-${side}`}
              className={styles.input}
              type="file"
              accept="image/*"
              onChange={(event) => void open(event.currentTarget.files?.[0])}
            />
          </>
        )}
      </div>
    </Card>
  );
}
