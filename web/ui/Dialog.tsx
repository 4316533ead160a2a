import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The browser's own modal: focus is kept inside and given back, Escape closes. Mounted while it is open. */
export function Dialog({ title, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={box} className={styles.dialog} aria-labelledby={titleId} onCancel={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
