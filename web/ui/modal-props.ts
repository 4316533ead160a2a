import type { ReactNode } from 'react';

export type ModalProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
};
