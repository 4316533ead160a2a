/**
 * Runs web/prerender.tsx in a process of its own, with the time zone of Kazakhstan, one fixed hour and a browser that
 * remembers nothing. Arguments: the built module, then URLs. Prints `{ url: html }`.
 */

/** The contact centre is open then, as for most visitors; the page hides what depends on the hour. */
const NOON = Date.UTC(2026, 0, 1, 7);
Date.now = () => NOON;
globalThis.Date = new Proxy(Date, {
  construct: (type, given) => Reflect.construct(type, given.length ? given : [NOON]),
});

const nothing = (): null => null;
const location = { pathname: '/', search: '', hash: '', origin: '' };
const window = { location, localStorage: { getItem: nothing }, addEventListener: nothing };
Object.assign(globalThis, { window });

const [built = '', ...urls] = process.argv.slice(2);
const { draw } = (await import(built)) as { draw: (url: string) => Promise<string> };
const drawn: Record<string, string> = {};
for (const url of urls) {
  location.pathname = url;
  drawn[url] = await draw(url);
}
process.stdout.write(JSON.stringify(drawn), () => process.exit(0)); // timers of the pages would keep it running

export {};
