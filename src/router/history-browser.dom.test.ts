// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { History } from './history.ts';
import { createHashHistory } from './history-hash.ts';
import { createPathHistory } from './history-path.ts';
import { createQueryHistory } from './history-query.ts';

const open = (address: string, state: unknown = null) => window.history.replaceState(state, '', address);
const address = () => window.location.pathname + window.location.search + window.location.hash;
const nextMove = (history: History) =>
  new Promise<string>((resolve) => {
    const stop = history.listen(() => {
      stop();
      resolve(history.location.path);
    });
  });

const modes = [
  { mode: 'hash', create: createHashHistory, page: '/shop?a=1', shown: '/shop?a=1#/cafe/tea%20x' },
  {
    mode: 'query',
    create: createQueryHistory,
    page: '/shop?a=1&b#top',
    shown: '/shop?a=1&b&order-app=/cafe/tea%2520x#top',
  },
  { mode: 'path', create: createPathHistory, page: '/cafe', shown: '/cafe/tea%20x' },
];

beforeEach(() => open('/'));

describe.each(modes)('$mode history', ({ create, page, shown }) => {
  it('writes the path into the address, keeps the rest, and reads it back in a new page', () => {
    open(page);
    const history = create(window, '/cafe');
    expect(history.location.path).toBe('/cafe');
    expect(history.href('/cafe/tea%20x')).toBe(shown);
    history.push('/cafe/tea%20x', { from: 'menu' });
    expect(address()).toBe(shown);
    expect(create(window, '/cafe').location).toMatchObject({
      path: '/cafe/tea%20x',
      state: { from: 'menu' },
    });
  });

  it('goes back within the app only, to the same entry with its state', async () => {
    open(page);
    const history = create(window, '/cafe');
    expect(history.back()).toBe(false);
    history.replace('/cafe/delivery', 'left here');
    const { key } = history.location;
    history.push('/cafe/dine_in');
    history.push('/cafe/settings');
    let moved = nextMove(history);
    expect(history.back()).toBe(true);
    expect(await moved).toBe('/cafe/dine_in');
    moved = nextMove(history);
    history.back();
    expect(await moved).toBe('/cafe/delivery');
    expect(history.location).toEqual({ path: '/cafe/delivery', key, state: 'left here' });
    expect(history.back()).toBe(false);
  });

  it("keeps what the host stores in its entry's state", () => {
    open(page, { host: 1 });
    create(window, '/cafe').replace('/cafe/delivery');
    expect(window.history.state).toMatchObject({ host: 1 });
  });
});

describe('hash history', () => {
  it("stays where it is when the host's own anchors are followed, and leads home when the fragment goes", async () => {
    open('/shop');
    const history = createHashHistory(window, '/cafe');
    history.push('/cafe/delivery');
    const told: string[] = [];
    history.listen(() => told.push(history.location.path));
    const anchored = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.location.hash = '#contact';
    await anchored;
    expect(history.location.path).toBe('/cafe/delivery');
    const cleared = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.location.hash = '';
    await cleared;
    expect(told).toEqual(['/cafe']);
  });
});

describe('path history', () => {
  it('matches its base by segment', () => {
    open('/apple/cafe/tea');
    expect(createPathHistory(window, '/cafe', '/app').location.path).toBe('/cafe');
    open('/app/cafe/tea?x=1');
    const history = createPathHistory(window, '/cafe', '/app/');
    expect(history.location.path).toBe('/cafe/tea?x=1');
    expect(history.href('/cafe')).toBe('/app/cafe');
  });
});

describe('query history', () => {
  it('writes under the parameter it is given', () => {
    open('/?order-app=/other');
    const history = createQueryHistory(window, '/cafe', 'second');
    history.push('/cafe/delivery');
    expect(address()).toBe('/?order-app=/other&second=/cafe/delivery');
  });
});
