// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainConfig } from '../testing/test-config.ts';
import { followMove } from './follow-move.ts';

const PLACE = '/demo/car_pickup/tea?table=7';
const follow = vi.fn<(referenceId: string, path: string) => boolean>();
const config = { ...plainConfig, follow };
/** Whoever was followed is never come back to. */
const left = (moving: Promise<void>) =>
  Promise.race([moving.then(() => 'here'), new Promise((resolve) => setTimeout(() => resolve('left'), 50))]);

beforeEach(() => {
  follow.mockReset().mockReturnValue(true);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => history.replaceState(null, '', '/'));

describe('a business that says it is elsewhere now', () => {
  // @spec contract/moved-business-is-followed
  it('under another reference id is followed there, to the same place, and the integrator is told', async () => {
    expect(await left(followMove(config, 'new-demo', PLACE))).toBe('left');
    expect(follow).toHaveBeenCalledExactlyOnceWith('new-demo', '/new-demo/car_pickup/tea?table=7');
    await vi.waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"demo" is "new-demo" now')),
    );
    expect(location.href).toBe('http://localhost:3000/');
  });

  it('is followed in the address of the page too, where that holds the place', async () => {
    history.replaceState(null, '', `/shop?a=1#${PLACE}`);
    void followMove({ ...config, urlMode: 'hash' }, 'new-demo', PLACE);
    await vi.waitFor(() =>
      expect(location.href).toBe('http://localhost:3000/shop?a=1#/new-demo/car_pickup/tea?table=7'),
    );
  });

  // @spec contract/moved-business-is-followed
  it('where the element has come from, is not followed for ever', async () => {
    follow.mockReturnValue(false);
    await expect(followMove(config, 'new-demo', PLACE)).rejects.toMatchObject({ kind: 'loop', status: 500 });
  });

  // @spec contract/moved-business-is-followed
  it('on a site of its own is not gone to: the customer is told', async () => {
    await expect(followMove(config, 'https://cafe.example/order?x=1', PLACE)).rejects.toMatchObject({
      kind: 'moved',
      cause: 'https://cafe.example/order?x=1',
    });
    expect(follow).not.toHaveBeenCalled();
  });

  it.each([
    ...['javascript:alert(1)', ' javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,hi'],
    ...['http://cafe.example/', '//cafe.example/', 'https://user:pass@cafe.example/', 'https://'],
    ...['../other', 'a/b', 'new demo', 'demo', '<b>', 'x'.repeat(81)],
  ])('at %s is where it always was', async (movedTo) => {
    expect(await left(followMove(config, movedTo, PLACE))).toBe('here');
    expect(follow).not.toHaveBeenCalled();
  });

  it('is not followed by what cannot start another app', async () => {
    expect(await left(followMove(plainConfig, 'new-demo', PLACE))).toBe('here');
  });
});
