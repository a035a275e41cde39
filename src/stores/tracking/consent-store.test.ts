import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';
import { createConsentStore } from './consent-store.ts';

const createConsent = (initialConsent?: string, storage = createMemoryStorage()) =>
  createConsentStore({ ...createTestStores().deps, storage, initialConsent });
const pickConsent = (store: ReturnType<typeof createConsent>) => {
  const { status, asksCustomer, choice } = store.getState();
  return { status, asksCustomer, choice };
};
const DENIED_CONSENT = { status: 'denied', asksCustomer: false, choice: null };

describe('tracking consent', () => {
  it.each([undefined, '', 'denied', 'yes', 'true', 'GRANTED'])(
    'denies consent to tracking when the host sets %j',
    (hostConsent) => {
      expect(pickConsent(createConsent(hostConsent))).toEqual(DENIED_CONSENT);
    },
  );

  it('applies each change of the host’s consent to tracking immediately', () => {
    const store = createConsent();
    store.getState().setFromHost('granted');
    expect(pickConsent(store)).toEqual({ ...DENIED_CONSENT, status: 'granted' });
    store.getState().setFromHost(undefined);
    expect(pickConsent(store)).toEqual(DENIED_CONSENT);
  });

  it('uses the customer’s stored consent if the host page lets the app ask', () => {
    const storage = createMemoryStorage();
    const store = createConsent('ask', storage);
    expect(pickConsent(store)).toEqual({ status: 'denied', asksCustomer: true, choice: null });
    store.getState().choose('granted');
    expect(pickConsent(store)).toEqual({ status: 'granted', asksCustomer: true, choice: 'granted' });
    expect(pickConsent(createConsent('ask', storage))).toEqual(pickConsent(store));
    store.getState().choose('denied');
    expect(pickConsent(createConsent('ask', storage))).toEqual({
      status: 'denied',
      asksCustomer: true,
      choice: 'denied',
    });
  });

  it('ignores the customer’s stored consent if the host page decides', () => {
    const storage = createMemoryStorage();
    createConsent('ask', storage).getState().choose('granted');
    expect(createConsent('denied', storage).getState().status).toBe('denied');
    expect(createConsent(undefined, storage).getState().status).toBe('denied');
  });

  it('asks for consent to tracking again after the stored consent has been deleted', () => {
    const storage = createMemoryStorage();
    const store = createConsent('ask', storage);
    store.getState().choose('granted');
    store.getState().forget();
    expect(pickConsent(store)).toEqual({ status: 'denied', asksCustomer: true, choice: null });
    expect(pickConsent(createConsent('ask', storage)).choice).toBeNull();
  });

  it('shares the customer’s tracking consent with all tabs', () => {
    const openStorage = createSharedStorage();
    const [firstTab, secondTab] = [createConsent('ask', openStorage()), createConsent('ask', openStorage())];
    const stop = secondTab.connect();
    firstTab.getState().choose('granted');
    expect(secondTab.getState().status).toBe('granted');
    firstTab.getState().choose('denied');
    expect(secondTab.getState().status).toBe('denied');
    stop();
    firstTab.getState().choose('granted');
    expect(secondTab.getState().status).toBe('denied');
  });

  it('deletes the visitor record when the host page withdraws consent to tracking', () => {
    const storage = createMemoryStorage();
    storage.set('order-app:demo:visitor', 'somebody');
    const store = createConsent('granted', storage);
    expect(storage.get('order-app:demo:visitor')).toBe('somebody');
    store.getState().setFromHost('denied');
    expect(storage.get('order-app:demo:visitor')).toBeNull();
  });

  it('denies consent to tracking if the stored consent is unreadable', () => {
    const storage = createMemoryStorage();
    storage.set('order-app:demo:consent', '{"v":1,"d":"of course"}');
    expect(pickConsent(createConsent('ask', storage))).toEqual({
      status: 'denied',
      asksCustomer: true,
      choice: null,
    });
  });
});
