import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

export type Finding = { id: string; nodes: readonly { html: string; target: unknown[] }[] };

/**
 * The product has no frames, so axe runs in the page itself: its default mode opens a second page for each check.
 * Passed rules are reduced to their count.
 */
export async function axeFindings(
  page: Page,
  tags: readonly string[] = [],
  leftOut?: string,
): Promise<readonly Finding[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (leftOut) axe.exclude(leftOut);
  const { violations } = await (tags.length > 0 ? axe.withTags([...tags]) : axe).analyze();
  return violations;
}
