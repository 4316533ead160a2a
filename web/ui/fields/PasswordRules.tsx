import { useT } from '../../lib/intl.ts';
import { passwordRules } from '../../lib/password-rules.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import styles from './fields.module.css';

export function PasswordRules({ password }: { password: string }) {
  const t = useT();
  return (
    <ul className={styles.rules}>
      {passwordRules.map((rule) => {
        const met = rule.met(password);
        return (
          <li key={rule.id} className={cx(met && styles.met)}>
            <i>{met && <Icon name="check" size={14} />}</i>
            {t(rule.id)}
            <span className="n-hidden">: {t(met ? 'field.ruleMet' : 'field.ruleUnmet')}</span>
          </li>
        );
      })}
    </ul>
  );
}
