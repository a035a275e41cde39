// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { History } from './history.ts';
import { createHashHistory } from './history-hash.ts';
import { createPathHistory } from './history-path.ts';
import { createQueryHistory } from './history-query.ts';

const setUrl = (currentUrl: string, historyState: unknown = null) =>
  window.history.replaceState(historyState, '', currentUrl);
const readUrl = () => window.location.pathname + window.location.search + window.location.hash;
const waitForNextPath = (history: History) =>
  new Promise<string>((resolve) => {
    const stop = history.listen(() => {
      stop();
      resolve(history.location.path);
    });
  });

const modes = [
  { mode: 'hash', create: createHashHistory, page: '/shop?a=1', expectedUrl: '/shop?a=1#/cafe/tea%20x' },
  {
    mode: 'query',
    create: createQueryHistory,
    page: '/shop?a=1&b#top',
    expectedUrl: '/shop?a=1&b&order-app=/cafe/tea%2520x#top',
  },
  { mode: 'path', create: createPathHistory, page: '/cafe', expectedUrl: '/cafe/tea%20x' },
];

beforeEach(() => setUrl('/'));

describe.each(modes)('$mode history', ({ create, page, expectedUrl }) => {
  it('writes the app’s path into the URL, keeps the rest of the URL, and reads the path after a reload', () => {
    setUrl(page);
    const history = create(window, '/cafe');
    expect(history.location.path).toBe('/cafe');
    expect(history.buildHref('/cafe/tea%20x')).toBe(expectedUrl);
    history.push('/cafe/tea%20x', { from: 'menu' });
    expect(readUrl()).toBe(expectedUrl);
    expect(create(window, '/cafe').location).toMatchObject({
      path: '/cafe/tea%20x',
      state: { from: 'menu' },
    });
  });

  it('goes back only to the app’s own history entries, and restores their key and state', async () => {
    setUrl(page);
    const history = create(window, '/cafe');
    expect(history.goBack()).toBe(false);
    history.replace('/cafe/delivery', 'left here');
    const { key } = history.location;
    history.push('/cafe/dine_in');
    history.push('/cafe/settings');
    let nextPathPromise = waitForNextPath(history);
    expect(history.goBack()).toBe(true);
    expect(await nextPathPromise).toBe('/cafe/dine_in');
    nextPathPromise = waitForNextPath(history);
    history.goBack();
    expect(await nextPathPromise).toBe('/cafe/delivery');
    expect(history.location).toEqual({ path: '/cafe/delivery', key, state: 'left here' });
    expect(history.goBack()).toBe(false);
  });

  it('keeps the host page’s own data in the history state', () => {
    setUrl(page, { host: 1 });
    create(window, '/cafe').replace('/cafe/delivery');
    expect(window.history.state).toMatchObject({ host: 1 });
  });
});

describe.each(modes)('$mode history after another visit', ({ create, page }) => {
  it('opens the initial path instead of an entry of an earlier visit, also after a reload', async () => {
    setUrl(page);
    const earlierHistory = create(window, '/cafe', 'first');
    earlierHistory.push('/cafe/order/1', { phone: '50012345' });
    earlierHistory.push('/cafe/cart');
    const history = create(window, '/cafe', 'second');
    expect(history.location.path, 'the entry on screen').toBe('/cafe');
    history.push('/cafe/menu');
    const nextPathPromise = waitForNextPath(history);
    window.history.go(-2);
    expect(await nextPathPromise).toBe('/cafe');
    expect(history.location.state).toBeUndefined();
    expect(readUrl() + JSON.stringify(window.history.state)).not.toMatch(/order\/1|50012345/);
    expect(history.goBack(), 'no earlier entry of this visit').toBe(false);
    expect(create(window, '/cafe', 'second').location.path).toBe('/cafe');
  });

  it('opens the initial path when the URL still contains a path from an earlier visit', () => {
    setUrl(page);
    create(window, '/cafe').push('/cafe/order/1');
    window.history.replaceState(null, '', readUrl());
    expect(create(window, '/cafe', 'first').location.path).toBe('/cafe/order/1');
    expect(create(window, '/cafe', 'second').location.path).toBe('/cafe');
  });
});

describe('hash history', () => {
  it('ignores the host page’s anchors, and returns to the initial path when the fragment is removed', async () => {
    setUrl('/shop');
    const history = createHashHistory(window, '/cafe');
    history.push('/cafe/delivery');
    const paths: string[] = [];
    history.listen(() => paths.push(history.location.path));
    const anchorVisited = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.location.hash = '#contact';
    await anchorVisited;
    expect(history.location.path).toBe('/cafe/delivery');
    const fragmentRemoved = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.location.hash = '';
    await fragmentRemoved;
    expect(paths).toEqual(['/cafe']);
  });
});

describe('path history', () => {
  it('recognises the base path of a host page only as whole path segments', () => {
    setUrl('/apple/cafe/tea');
    expect(createPathHistory(window, '/cafe', '', '/app').location.path).toBe('/cafe');
    setUrl('/app/cafe/tea?x=1');
    const history = createPathHistory(window, '/cafe', '', '/app/');
    expect(history.location.path).toBe('/cafe/tea?x=1');
    expect(history.buildHref('/cafe')).toBe('/app/cafe');
  });
});

describe('query history', () => {
  it('writes the app’s path into the configured query parameter', () => {
    setUrl('/?order-app=/other');
    const history = createQueryHistory(window, '/cafe', '', 'second');
    history.push('/cafe/delivery');
    expect(readUrl()).toBe('/?order-app=/other&second=/cafe/delivery');
  });
});
