import type { Page } from '@playwright/test';
import { type Finding, findViolations, type Rules, WCAG } from '../../../axe.ts';

/** Checks only the open dialog, if there is one, because users cannot reach the content under it. */
const checkTopmost = (page: Page, rules: Rules): Promise<Finding[]> =>
  findViolations(page, rules, ['order-app', 'dialog[open]']);

/** The serious and critical findings of axe on the page. */
export const findSeriousBarriers = async (page: Page): Promise<Finding[]> =>
  (await checkTopmost(page, { tags: [...WCAG, 'best-practice'] })).filter(
    ({ impact }) => impact === 'serious' || impact === 'critical',
  );

const formatFindings = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node}`));

/** The app's stage is a `<dialog>` with another role while it is embedded. axe advises against this, but WCAG allows it. */
const STAGE_ROLE_FINDING = 'aria-allowed-role: order-app,dialog:';

/** All violations of WCAG 2.2 AA and of axe's best practices. */
export const findBarriers = async (page: Page): Promise<string[]> =>
  formatFindings(await checkTopmost(page, { tags: [...WCAG, 'best-practice'] })).filter(
    (barrier) => !barrier.startsWith(STAGE_ROLE_FINDING),
  );

/** Violations that depend only on colours or layout. */
export const findColourBarriers = async (page: Page): Promise<string[]> =>
  formatFindings(
    await checkTopmost(page, { rules: ['color-contrast', 'link-in-text-block', 'target-size'] }),
  );
