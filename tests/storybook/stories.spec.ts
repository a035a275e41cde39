import { expect, test } from '@playwright/test';
import { findViolations, type Rules, WCAG } from '../axe.ts';
import { fullOnlyUnless } from '../test-scope.ts';
import {
  openPreview,
  readStories,
  recordErrors,
  type StoryVariant,
  serveStorybook,
  showStory,
} from './story-page.ts';

/**
 * Covers each mode and each direction once. The second variant has the same names, roles and order as the first, so
 * only its colours are checked. `npm test` runs the first `quickParts` parts of a variant, and `npm run test:all` runs
 * every part.
 */
const VARIANTS: readonly (StoryVariant & { rules: Rules; quickParts: number })[] = [
  { mode: 'light', dir: 'ltr', rules: { tags: WCAG }, quickParts: 4 },
  { mode: 'dark', dir: 'rtl', rules: { rules: ['color-contrast', 'link-in-text-block'] }, quickParts: 2 },
];

/** Opening a page takes a second, so each page shows a quarter of the stories, one after the other. */
const PARTS = [0, 1, 2, 3];
const stories = readStories();

for (const variant of VARIANTS)
  for (const part of PARTS)
    test(
      `no story has an accessibility violation or an error, ${variant.mode} and ${variant.dir}, part ${part + 1}`,
      fullOnlyUnless(part < variant.quickParts),
      async ({ page }) => {
        const errors = recordErrors(page);
        await serveStorybook(page);
        const partStories = stories.filter((_, index) => index % PARTS.length === part);
        for (const story of partStories) {
          if (story === partStories[0]) await openPreview(page, story, variant);
          else await showStory(page, story);
          expect.soft(await findViolations(page, variant.rules), `${story.title}: ${story.name}`).toEqual([]);
          expect.soft(errors.splice(0), `${story.title}: ${story.name}`).toEqual([]);
        }
        expect(partStories.length).toBeGreaterThan(10);
      },
    );
