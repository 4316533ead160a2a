import { Modal as MantineModal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useT } from '../lib/intl.ts';
import type { ModalProps } from './Modal.tsx';
import './modal.css';

/** Base z-index and fade are the specification's (section 9); focus is kept inside and given back by the library. */
export function ModalFrame({ opened, onClose, title, children }: ModalProps) {
  const t = useT();
  return (
    <MantineModal
      opened={opened}
      onClose={onClose}
      title={title}
      centered
      radius="lg"
      padding="lg"
      zIndex={1000}
      transitionProps={{ duration: 200 }}
      overlayProps={{ backgroundOpacity: 0.6 }}
      closeButtonProps={{ 'aria-label': t('shell.close'), size: 44 }}
    >
      <div className="n-stack">{children}</div>
    </MantineModal>
  );
}
