import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../lib/intl.ts';
import type { FieldProblem, Trouble } from '../lib/use-submit.ts';
import styles from './error-summary.module.css';

type Props = {
  /** A message id, where the problem is no wrong field. */
  readonly title?: string;
  readonly problems: readonly FieldProblem[];
  /** Why the call itself failed. */
  readonly trouble?: Trouble | undefined;
  readonly retry?: (() => void) | undefined;
  /** Grows with every refused submission, and each growth moves the focus here. */
  readonly attempt: number;
};

/** In the words beside the fields, with the name of an empty one; each line leads to its field. */
export function ErrorSummary({ title, problems, trouble, retry, attempt }: Props) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0 && !trouble) return null;
  // A refusal that belongs to no field is not mended in one.
  const ofFields = problems.some(({ field }) => field !== undefined);
  const heading = title ?? (ofFields ? 'shell.problemsTitle' : 'shell.refusedTitle');
  const allUnfilled = problems.length > 1 && problems.every(({ unfilled }) => unfilled !== undefined);
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>{t(trouble ? 'shell.troubleTitle' : allUnfilled ? 'shell.fillAll' : heading)}</h2>
      {trouble && <p>{'text' in trouble ? trouble.text : t(trouble.id)}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.field ?? ''}:${problem.text}`}>
              {problem.field ? (
                <a href={`#${problem.field}`} onClick={(event) => reach(event, problem.field)}>
                  {nameOf(problem)}
                </a>
              ) : (
                problem.text
              )}
              {problem.way && (
                // The data of this page are out of date, so the other page loads anew.
                <Link className="n-tap" to={problem.way.to} reloadDocument>
                  {problem.way.text}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {trouble && retry && (
        <Button variant="light" onClick={retry}>
          {t('shell.tryAgain')}
        </Button>
      )}
    </div>
  );
}

const nameOf = ({ unfilled, text }: FieldProblem): string => (unfilled ? `${unfilled}: ${text}` : text);

/** Keeps the URL unchanged: the id of a field is no page. */
function reach(event: { preventDefault: () => void }, field: string | undefined): void {
  const input = field ? document.getElementById(field) : null;
  if (!input) return;
  event.preventDefault();
  input.focus();
  input.scrollIntoView({ block: 'center' });
}
