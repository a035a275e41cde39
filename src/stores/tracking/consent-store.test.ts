import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';
import { createConsentStore } from './consent-store.ts';

const storeWith = (initialConsent?: string, storage = memoryStorage()) =>
  createConsentStore({ ...createTestStores().deps, storage, initialConsent });
const stateOf = (store: ReturnType<typeof storeWith>) => {
  const { status, isAsked, choice } = store.getState();
  return { status, isAsked, choice };
};
const DENIED = { status: 'denied', isAsked: false, choice: null };

describe('whether a customer may be told of', () => {
  it.each([undefined, '', 'denied', 'yes', 'true', 'GRANTED'])('is denied when the host says %j', (word) => {
    expect(stateOf(storeWith(word))).toEqual(DENIED);
  });

  it('is what the host says, from one moment to the next', () => {
    const store = storeWith();
    store.getState().set('granted');
    expect(stateOf(store)).toEqual({ ...DENIED, status: 'granted' });
    store.getState().set(undefined);
    expect(stateOf(store)).toEqual(DENIED);
  });

  it('is denied until the customer answers, where the host leaves it to them, and then what they answered', () => {
    const storage = memoryStorage();
    const store = storeWith('ask', storage);
    expect(stateOf(store)).toEqual({ status: 'denied', isAsked: true, choice: null });
    store.getState().choose('granted');
    expect(stateOf(store)).toEqual({ status: 'granted', isAsked: true, choice: 'granted' });
    expect(stateOf(storeWith('ask', storage))).toEqual(stateOf(store));
    store.getState().choose('denied');
    expect(stateOf(storeWith('ask', storage))).toEqual({ status: 'denied', isAsked: true, choice: 'denied' });
  });

  it('is not what they answered elsewhere where the host answers for them', () => {
    const storage = memoryStorage();
    storeWith('ask', storage).getState().choose('granted');
    expect(storeWith('denied', storage).getState().status).toBe('denied');
    expect(storeWith(undefined, storage).getState().status).toBe('denied');
  });

  it('is asked again after everything on the device was cleared', () => {
    const storage = memoryStorage();
    const store = storeWith('ask', storage);
    store.getState().choose('granted');
    store.getState().forget();
    expect(stateOf(store)).toEqual({ status: 'denied', isAsked: true, choice: null });
    expect(stateOf(storeWith('ask', storage)).choice).toBeNull();
  });

  it('is one answer for all tabs', () => {
    const share = createSharedStorage();
    const [here, there] = [storeWith('ask', share()), storeWith('ask', share())];
    const stop = there.connect();
    here.getState().choose('granted');
    expect(there.getState().status).toBe('granted');
    here.getState().choose('denied');
    expect(there.getState().status).toBe('denied');
    stop();
    here.getState().choose('granted');
    expect(there.getState().status).toBe('denied');
  });

  it('takes with it what the customer was known by when it is taken back', () => {
    const storage = memoryStorage();
    storage.set('order-app:demo:visitor', 'somebody');
    const store = storeWith('granted', storage);
    expect(storage.get('order-app:demo:visitor')).toBe('somebody');
    store.getState().set('denied');
    expect(storage.get('order-app:demo:visitor')).toBeNull();
  });

  it('is denied where what was stored is not readable', () => {
    const storage = memoryStorage();
    storage.set('order-app:demo:consent', '{"v":1,"d":"of course"}');
    expect(stateOf(storeWith('ask', storage))).toEqual({ status: 'denied', isAsked: true, choice: null });
  });
});
