import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import own from './audit.module.css';

type Props = {
  /** As the address names it. */
  readonly name: string;
  readonly title: string;
  /** What stands in it, in a few words. */
  readonly fact?: string | undefined;
  readonly children: ReactNode;
};

/** Folded, so that a long page fits a look; asks for its data when opened. The address keeps which ones are open. */
export function DeskSection({ name, title, fact, children }: Props) {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const opened = params.get('open')?.split(',') ?? [];
  const isOpen = opened.includes(name);
  const set = (open: boolean): void => {
    if (open === isOpen) return;
    const next = open ? [...opened, name] : opened.filter((one) => one !== name);
    setParams(next.length > 0 ? { open: next.join() } : {}, { replace: true, preventScrollReset: true });
  };
  return (
    <details className={own.section} open={isOpen} onToggle={(event) => set(event.currentTarget.open)}>
      <summary aria-describedby={fact ? id : undefined}>
        <h2>{title}</h2>
        {fact && <small id={id}>{fact}</small>}
      </summary>
      {isOpen && <div>{children}</div>}
    </details>
  );
}
