// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainConfig } from '../testing/test-config.ts';
import { followMovedBusiness } from './follow-moved-business.ts';

const PATH = '/demo/car_pickup/tea?table=7';
const switchBusiness = vi.fn<(referenceId: string, path: string) => boolean>();
const config = { ...plainConfig, switchBusiness };
/** Returns `switched` when the promise stays pending because the element has started the other business's app. */
const waitForOutcome = (promise: Promise<void>) =>
  Promise.race([
    promise.then(() => 'stayed'),
    new Promise((resolve) => setTimeout(() => resolve('switched'), 50)),
  ]);

beforeEach(() => {
  switchBusiness.mockReset().mockReturnValue(true);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => history.replaceState(null, '', '/'));

describe('followMovedBusiness', () => {
  // @spec contract/moved-business-is-followed
  it('switches to the new reference id of a moved business at the same path and warns the developer', async () => {
    expect(await waitForOutcome(followMovedBusiness(config, 'new-demo', PATH))).toBe('switched');
    expect(switchBusiness).toHaveBeenCalledExactlyOnceWith('new-demo', '/new-demo/car_pickup/tea?table=7');
    await vi.waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"demo" is now "new-demo"')),
    );
    expect(location.href).toBe('http://localhost:3000/');
  });

  it('updates a moved business’s reference id in the host page’s URL when the URL contains the app’s path', async () => {
    history.replaceState(null, '', `/shop?a=1#${PATH}`);
    void followMovedBusiness({ ...config, urlMode: 'hash' }, 'new-demo', PATH);
    await vi.waitFor(() =>
      expect(location.href).toBe('http://localhost:3000/shop?a=1#/new-demo/car_pickup/tea?table=7'),
    );
  });

  // @spec contract/moved-business-is-followed
  it('rejects with a loop error when two businesses redirect to each other', async () => {
    switchBusiness.mockReturnValue(false);
    await expect(followMovedBusiness(config, 'new-demo', PATH)).rejects.toMatchObject({
      kind: 'loop',
      status: 500,
    });
  });

  // @spec contract/moved-business-is-followed
  it('reports the URL of a business that has moved to its own site, without opening the URL', async () => {
    await expect(followMovedBusiness(config, 'https://cafe.example/order?x=1', PATH)).rejects.toMatchObject({
      kind: 'moved',
      cause: 'https://cafe.example/order?x=1',
    });
    expect(switchBusiness).not.toHaveBeenCalled();
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,hi',
    'http://cafe.example/',
    '//cafe.example/',
    'https://user:pass@cafe.example/',
    'https://',
    '../other',
    'a/b',
    'new demo',
    'demo',
    '<b>',
    'x'.repeat(81),
  ])('does not follow a moved business to the invalid target %s', async (movedTo) => {
    expect(await waitForOutcome(followMovedBusiness(config, movedTo, PATH))).toBe('stayed');
    expect(switchBusiness).not.toHaveBeenCalled();
  });

  it('ignores the move of a business when the element cannot switch to another business', async () => {
    expect(await waitForOutcome(followMovedBusiness(plainConfig, 'new-demo', PATH))).toBe('stayed');
  });
});
