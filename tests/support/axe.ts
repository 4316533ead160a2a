/** The accessibility findings of axe on a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

export type Finding = { id: string; nodes: readonly { html: string; target: unknown[] }[] };

/**
 * All rules, or those with one of the tags. The product has no frames, so axe runs in the page itself: otherwise a second page is opened for each look,
 * only to put the results of frames together. What it found in order is counted, not told in full.
 */
export async function axeFindings(page: Page, tags: readonly string[] = []): Promise<readonly Finding[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (tags.length > 0 ? axe.withTags([...tags]) : axe).analyze();
  return violations;
}
