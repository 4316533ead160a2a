/**
 * The focus never falls to the body: where the focused element goes away, it moves to the heading of what is left
 * around it, so that a keyboard or a screen reader does not start the page anew (R222).
 */
/** A button that was busy for a moment loses the focus only after it can be pressed again. */
const BUSY_MS = 500;
const HEADED = 'section, form, [role=dialog], main';

function moveTo(place: Element): void {
  const target = place.closest(HEADED)?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector('main');
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const isFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

export function keepFocus(): () => void {
  let last: Element | undefined;
  let around: readonly Element[] = [];
  let busyUntil = 0;
  const remember = (element: Element) => {
    last = element;
    around = parentsOf(element);
  };
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) remember(target);
  };
  const mend = () => {
    if (!last || !isFree() || document.querySelector('[role=dialog]')) return;
    if (last.isConnected) {
      // A button that was busy gets the focus back when it can be pressed again.
      if (last instanceof HTMLElement && last.matches('button:not(:disabled)')) last.focus({ preventScroll: true });
      return;
    }
    const left = around.find((element) => element.isConnected);
    last = undefined;
    if (left) moveTo(left);
  };
  // The page's own code moves the focus first.
  const later = () => void requestAnimationFrame(mend);
  const released = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement) || !target.isConnected) return;
    // A person who presses beside all fields leaves the focus on purpose.
    if (!target.matches(':disabled') && performance.now() > busyUntil) last = undefined;
    else later();
  };
  const changes = new MutationObserver((records) => {
    later();
    if (!records.some(({ type, target }) => type === 'attributes' && target === last)) return;
    busyUntil = performance.now() + BUSY_MS;
    // The browser takes the focus away without an event, some frames later.
    window.setTimeout(mend, BUSY_MS / 2);
  });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', released);
  // This code comes after the page. A button that was pressed before it may be gone, and nobody has seen it focused.
  if (!isFree() && document.activeElement) remember(document.activeElement);
  else if (navigator.userActivation?.isActive && !document.querySelector('[role=dialog]'))
    moveTo(document.querySelector('main') ?? document.body);
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', released);
  };
}

function parentsOf(element: Element): Element[] {
  const parents: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) parents.push(at);
  return parents;
}
