/** R1022: text grows with the font that the reader has set, so no size of text is in px (D0264). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { theme } from '../../web/ui/theme.ts';

const ROOT = new URL('../../', import.meta.url);
const styles = execFileSync('git', ['ls-files', 'web/*.css', 'web/*.html'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

it('every style says sizes of text, heights of lines and of what is tapped in rem', () => {
  expect(styles.length).toBeGreaterThan(80);
  const inPx = styles.flatMap((file) =>
    readFileSync(new URL(file, ROOT), 'utf8')
      .split('\n')
      .filter((line) => /(font-size|line-height|font|--n-tap): *[\d.]+px/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(inPx).toEqual([]);
});

it('so does the theme', () => {
  expect(Object.values(theme.fontSizes ?? {})).toHaveLength(5);
  for (const size of Object.values(theme.fontSizes ?? {})) expect(size).toMatch(/rem$/);
});
