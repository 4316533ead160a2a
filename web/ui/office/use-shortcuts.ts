import { useEffect, useRef } from 'react';
import { useHref } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import { useGo } from '../../lib/use-go.ts';
import { paths } from '../../paths.ts';
import { type Command, commandOf, keysAreOn } from './shortcuts.ts';

/** After G the next key may take so long. */
const PAUSE_MS = 1_500;
const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true], [role=dialog]';

export const carrierOf = (letter: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main [data-key="${letter}"]`)].find((one) => one.checkVisibility());

/** The first link or button of each row. */
export const rowsOf = (): HTMLElement[] =>
  [...document.querySelectorAll('main tbody tr')].flatMap((row) => row.querySelector<HTMLElement>('a, button') ?? []);

function moveRow(step: 1 | -1): void {
  const rows = rowsOf();
  const at = rows.findIndex((one) => one.matches(':focus'));
  const next = at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step;
  rows[next]?.focus();
}

function press(element: HTMLElement | undefined): void {
  if (element?.matches('input, textarea, select')) element.focus();
  else element?.click();
}

/** Listens while an office page is open. */
export function useShortcuts(showHelp: () => void): void {
  const { roles } = useSession();
  const href = useHref();
  const go = useGo();
  const latest = useRef({ roles, href, go, showHelp });
  latest.current = { roles, href, go, showHelp };
  useEffect(() => {
    let gAt = 0;
    const run = (command: Command): void => {
      const { href: to, go: open, showHelp: help } = latest.current;
      switch (command.kind) {
        case 'help':
          help();
          break;
        case 'print':
          window.print();
          break;
        case 'go':
          gAt = Date.now();
          break;
        case 'search': {
          const field = document.getElementById('text');
          if (field) field.focus();
          else open(to(paths.office));
          break;
        }
        case 'open':
          open(to(command.place.path));
          break;
        case 'row':
          moveRow(command.step);
          break;
        case 'press':
          press(carrierOf(command.letter));
      }
    };
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.defaultPrevented || !keysAreOn()) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      const command = commandOf(event, Date.now() - gAt < PAUSE_MS, latest.current.roles);
      gAt = 0;
      if (!command) return;
      event.preventDefault();
      run(command);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
