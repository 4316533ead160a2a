import type { ReactNode } from 'react';
import { Card } from '../Card.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import styles from './rejection.module.css';

export type StepCardProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string | undefined;
  /** From when one may apply again. */
  readonly again?: string | undefined;
  readonly children?: ReactNode;
};

/** What the borrower can do about a rejection. */
export const StepCard = ({ icon, title, text, again, children }: StepCardProps) => (
  <Card>
    <div className={styles.step}>
      <Icon name={icon} />
      <div>
        <h3>{title}</h3>
        {text !== undefined && <p>{text}</p>}
        {again !== undefined && <p className={styles.again}>{again}</p>}
      </div>
    </div>
    {children}
  </Card>
);
