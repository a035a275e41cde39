import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { builtStories, errorsOf, type Look, openPreview, serveStorybook, showStory } from './story-page.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every direction and every mode, once. */
const LOOKS: readonly Look[] = [
  { mode: 'light', dir: 'ltr' },
  { mode: 'dark', dir: 'rtl' },
];

for (const [title, stories] of builtStories())
  for (const look of LOOKS)
    test(`${title} has no barrier and no error, ${look.mode} and ${look.dir}`, async ({ page }) => {
      const errors = errorsOf(page);
      await serveStorybook(page);
      for (const story of stories) {
        if (story === stories[0]) await openPreview(page, story, look);
        else await showStory(page, story);
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
        const found = violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`)}`,
        );
        expect.soft(found, story.name).toEqual([]);
        expect.soft(errors.splice(0), story.name).toEqual([]);
      }
    });
