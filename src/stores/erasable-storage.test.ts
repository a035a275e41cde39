import { expect, it } from 'vitest';
import { createMemoryStorage } from '../lib/storage.ts';
import { createErasableStorage } from './erasable-storage.ts';

const owner = { referenceId: 'demo', apiOrigin: 'https://shop.test' };

it('deletes every value that is stored for the business at this API, and no other value', () => {
  const storage = createMemoryStorage();
  const valueOfOtherApi = JSON.stringify({ v: 1, d: {}, api: 'https://other.test' });
  const storedValues = {
    'order-app:demo:cart': '{"v":1,"d":{},"api":"https://shop.test"}',
    'order-app:demo:reservation:cart': '{"v":1,"d":{}}',
    'order-app:demo:table': 'not JSON',
    'order-app:demo:orders': valueOfOtherApi,
    'order-app:demo-2:cart': '{"v":1,"d":{}}',
    'theme-of-the-host': 'dark',
  };
  for (const [key, value] of Object.entries(storedValues)) storage.set(key, value);
  createErasableStorage(storage, owner).erase();
  expect(storage.listKeys()).toEqual(['order-app:demo:orders', 'order-app:demo-2:cart', 'theme-of-the-host']);
});

it('ignores a value that a late response stores after the storage was erased', () => {
  const storage = createMemoryStorage();
  const erasableStorage = createErasableStorage(storage, owner);
  erasableStorage.set('order-app:demo:cart', '1');
  expect(erasableStorage.get('order-app:demo:cart')).toBe('1');
  erasableStorage.erase();
  erasableStorage.set('order-app:demo:orders', '1');
  expect(erasableStorage.get('order-app:demo:cart')).toBeNull();
  expect(storage.listKeys()).toEqual([]);
});
