/** Writes brotli and gzip forms beside each text file of a bundle (server/api/http/pages.ts serves them). */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes: below this the headers cost more than compression saves. */
const SMALLEST = 600;
/** Bytes: the best compression of larger files (the playground's editor) takes seconds and saves little. */
const LARGE = 1_000_000;

export async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,html,svg,json,woff}', { cwd: folder });
  await Promise.all(files.map((file) => compressed(join(folder, file))));
}

async function compressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const quality = bytes.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
