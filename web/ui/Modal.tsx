import { lazy, type ReactNode, Suspense, useEffect } from 'react';

export type ModalProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

const ModalFrame = lazy(() => import('./ModalFrame.tsx').then((m) => ({ default: m.ModalFrame })));

/** A question that must be answered before going on. Its code is fetched when the first one opens. */
export function Modal(props: ModalProps) {
  const { opened } = props;
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true }); // back to what opened it
    };
  }, [opened]);
  return opened ? (
    <Suspense fallback={null}>
      <ModalFrame {...props} />
    </Suspense>
  ) : null;
}
