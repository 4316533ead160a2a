import { lazy, Suspense, useEffect } from 'react';
import type { ModalProps } from './modal-props.ts';

const ModalFrame = lazy(() => import('./ModalFrame.tsx').then((m) => ({ default: m.ModalFrame })));

/** Its code is downloaded when the first one opens. */
export function Modal(props: ModalProps) {
  const { opened } = props;
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true }); // the element that opened it
    };
  }, [opened]);
  return opened ? (
    <Suspense fallback={null}>
      <ModalFrame {...props} />
    </Suspense>
  ) : null;
}
