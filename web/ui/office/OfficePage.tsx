import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { useT } from '../../lib/intl.ts';
import { Card } from '../Card.tsx';
import { cx } from '../cx.ts';
import { Modal } from '../Modal.tsx';
import styles from './office-page.module.css';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { useShortcuts } from './use-shortcuts.ts';

type Props = { readonly className?: string | undefined; readonly children: ReactNode };

/** The frame of the office's pages: as wide as the screen allows, dense tables, keys, print. */
export function OfficePage({ className, children }: Props) {
  const t = useT();
  const [helps, setHelps] = useState(false);
  useShortcuts(useCallback(() => setHelps(true), []));
  return (
    <div className={cx(styles.page, className)}>
      {children}
      <div className={styles.foot} data-no-print>
        <button type="button" className="n-tap" onClick={() => window.print()}>
          {t('desk.print')}
        </button>
        <button type="button" className={cx('n-tap', styles.keyboard)} onClick={() => setHelps(true)}>
          {t('desk.help')} <kbd>?</kbd>
        </button>
      </div>
      <Modal opened={helps} onClose={() => setHelps(false)} title={t('desk.help')}>
        <ShortcutHelp />
      </Modal>
    </div>
  );
}

type FoldProps = {
  readonly title: string;
  /** A tag, also while it is closed. */
  readonly aside?: ReactNode;
  /** Also on a phone. */
  readonly open?: boolean;
  readonly tone?: 'plain' | 'care';
  readonly children: ReactNode;
};

/** A phone shows the title until it is tapped; a wide screen and paper show the whole card. */
export function FoldCard({ title, aside, open = false, tone = 'plain', children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(open);
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const fold = (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      {title}
    </button>
  );
  return (
    <Card title={isNarrow ? fold : title} aside={aside} tone={tone} className={styles.folding}>
      <div id={id} className={styles.folded} data-closed={!isOpen}>
        {children}
      </div>
    </Card>
  );
}
