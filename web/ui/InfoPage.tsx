import type { ReactNode } from 'react';
import { useSession } from '../lib/session.ts';
import { Cabinet } from './cabinet/Cabinet.tsx';
import styles from './info-page.module.css';

type Props = { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode };

/** A page that anybody may read; a borrower keeps the navigation of the cabinet on it. */
export function InfoPage({ title, lead, children }: Props) {
  const { signedIn, registrationCompleted } = useSession();
  const body = <div className={styles.body}>{children}</div>;
  if (signedIn && registrationCompleted)
    return (
      <Cabinet title={title} lead={lead}>
        {body}
      </Cabinet>
    );
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {lead !== undefined && <p className="n-quiet">{lead}</p>}
      {body}
    </div>
  );
}
