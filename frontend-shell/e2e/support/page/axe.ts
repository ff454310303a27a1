import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function violationsOn(page: Page) {
  // No page has frames; for their sake alone axe takes three times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
