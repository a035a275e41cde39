import { describe, expect, it } from 'vitest';
import { demoBusiness } from '../../services/testing/demo-business.ts';
import { createHostedApp } from '../testing/render-hosted-page.ts';

const MIDNIGHT = Date.parse('2026-03-05T00:00:00+01:00');

/** A hosted app that counts the screens it renders. Tests can change the clock and the business. */
function openCountingApp() {
  const state = { renderCount: 0, now: MIDNIGHT - 60_000, business: demoBusiness('demo-cafe'), build: 'b1' };
  const app = createHostedApp(state.business, 'http://localhost', {
    findBusiness: async () => state.business,
    now: () => state.now,
    readBuild: async () => ({ id: state.build, loader: '/order-app.js', preload: [], hostedScript: null }),
    firstScreens: {
      render: async ({ path, locale }) => {
        state.renderCount++;
        const validUntil = state.now < MIDNIGHT ? MIDNIGHT : MIDNIGHT + 86_400_000;
        const markup = `<main>screen ${state.renderCount} of ${path} in ${locale}</main>`;
        return { status: 200, css: '', markup, validUntil, stamp: String(state.renderCount) };
      },
    },
  });
  const requestPage = async (path: string) => (await app.request(path)).text();
  return { state, requestPage };
}

describe('the cache of hosted pages', () => {
  it('builds a hosted page once for all visitors with the same language', async () => {
    const { state, requestPage } = openCountingApp();
    const firstPage = await requestPage('/demo-cafe?lang=en');
    expect(await requestPage('/demo-cafe?lang=en&utm_source=mail')).toBe(firstPage);
    expect(state.renderCount).toBe(1);
    expect(await requestPage('/demo-cafe?lang=ar')).toContain('in ar');
    expect(await requestPage('/demo-cafe/car_pickup?lang=en')).toContain('of /demo-cafe/car_pickup');
    expect(state.renderCount).toBe(3);
  });

  it('rebuilds a cached hosted page when the clock changes its content', async () => {
    const { state, requestPage } = openCountingApp();
    expect(await requestPage('/demo-cafe')).toContain('screen 1');
    state.now = MIDNIGHT;
    expect(await requestPage('/demo-cafe')).toContain('screen 2');
    expect(await requestPage('/demo-cafe')).toContain('screen 2');
  });

  it('rebuilds a cached hosted page when the business or the app’s build changes', async () => {
    const { state, requestPage } = openCountingApp();
    expect(await requestPage('/demo-cafe')).toContain('screen 1');
    state.business = { ...state.business, contentHash: 'another version' };
    expect(await requestPage('/demo-cafe')).toContain('screen 2');
    state.build = 'b2';
    expect(await requestPage('/demo-cafe')).toContain('screen 3');
  });

  it('does not cache a hosted page whose link contains a coupon', async () => {
    const { state, requestPage } = openCountingApp();
    await requestPage('/demo-cafe');
    expect(await requestPage('/demo-cafe?coupon=TEN')).toContain('coupon="TEN"');
    expect(await requestPage('/demo-cafe')).not.toContain('coupon="TEN"');
    expect(state.renderCount).toBe(1);
  });

  it('does not cache a hosted page whose first screen was not rendered in time', async () => {
    let isReady = false;
    const slowApp = createHostedApp(demoBusiness('demo-cafe'), 'http://localhost', {
      firstScreens: {
        render: async () =>
          isReady
            ? { status: 200, css: '', markup: '<main>in time</main>', validUntil: Infinity, stamp: '1' }
            : null,
      },
    });
    expect(await (await slowApp.request('/demo-cafe')).text()).not.toContain('in time');
    isReady = true;
    expect(await (await slowApp.request('/demo-cafe')).text()).toContain('in time');
  });
});
