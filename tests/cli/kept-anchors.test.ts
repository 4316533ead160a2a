/** Some days closed before anchor hashes were kept had no anchor. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localDate } from '../../schema/values/local-date.ts';
import { anchorsIn, fileOfAnchors, readAnchors } from '../../server/adapters/kept-anchors/file.ts';
import { heldAgainstKept } from '../../server/cli/audit-kept.ts';

import { openFolder } from '../support/open-folder.ts';

const finished = (date: string, at: string) => ({ date: localDate(date), hash: null, finishedAt: new Date(at) });
const BEGAN = new Date('2026-11-22T09:00:00Z');
const findingsOf = (...days: ReturnType<typeof finished>[]) =>
  heldAgainstKept({ days, file: undefined, lines: [], damaged: [] }, { known: [] }, BEGAN);

it('a day finished while the log was empty raises no alarm', () => {
  expect(findingsOf(finished('2026-11-21', '2026-11-22T08:00:00Z'))).toEqual([]);
});

it('a day finished after the first event has lost its anchor', () => {
  expect(findingsOf(finished('2026-11-22', '2026-11-23T00:05:00Z'))).toMatchObject([
    { where: 'day 2026-11-22', what: 'was finished, and its anchor is not in the ledger: removed' },
  ]);
});

it('a line that a crash cut off is set aside when the next is written, and a changed line is refused', async () => {
  const file = join(openFolder('nesie-torn-'), 'anchors.ndjson');
  const kept = [1, 2, 3].map((n) => ({ date: localDate(`2026-11-2${n}`), hash: `${n}`.repeat(64) }));
  const [first, second, third] = kept;
  if (!first || !second || !third) throw new Error('three anchors');
  const place = fileOfAnchors(file);
  await place.keep(first);
  for (const cut of [1, 8, 20, 33, 90]) {
    writeFileSync(file, `${JSON.stringify(first)}\n${JSON.stringify(second).slice(0, cut)}`);
    expect({ cut, last: await place.last() }).toEqual({ cut, last: first });
    await place.keep(second);
    await place.keep(third);
    expect({ cut, kept: anchorsIn(file) }).toEqual({ cut, kept });
  }
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace('"hash":"11', '"hash":"x1'));
  expect(() => anchorsIn(file)).toThrow('line 1 is no anchor');
  const { anchors, damaged } = readAnchors(file);
  expect(anchors).toEqual([second, third]);
  const held = { days: [], file, lines: [], damaged };
  expect(heldAgainstKept(held, { known: [] }, BEGAN).map(({ what }) => what)).toEqual([
    'line 1 is no anchor: changed or damaged; compare it with your copy of the file',
  ]);
  // A mark makes no line torn that is longer than a beginning, and none without a mark is forgiven.
  writeFileSync(file, `${JSON.stringify(first).replace('1', 'x')}\n# torn\n`);
  expect(() => anchorsIn(file)).toThrow('line 1 is no anchor');
  writeFileSync(file, `{"date":"20\n${JSON.stringify(first)}\n`);
  expect(() => anchorsIn(file)).toThrow('line 1 is no anchor');
});
