import { useT } from '../../lib/intl.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './decision.module.css';
import type { Stage } from './stages.ts';

export function StageList({ stages }: { readonly stages: readonly Stage[] }) {
  const t = useT();
  return (
    <ol className={styles.stages} aria-live="polite">
      {stages.map((stage) => (
        <li key={stage.id} className={styles[stage.state]}>
          <i>{stage.state === 'done' && <Icon name="check" size={16} />}</i>
          <span>{t(stage.id, { state: stage.state })}</span>
          <small>{stage.state === 'now' && t('decision.now')}</small>
        </li>
      ))}
    </ol>
  );
}
