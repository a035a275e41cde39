import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStores } from '../testing/test-stores.ts';
import { createSuggestionsStore } from './address-suggestions-store.ts';

const ASK = 'webapp/getAddress';
const CHOOSE = 'webapp/setAddress';
const found = { placeId: 'p1', title: 'Salem Al Mubarak Street', address: 'Salmiya' };
const place = { street: 'Salem Al Mubarak Street', city: 'Salmiya', lat: 29.33, lng: 48.07, title: 'x' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(routes = {}, deps = {}) {
  const world = createTestStores(
    {
      [ASK]: { body: { suggestions: [found] } },
      [CHOOSE]: { body: { address: place } },
      ...routes,
    },
    deps,
  );
  const store = world.lazyStore(createSuggestionsStore);
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      store.getState().ask(text, 'KW');
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(500);
  };
  const bodies = (path: string) => world.requestsTo(path).map(({ body }) => body as Record<string, string>);
  return { ...world, state: store.getState, type, bodies };
}

describe('suggestions for an address', () => {
  it('are asked for once somebody rests, and not for a letter or two', async () => {
    const { type, bodies, state } = open();
    await type('S', 'Sa');
    expect(bodies(ASK)).toEqual([]);
    await type('Sal', 'Sale', 'Salem');
    expect(bodies(ASK)).toMatchObject([{ address: 'Salem', flag: 'KW' }]);
    expect(state().suggestions).toEqual([found]);
  });

  it('are one session from the first letter to the choice, and then another', async () => {
    const { type, bodies, state } = open();
    await type('Salem');
    await type('Salem Al');
    expect(await state().choose('p1')).toEqual({
      fields: { street: 'Salem Al Mubarak Street', city: 'Salmiya' },
      place: { lat: 29.33, lng: 48.07 },
    });
    const ids = [...bodies(ASK), ...bodies(CHOOSE)].map(({ sessionId }) => sessionId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(bodies(CHOOSE)[0]).toMatchObject(found);
    expect(state().suggestions).toEqual([]);
    await type('Other');
    expect(bodies(ASK).at(-1)?.sessionId).not.toBe(ids[0]);
  });

  it('of an earlier text never take the place of those of a later one', async () => {
    let slow: (() => void) | undefined;
    const { type, state } = open({
      [ASK]: ({ body }: { body: { address: string } }) =>
        body.address === 'Salem'
          ? new Promise((resolve) => {
              slow = () => resolve({ body: { suggestions: [{ ...found, title: 'old' }] } });
            })
          : { body: { suggestions: [found] } },
    });
    await type('Salem');
    await type('Salem Al');
    slow?.();
    await vi.advanceTimersByTimeAsync(10);
    expect(state().suggestions).toEqual([found]);
  });

  it.each([
    ['no answer', 'lost'],
    ['a server in trouble', { status: 500, body: {} }],
    ['rubbish', { body: { suggestions: 'none' } }],
  ])('are left out with %s: one types without them', async (_, reply) => {
    const { type, state } = open({ [ASK]: reply });
    await type('Salem');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state().suggestions).toEqual([]);
  });

  it('are not asked for without a line', async () => {
    const { type, bodies } = open({}, { isOnline: () => false });
    await type('Salem');
    expect(bodies(ASK)).toEqual([]);
  });

  it('that cannot be had when chosen change nothing', async () => {
    const { type, state } = open({ [CHOOSE]: { status: 404, body: { error: 1, code: 'x', message: 'x' } } });
    await type('Salem');
    expect(await state().choose('p1')).toBeNull();
    expect(await state().choose('p1')).toBeNull();
  });
});
