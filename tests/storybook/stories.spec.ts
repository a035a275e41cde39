import { expect, test } from '@playwright/test';
import { findings, type Rules, WCAG } from '../axe.ts';
import { builtStories, errorsOf, type Look, openPreview, serveStorybook, showStory } from './story-page.ts';

/** Every mode and every direction, once. Names, roles and order are those of the first look: the second has other colours. */
const LOOKS: readonly (Look & { rules: Rules })[] = [
  { mode: 'light', dir: 'ltr', rules: { tags: WCAG } },
  { mode: 'dark', dir: 'rtl', rules: { rules: ['color-contrast', 'link-in-text-block'] } },
];

/** A page takes a second to open: each shows a quarter of the stories, one after the other. */
const PARTS = [0, 1, 2, 3];
const stories = builtStories();

for (const look of LOOKS)
  for (const part of PARTS)
    test(`no story has a barrier or an error, ${look.mode} and ${look.dir}, part ${part + 1}`, async ({
      page,
    }) => {
      const errors = errorsOf(page);
      await serveStorybook(page);
      const own = stories.filter((_, at) => at % PARTS.length === part);
      for (const story of own) {
        if (story === own[0]) await openPreview(page, story, look);
        else await showStory(page, story);
        expect.soft(await findings(page, look.rules), `${story.title}: ${story.name}`).toEqual([]);
        expect.soft(errors.splice(0), `${story.title}: ${story.name}`).toEqual([]);
      }
      expect(own.length).toBeGreaterThan(10);
    });
