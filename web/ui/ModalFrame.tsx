import { Modal as MantineModal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useT } from '../lib/intl.ts';
import './modal.css';
import type { ModalProps } from './modal-props.ts';

/** Sets z-index and fade (R64); the library keeps the focus inside and returns it. */
export function ModalFrame({ opened, onClose, title, children }: ModalProps) {
  const t = useT();
  return (
    <MantineModal.Root
      opened={opened}
      onClose={onClose}
      centered
      radius="lg"
      padding="lg"
      zIndex={1000}
      transitionProps={{ duration: 200 }}
    >
      <MantineModal.Overlay backgroundOpacity={0.6} />
      <MantineModal.Content>
        {/* The library's `header` element would be a second banner of the page. */}
        <MantineModal.Header role="presentation">
          <MantineModal.Title>{title}</MantineModal.Title>
          <MantineModal.CloseButton aria-label={t('shell.close')} size={44} />
        </MantineModal.Header>
        <MantineModal.Body className="n-stack">{children}</MantineModal.Body>
      </MantineModal.Content>
    </MantineModal.Root>
  );
}
