import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStores } from '../testing/test-stores.ts';
import { createSuggestionsStore } from './address-suggestions-store.ts';

const SUGGEST_PATH = 'webapp/getAddress';
const RESOLVE_PATH = 'webapp/setAddress';
const suggestion = { placeId: 'p1', title: 'Salem Al Mubarak Street', address: 'Salmiya' };
const wirePlace = { street: 'Salem Al Mubarak Street', city: 'Salmiya', lat: 29.33, lng: 48.07, title: 'x' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createSuggestionStores(routes = {}, deps = {}) {
  const stores = createTestStores(
    {
      [SUGGEST_PATH]: { body: { suggestions: [suggestion] } },
      [RESOLVE_PATH]: { body: { address: wirePlace } },
      ...routes,
    },
    deps,
  );
  const store = stores.getOrCreateStore(createSuggestionsStore);
  const typeTexts = async (...texts: string[]) => {
    for (const text of texts) {
      store.getState().search(text, 'KW');
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(500);
  };
  const requestBodies = (path: string) =>
    stores.requestsTo(path).map(({ body }) => body as Record<string, string>);
  return { ...stores, state: store.getState, typeTexts, requestBodies };
}

describe('address suggestions', () => {
  it('requests address suggestions once the customer pauses after at least three letters', async () => {
    const { typeTexts, requestBodies, state } = createSuggestionStores();
    await typeTexts('S', 'Sa');
    expect(requestBodies(SUGGEST_PATH)).toEqual([]);
    await typeTexts('Sal', 'Sale', 'Salem');
    expect(requestBodies(SUGGEST_PATH)).toMatchObject([{ address: 'Salem', flag: 'KW' }]);
    expect(state().suggestions).toEqual([suggestion]);
  });

  it('uses one session id from the first letter to the chosen suggestion, then a new id', async () => {
    const { typeTexts, requestBodies, state } = createSuggestionStores();
    await typeTexts('Salem');
    await typeTexts('Salem Al');
    expect(await state().choose('p1')).toEqual({
      fields: { street: 'Salem Al Mubarak Street', city: 'Salmiya' },
      place: { lat: 29.33, lng: 48.07 },
    });
    const ids = [...requestBodies(SUGGEST_PATH), ...requestBodies(RESOLVE_PATH)].map(
      ({ sessionId }) => sessionId,
    );
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(requestBodies(RESOLVE_PATH)[0]).toMatchObject(suggestion);
    expect(state().suggestions).toEqual([]);
    await typeTexts('Other');
    expect(requestBodies(SUGGEST_PATH).at(-1)?.sessionId).not.toBe(ids[0]);
  });

  it('ignores late address suggestions for an earlier text', async () => {
    let respondToFirst: (() => void) | undefined;
    const { typeTexts, state } = createSuggestionStores({
      [SUGGEST_PATH]: ({ body }: { body: { address: string } }) =>
        body.address === 'Salem'
          ? new Promise((resolve) => {
              respondToFirst = () => resolve({ body: { suggestions: [{ ...suggestion, title: 'old' }] } });
            })
          : { body: { suggestions: [suggestion] } },
    });
    await typeTexts('Salem');
    await typeTexts('Salem Al');
    respondToFirst?.();
    await vi.advanceTimersByTimeAsync(10);
    expect(state().suggestions).toEqual([suggestion]);
  });

  it.each([
    ['the request gets no response', 'lost'],
    ['the server fails', { status: 500, body: {} }],
    ['the response is invalid', { body: { suggestions: 'none' } }],
  ])('shows no address suggestions when %s', async (_, reply) => {
    const { typeTexts, state } = createSuggestionStores({ [SUGGEST_PATH]: reply });
    await typeTexts('Salem');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state().suggestions).toEqual([]);
  });

  it('requests no address suggestions while the device is offline', async () => {
    const { typeTexts, requestBodies } = createSuggestionStores({}, { isOnline: () => false });
    await typeTexts('Salem');
    expect(requestBodies(SUGGEST_PATH)).toEqual([]);
  });

  it('returns no address if the chosen suggestion cannot be loaded', async () => {
    const { typeTexts, state } = createSuggestionStores({
      [RESOLVE_PATH]: { status: 404, body: { error: 1, code: 'x', message: 'x' } },
    });
    await typeTexts('Salem');
    expect(await state().choose('p1')).toBeNull();
    expect(await state().choose('p1')).toBeNull();
  });
});
