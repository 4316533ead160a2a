/** A page of a test lives for seconds: compiling its code for speed costs a sixth of its processor time. */
export const SHORT_PAGES = '--js-flags=--no-turbofan --no-maglev';

/** Chromium draws a page with less processor time where it does little in threads and processes of its own. */
export const FEW_PROCESSES = [
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  SHORT_PAGES,
];

/** Only for pages that nobody clicks: animation frames do not come by themselves, so Playwright waits in vain. */
export const STILL_PAGES = [...FEW_PROCESSES, '--disable-threaded-compositing', '--disable-threaded-animation'];
