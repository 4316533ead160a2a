import { type RefObject, useEffect, useRef } from 'react';

/** A button that goes away with its step takes the focus along; the keyboard then continues at the card. */
export function useKeptFocus(step: string): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step && document.activeElement === document.body) card.current?.focus();
    last.current = step;
  }, [step]);
  return card;
}
