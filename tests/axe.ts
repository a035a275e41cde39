import axe from 'axe-core';
import type { Page } from 'playwright';

/** Levels A and AA, as axe calls its rules. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Which of its rules axe applies: those with a tag, or those named. */
export type Rules = { readonly tags: readonly string[] } | { readonly rules: readonly string[] };

export interface Finding {
  readonly id: string;
  readonly impact: string;
  /** What is wrong, element by element. */
  readonly nodes: readonly string[];
}

/** As the page knows it: its own types of a context are too deep to be sent. */
declare const window: {
  readonly axe: { run(context: unknown, options: axe.RunOptions): Promise<axe.AxeResults> };
};

/** Half a megabyte: sent to each frame of a page once. */
const sendAxe = (page: Page): Promise<unknown> =>
  Promise.all(
    page.frames().map(async (frame) => {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
    }),
  );

/**
 * What axe finds on a page, or within an element alone where that is there: selectors lead to it, one for each shadow root on
 * the way. Whether it is there is asked as axe begins: a moment before it might have been on its way out. Asked of axe
 * itself: its package for Playwright opens a further page for each look or sends axe twice, and reads all that is well, too.
 */
export async function findings(page: Page, rules: Rules, within: readonly string[] = []): Promise<Finding[]> {
  await sendAxe(page);
  const runOnly: axe.RunOnly =
    'tags' in rules ? { type: 'tag', values: [...rules.tags] } : { type: 'rule', values: [...rules.rules] };
  return page.evaluate(
    async ([runOnly, within]) => {
      let found: Element | null | undefined;
      let scope: ParentNode | null | undefined = document;
      for (const selector of within) {
        found = scope?.querySelector(selector);
        scope = found?.shadowRoot;
      }
      const { violations } = await window.axe.run(
        found ? { include: [{ fromShadowDom: within }] } : document,
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
    [runOnly, within] as const,
  );
}
