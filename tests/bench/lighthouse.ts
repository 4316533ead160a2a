/** Lighthouse from its own packages, which only this bench installs (D0236). */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installOwn, LIGHTHOUSE } from '../../server/cli/own-packages.ts';

type Flags = { port: number; logLevel: 'silent'; onlyCategories: string[]; disableStorageReset: boolean };
type Report = {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
};
/** The part of its interface that is used: its own types are not there when the tests are compiled. */
export type Lighthouse = (url: string, flags: Flags) => Promise<{ lhr: Report } | undefined>;

/** Undefined, with a sentence, where its packages cannot be had. */
export async function lighthouseHere(root: string, say: (line: string) => void): Promise<Lighthouse | undefined> {
  try {
    await installOwn(root, LIGHTHOUSE, say);
  } catch (error) {
    say(`Lighthouse is left out: ${(error as Error).message}`);
    return undefined;
  }
  const entry = join(root, LIGHTHOUSE, 'node_modules', 'lighthouse', 'core', 'index.js');
  const loaded: { default: Lighthouse } = await import(pathToFileURL(entry).href);
  return loaded.default;
}
