import { type ReactNode, useCallback, useState } from 'react';
import { useT } from '../../lib/intl.ts';
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
