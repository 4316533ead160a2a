import { expect, test } from 'vitest';
import { cleanFileName } from '../../schema/values/file-name.ts';

test.each([
  ['выписка.pdf', 'выписка.pdf'],
  ['Үзінді көшірме 05.11.2026.PDF', 'Үзінді көшірме 05.11.2026.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\temp\\a.pdf', 'a.pdf'],
  ['x\u202Egpj.html', 'xgpj.html.pdf'],
  ['a\r\nset-cookie: b\0.pdf', 'aset-cookie b.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['a\u200B\uFEFF\u2066b.pdf', 'ab.pdf'],
  ['..', 'statement.pdf'],
  ['', 'statement.pdf'],
  ['   .pdf', 'pdf.pdf'],
  [`${'я'.repeat(300)}.pdf`, `${'я'.repeat(100)}.pdf`],
])('%j is kept as %j', (given, kept) => {
  expect(cleanFileName(given, 'statement', '.pdf')).toBe(kept);
});
