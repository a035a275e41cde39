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
  const listRequestBodies = (path: string) =>
    stores.listRequestsTo(path).map(({ body }) => body as Record<string, string>);
  return { ...stores, getState: store.getState, typeTexts, listRequestBodies };
}

describe('address suggestions', () => {
  it('requests address suggestions as soon as the customer pauses after at least three letters', async () => {
    const { typeTexts, listRequestBodies, getState } = createSuggestionStores();
    await typeTexts('S', 'Sa');
    expect(listRequestBodies(SUGGEST_PATH)).toEqual([]);
    await typeTexts('Sal', 'Sale', 'Salem');
    expect(listRequestBodies(SUGGEST_PATH)).toMatchObject([{ address: 'Salem', flag: 'KW' }]);
    expect(getState().suggestions).toEqual([suggestion]);
  });

  it('sends one session id with all address requests until the customer chooses a suggestion', async () => {
    const { typeTexts, listRequestBodies, getState } = createSuggestionStores();
    await typeTexts('Salem');
    await typeTexts('Salem Al');
    expect(await getState().choose('p1')).toEqual({
      fields: { street: 'Salem Al Mubarak Street', city: 'Salmiya' },
      place: { lat: 29.33, lng: 48.07 },
    });
    const ids = [...listRequestBodies(SUGGEST_PATH), ...listRequestBodies(RESOLVE_PATH)].map(
      ({ sessionId }) => sessionId,
    );
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(listRequestBodies(RESOLVE_PATH)[0]).toMatchObject(suggestion);
    expect(getState().suggestions).toEqual([]);
    await typeTexts('Other');
    expect(listRequestBodies(SUGGEST_PATH).at(-1)?.sessionId).not.toBe(ids[0]);
  });

  it('ignores late address suggestions for an earlier text', async () => {
    let respondToFirst: (() => void) | undefined;
    const { typeTexts, getState } = createSuggestionStores({
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
    expect(getState().suggestions).toEqual([suggestion]);
  });

  it.each([
    ['the request gets no response', 'lost'],
    ['the server fails', { status: 500, body: {} }],
    ['the response is invalid', { body: { suggestions: 'none' } }],
  ])('shows no address suggestions when %s', async (_, reply) => {
    const { typeTexts, getState } = createSuggestionStores({ [SUGGEST_PATH]: reply });
    await typeTexts('Salem');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(getState().suggestions).toEqual([]);
  });

  it('requests no address suggestions while the device is offline', async () => {
    const { typeTexts, listRequestBodies } = createSuggestionStores({}, { isOnline: () => false });
    await typeTexts('Salem');
    expect(listRequestBodies(SUGGEST_PATH)).toEqual([]);
  });

  it('returns no address if the chosen suggestion cannot be loaded', async () => {
    const { typeTexts, getState } = createSuggestionStores({
      [RESOLVE_PATH]: { status: 404, body: { error: 1, code: 'x', message: 'x' } },
    });
    await typeTexts('Salem');
    expect(await getState().choose('p1')).toBeNull();
    expect(await getState().choose('p1')).toBeNull();
  });
});
