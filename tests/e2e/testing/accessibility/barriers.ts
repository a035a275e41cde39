import type { Page } from '@playwright/test';
import { type Finding, findings, type Rules, WCAG } from '../../../axe.ts';

/** Of a dialog alone if one is open: what lies under its veil is not to be read. */
const onTop = (page: Page, rules: Rules): Promise<Finding[]> =>
  findings(page, rules, ['order-app', 'dialog[open]']);

/** What axe finds on the page that is serious or worse. */
export const seriousBarriers = async (page: Page): Promise<Finding[]> =>
  (await onTop(page, { tags: [...WCAG, 'best-practice'] })).filter(
    ({ impact }) => impact === 'serious' || impact === 'critical',
  );

const formatFindings = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node}`));

/** The stage is a `<dialog>` that in the page is no more than a box, and says so: advice of axe's, no criterion. */
const OF_THE_STAGE = 'aria-allowed-role: order-app,dialog:';

/** Whatever WCAG 2.2 AA and axe's own advice forbid. */
export const barriers = async (page: Page): Promise<string[]> =>
  formatFindings(await onTop(page, { tags: [...WCAG, 'best-practice'] })).filter(
    (barrier) => !barrier.startsWith(OF_THE_STAGE),
  );

/** What other colours, and another layout, may have changed: names and roles are the same. */
export const colourBarriers = async (page: Page): Promise<string[]> =>
  formatFindings(await onTop(page, { rules: ['color-contrast', 'link-in-text-block', 'target-size'] }));
