import { inSegment } from './locale.ts';

/** The page on which something was typed that was not sent. */
let typedOn: string | undefined;
const here = (): string => inSegment('ru', { ...window.location, hash: '' });

/** From the first script on: what a fast hand types before the rest of the page has come counts too. */
export function noteTyping(): void {
  document.addEventListener('input', () => {
    typedOn = here();
  });
}

export const wasTyped = (): boolean => typedOn === here();

export function forgetTyping(): void {
  typedOn = undefined;
}
