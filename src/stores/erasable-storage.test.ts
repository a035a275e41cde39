import { expect, it } from 'vitest';
import { createMemoryStorage } from '../lib/storage.ts';
import { createErasableStorage } from './erasable-storage.ts';

const owner = { referenceId: 'demo', apiOrigin: 'https://shop.test' };

it('deletes every value of the business, and no other', () => {
  const storage = createMemoryStorage();
  const otherApi = JSON.stringify({ v: 1, d: {}, api: 'https://other.test' });
  const stored = {
    'order-app:demo:cart': '{"v":1,"d":{},"api":"https://shop.test"}',
    'order-app:demo:reservation:cart': '{"v":1,"d":{}}',
    'order-app:demo:table': 'not JSON',
    'order-app:demo:orders': otherApi,
    'order-app:demo-2:cart': '{"v":1,"d":{}}',
    'theme-of-the-host': 'dark',
  };
  for (const [key, value] of Object.entries(stored)) storage.set(key, value);
  createErasableStorage(storage, owner).erase();
  expect(storage.keys()).toEqual(['order-app:demo:orders', 'order-app:demo-2:cart', 'theme-of-the-host']);
});

it('ignores what a late response writes after everything was deleted', () => {
  const storage = createMemoryStorage();
  const erasable = createErasableStorage(storage, owner);
  erasable.set('order-app:demo:cart', '1');
  expect(erasable.get('order-app:demo:cart')).toBe('1');
  erasable.erase();
  erasable.set('order-app:demo:orders', '1');
  expect(erasable.get('order-app:demo:cart')).toBeNull();
  expect(storage.keys()).toEqual([]);
});
