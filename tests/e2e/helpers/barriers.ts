import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Barrier {
  readonly id: string;
  readonly nodes: readonly string[];
}

/** What axe finds on the page that is serious or worse. */
export async function seriousBarriers(page: Page): Promise<Barrier[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
    }));
}
