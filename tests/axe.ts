import axe from 'axe-core';
import type { Page } from 'playwright';

/** The tags of axe’s rules for WCAG levels A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that axe applies, by tag or by name. */
export type Rules = { readonly tags: readonly string[] } | { readonly rules: readonly string[] };

export interface Finding {
  readonly id: string;
  readonly impact: string;
  /** The failure of each element. */
  readonly nodes: readonly string[];
}

/**
 * The types of axe in the page, as far as they are used here. axe's own type for its context is too deep for
 * `evaluate`.
 */
declare const window: {
  readonly axe: { run(context: unknown, options: axe.RunOptions): Promise<axe.AxeResults> };
};

/** axe is half a megabyte, so each frame gets it once. */
const sendAxe = (page: Page): Promise<unknown> =>
  Promise.all(
    page.frames().map(async (frame) => {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
    }),
  );

/**
 * Runs axe on a page, or within one element if it exists. `selectors` has a selector for each shadow host on the way to the
 * element, and one for the element itself. The element is looked up in the same call, because it may be about to
 * disappear. This calls axe directly, because its Playwright package opens another page for each run and also reads all
 * passed rules.
 */
export async function findViolations(
  page: Page,
  rules: Rules,
  selectors: readonly string[] = [],
): Promise<Finding[]> {
  await sendAxe(page);
  const runOnly: axe.RunOnly =
    'tags' in rules ? { type: 'tag', values: [...rules.tags] } : { type: 'rule', values: [...rules.rules] };
  return page.evaluate(
    async ([runOnly, selectors]) => {
      let element: Element | null | undefined;
      let scope: ParentNode | null | undefined = document;
      for (const selector of selectors) {
        element = scope?.querySelector(selector);
        scope = element?.shadowRoot;
      }
      const { violations } = await window.axe.run(
        element ? { include: [{ fromShadowDom: selectors }] } : document,
        {
          runOnly,
          resultTypes: ['violations'],
        },
      );
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact: impact ?? 'none',
        nodes: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
      }));
    },
    [runOnly, selectors] as const,
  );
}
