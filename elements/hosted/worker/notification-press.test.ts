import { expect, it, vi } from 'vitest';
import { openPressed } from './notification-press.ts';

const scope = new URL('https://orders.example/cafe');
const NOTE = { orderId: 'o1', path: 'https://orders.example/cafe/order/o1' };
const tab = (url: string) => ({ url, focus: vi.fn(async () => undefined), postMessage: vi.fn() });
const press = async (note: unknown, ...open: ReturnType<typeof tab>[]) => {
  const openWindow = vi.fn(async () => undefined);
  await openPressed(note, { matchAll: async () => open, openWindow }, scope);
  return openWindow;
};

it('a note that is pressed brings its order to the page that is open, and to none of another business', async () => {
  const other = tab('https://orders.example/cafe-2');
  const own = tab('https://orders.example/cafe/car_pickup');
  const opened = await press(NOTE, other, own);
  expect(own.focus).toHaveBeenCalled();
  expect(own.postMessage).toHaveBeenCalledWith({ orderId: 'o1' });
  expect(other.focus).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
});

it('a note whose page is closed opens it again, at the order', async () => {
  expect(await press(NOTE)).toHaveBeenCalledWith(NOTE.path);
});

it.each([null, 'text', {}, { path: 'https://evil.test/cafe' }, { path: 'https://orders.example/cafe-2' }])(
  'a note that says %j opens nothing',
  async (note) => expect(await press(note)).not.toHaveBeenCalled(),
);
