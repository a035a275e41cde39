// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testI18n } from '../../i18n/testing/i18n.tsx';
import { memoryStorage } from '../../lib/storage.ts';
import { setup } from '../../stores/testing/stores.ts';
import type { Services } from '../service-types.ts';
import { plainConfig } from '../testing/test-config.ts';
import { showOrderNotifications } from './report-order-news.ts';

const ORDER = {
  id: 'o1',
  number: 'A7',
  branch_id: 'demo~one',
  branch_name: { en: 'Salmiya' },
  status: 1,
  selling_type: 'car_pickup',
  placed_at: new Date().toISOString(),
  currency: 'KWD',
  currency_digits: 3,
  total: 1.5,
  count: 1,
};
const EVENTS = 'webapp/update-order-events/demo~one/o1';
const events = (status: number) => ({ body: { status, events: [] } });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.dataset.orderApp = 'hosted';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function start(locale: 'en' | 'ar', worker?: object) {
  const shown = vi.fn();
  const notes: { onclick?: () => void }[] = [];
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      onclick?: () => void;
      constructor(...of: unknown[]) {
        shown(...of);
        notes.push(this);
      }
    },
  );
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: worker });
  const storage = memoryStorage();
  storage.set('order-app:demo:orders', JSON.stringify({ v: 1, d: [ORDER] }));
  storage.set('order-app:demo:order-news', JSON.stringify({ v: 1, d: true }));
  const world = setup({ [EVENTS]: events(1) }, { storage, apiOrigin: location.origin });
  await world.business.getState().load();
  const navigate = vi.fn(async () => undefined);
  const stop = showOrderNotifications({
    stores: world,
    config: plainConfig,
    i18n: { ...testI18n(locale), late: async () => undefined },
    router: { navigate, href: (path: string) => path },
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as Services);
  const goOn = async (status: number) => {
    world.page.turn(true);
    await vi.advanceTimersByTimeAsync(6_000);
    world.table[EVENTS] = events(status);
    await vi.advanceTimersByTimeAsync(12_000);
  };
  return { shown, notes, navigate, goOn, stop };
}

describe('a note of an order', () => {
  it('names business, order and step in the customer’s words, and opens the order when pressed', async () => {
    const focus = vi.spyOn(window, 'focus').mockReturnValue(undefined);
    const { shown, notes, navigate, goOn, stop } = await start('en');
    await goOn(3);
    expect(shown).toHaveBeenCalledTimes(1);
    const [title, options] = shown.mock.calls[0] ?? [];
    expect(title).toBe('Demo');
    expect(options).toMatchObject({
      body: expect.stringMatching(/^Order A7: Ready/),
      lang: 'en',
      dir: 'ltr',
    });
    notes[0]?.onclick?.();
    expect(focus).toHaveBeenCalled();
    expect(navigate).toHaveBeenCalledWith('/demo/order/o1');
    stop();
  });

  it('is written right to left in Arabic, and shown by the page’s worker where there is one', async () => {
    const showNotification = vi.fn(async () => undefined);
    const hear: ((event: object) => void)[] = [];
    const { shown, navigate, goOn, stop } = await start('ar', {
      getRegistration: async () => ({ showNotification }),
      addEventListener: (_: string, listener: () => void) => hear.push(listener),
      removeEventListener: () => hear.pop(),
    });
    await goOn(3);
    expect(shown).not.toHaveBeenCalled();
    expect(showNotification).toHaveBeenCalledWith(
      'Demo',
      expect.objectContaining({
        body: expect.stringContaining('طلب رقم'),
        dir: 'rtl',
        data: expect.objectContaining({ orderId: 'o1' }),
      }),
    );
    // What the worker hands on; other messages are none of ours.
    for (const data of [null, { seen: [] }, { orderId: 7 }]) hear[0]?.({ data });
    expect(navigate).not.toHaveBeenCalled();
    hear[0]?.({ data: { orderId: 'o1' } });
    expect(navigate).toHaveBeenCalledWith('/demo/order/o1');
    stop();
    expect(hear).toEqual([]);
  });
});
