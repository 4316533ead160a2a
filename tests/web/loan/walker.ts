/** Runs in the page: goes to an address without loading it, waits until it stands, and says what is there. */
export type Seen = {
  readonly at: string;
  readonly title: string;
  readonly heading: string | null;
  readonly headings: number;
  readonly text: string;
  /** What axe would look at, without the names that React gives. */
  readonly drawn: string;
};

/** Our page sets `data-arriving` when another address is drawn; it is calm for CALM_MS without change or request. */
export const WALKER = `(() => {
  const CALM_MS = 40, PATIENCE_MS = 20_000;
  let asking = 0, changed = 0, arrivedAt = location.pathname;
  const ask = window.fetch;
  window.fetch = (...given) => {
    asking += 1;
    return ask(...given).finally(() => setTimeout(() => { asking -= 1; }));
  };
  const pause = (ms) => new Promise((go) => { setTimeout(go, ms); });
  const root = document.documentElement;
  new MutationObserver(() => { if ('arriving' in root.dataset) arrivedAt = location.pathname; })
    .observe(root, { attributeFilter: ['data-arriving'] });
  new MutationObserver(() => { changed = performance.now(); })
    .observe(document.body, { childList: true, subtree: true, characterData: true });
  const stands = () => asking === 0 && arrivedAt === location.pathname && performance.now() - changed > CALM_MS
    && document.querySelector('main h1') && !document.querySelector('[data-waiting], [data-still]');
  window.walkTo = async (address) => {
    const begun = performance.now();
    delete root.dataset.arriving;
    arrivedAt = '';
    changed = begun;
    history.pushState({ idx: 1, key: String(begun), usr: null }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    return standing();
  };
  window.standing = async () => {
    const begun = performance.now();
    while (!stands() && performance.now() - begun < PATIENCE_MS) await pause(10);
    return {
      at: location.pathname,
      title: document.title,
      heading: document.querySelector('main h1')?.innerText ?? null,
      headings: document.querySelectorAll('main h1').length,
      text: document.body.innerText,
      drawn: document.body.innerHTML.replace(/_r_\\w+_|mantine-[\\w-]+/g, ''),
    };
  };
})()`;
