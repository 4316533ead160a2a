import { useLang, useT } from '../lib/intl.ts';
import { type NotedLoan, statusNote } from '../lib/status-note.ts';

/** What is going on, and the next step, or that there is nothing to do. */
export function StatusNote({ loan }: { loan: NotedLoan }) {
  const t = useT();
  const { text, values } = statusNote(loan, useLang());
  return <p>{t(`status.${text}`, values)}</p>;
}
