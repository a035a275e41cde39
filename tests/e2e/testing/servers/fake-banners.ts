import type { Page, Route } from '@playwright/test';

export const BANNERS = '**/api/webapp/banners/**';

export const picture = { src: '/media/none', width: 1200, height: 400 };

/** Answers with these banners, when they are ready, and keeps what was asked for and what was told of them. */
export const serveBanners = (
  page: Page,
  banners: readonly object[],
  ready: Promise<void> = Promise.resolve(),
) => {
  const asked: string[] = [];
  const reached: string[][] = [];
  const answer = async (route: Route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      reached.push((request.postDataJSON() as { banners: string[] }).banners);
      return route.fulfill({ json: { error: 0 } });
    }
    asked.push(new URL(request.url()).searchParams.get('date') ?? '');
    await ready;
    return route.fulfill({ json: { banners } });
  };
  return page.route(BANNERS, answer).then(() => ({ asked, reached }));
};
