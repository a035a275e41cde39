import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Barrier {
  readonly id: string;
  readonly nodes: readonly string[];
}

/** Half a megabyte that axe would send anew, twice for each look: not where it is already. */
async function axeSource(page: Page): Promise<{ axeSource?: string }> {
  const has = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  return has.every(Boolean) ? { axeSource: 'void 0' } : {};
}

/** What axe finds, of a dialog alone if one is open: what lies under its veil is not to be read. */
async function findings(page: Page, rules: (axe: AxeBuilder) => AxeBuilder) {
  // Without the legacy mode every look would open a further page.
  const axe = rules(new AxeBuilder({ page, ...(await axeSource(page)) }).setLegacyMode());
  const dialog = page.locator('order-app dialog[open]');
  if (await dialog.count()) axe.include({ fromShadowDom: ['order-app', 'dialog[open]'] });
  return (await axe.analyze()).violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
}

/** What axe finds on the page that is serious or worse. */
export const seriousBarriers = async (page: Page): Promise<Barrier[]> =>
  (await findings(page, (axe) => axe))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, nodes }));

const said = (found: readonly Barrier[]): string[] =>
  found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node}`));

/** The stage is a `<dialog>` that in the page is no more than a box, and says so: advice of axe's, no criterion. */
const OF_THE_STAGE = 'aria-allowed-role: order-app,dialog:';

/** Whatever WCAG 2.2 AA and axe's own advice forbid. */
export const barriers = async (page: Page): Promise<string[]> =>
  said(
    await findings(page, (axe) =>
      axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
    ),
  ).filter((barrier) => !barrier.startsWith(OF_THE_STAGE));

/** What other colours, and another layout, may have changed: names and roles are the same. */
export const lookBarriers = async (page: Page): Promise<string[]> =>
  said(await findings(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block', 'target-size'])));
