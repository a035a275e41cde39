import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { setup } from '../testing/stores.ts';
import { createBannersStore } from './banners-store.ts';

const wire = (id: string) => ({ id, image: { src: '/media/banner', width: 1200, height: 400 } });
const BANNERS = 'webapp/banners/demo';
const REACH = 'webapp/banners/reach';

async function open(routes: Parameters<typeof setup>[0] = {}, restaurant = {}, answer = {}) {
  const world = setup({
    'webapp/v5/restaurant/': { body: restaurantBody(restaurant, answer) },
    'webapp/v5/menu/': { body: { menu: { categories: [] }, discounts: {} } },
    [BANNERS]: { body: { banners: [wire('a'), wire('b')] } },
    [REACH]: { body: { error: 0 } },
    ...routes,
  });
  await world.business.getState().load();
  const banners = createBannersStore(world.deps, world);
  return { ...world, banners, asked: () => world.paths(BANNERS).map(({ path }) => path) };
}

const told = ({ paths }: { paths: ReturnType<typeof setup>['paths'] }) =>
  paths(REACH).map(({ body }) => (body as { banners: string[] }).banners);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T20:30:00Z') });
  return () => vi.useRealTimers();
});

describe('the banners of the day', () => {
  it('are those of the business’s own date, wherever the customer is', async () => {
    const kuwait = await open();
    kuwait.banners.connect();
    await vi.waitFor(() => expect(kuwait.banners.getState().status).toBe('fetched'));
    expect(kuwait.asked()).toEqual(['webapp/banners/demo~one?date=01-03-2026']);
    expect(kuwait.banners.getState().banners.map(({ id }) => id)).toEqual(['a', 'b']);

    const tokyo = await open({}, { timezone: 'Asia/Tokyo' });
    tokyo.banners.connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(tokyo.asked()).toEqual(['webapp/banners/demo~one?date=02-03-2026']);
  });

  it('are fetched again when the business’s midnight has passed, once', async () => {
    const { banners, asked } = await open();
    banners.connect();
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(asked()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked().slice(1)).toEqual(['webapp/banners/demo~one?date=02-03-2026']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toHaveLength(2);
  });

  it('are not asked for where the menu said there are none, and are the day after', async () => {
    const { banners, asked } = await open({}, {}, { banners: 0 });
    banners.connect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toEqual([]);
    expect(banners.getState()).toMatchObject({ status: 'fetched', banners: [] });
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(asked()).toEqual(['webapp/banners/demo~one?date=02-03-2026']);
    expect(banners.getState().banners).toHaveLength(2);
  });

  it('are asked for at another branch, which may have some', async () => {
    const { banners, asked, business } = await open({}, {}, { banners: 0 });
    banners.connect();
    await business.getState().selectBranch('demo~two');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual(['webapp/banners/demo~two?date=01-03-2026']);
  });

  it('wait until the page is looked at again', async () => {
    const { banners, asked, page } = await open();
    banners.connect();
    await vi.advanceTimersByTimeAsync(0);
    page.turn(true);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(asked()).toHaveLength(1);
    page.turn(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toHaveLength(2);
  });

  it('are another branch’s after changing to it', async () => {
    const { banners, asked, business } = await open();
    banners.connect();
    await vi.advanceTimersByTimeAsync(0);
    await business.getState().selectBranch('demo~two');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked().at(-1)).toBe('webapp/banners/demo~two?date=01-03-2026');
  });

  it('are none when they cannot be fetched, and are asked for again with the next look', async () => {
    const world = await open({ [BANNERS]: { status: 500, body: { error: 1, code: 'x', message: 'x' } } });
    world.banners.connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.banners.getState()).toMatchObject({ status: 'error', banners: [] });
    world.table[BANNERS] = { body: { banners: [wire('a')] } };
    await world.banners.getState().load();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.banners.getState()).toMatchObject({ status: 'fetched', banners: [{ id: 'a' }] });
  });

  it('are none, and reported, when the answer is no list', async () => {
    const { banners, errors } = await open({ [BANNERS]: { body: { banners: 7 } } });
    banners.connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(banners.getState().status).toBe('error');
    expect(errors).not.toHaveLength(0);
  });
});

describe('views of banners', () => {
  it('are told together, each once per visit', async () => {
    const world = await open();
    const { reach } = world.banners.getState();
    for (const id of ['a', 'b', 'a']) reach(id);
    await vi.advanceTimersByTimeAsync(1_000);
    reach('b');
    reach('c');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told(world)).toEqual([['a', 'b'], ['c']]);
  });

  it('are told at once when the page is hidden or the element goes', async () => {
    const world = await open();
    const stop = world.banners.connect();
    world.banners.getState().reach('a');
    world.page.turn(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(told(world)).toEqual([['a']]);
    world.page.turn(false);
    world.banners.getState().reach('b');
    stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told(world)).toEqual([['a'], ['b']]);
  });

  it('that cannot be told are let go, without a second try', async () => {
    const world = await open({ [REACH]: 'lost' });
    world.banners.getState().reach('a');
    await vi.advanceTimersByTimeAsync(60_000);
    world.banners.getState().reach('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told(world)).toEqual([['a']]);
  });

  it('go in batches that one request takes', async () => {
    const world = await open();
    for (let at = 0; at < 120; at++) world.banners.getState().reach(`banner-${at}`);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told(world).map(({ length }) => length)).toEqual([50, 50, 20]);
  });
});
