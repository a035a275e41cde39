import { describe, expect, it } from 'vitest';
import { createTestStores } from '../testing/test-stores.ts';
import { createTagNamesStore } from './tag-names-store.ts';

const CALL = 'tags-ingredients';
const vegan = { id: 'vegan', name: { en: 'Plant-based' } };
const milk = { id: 'milk', name: { en: 'Whole milk' } };
const body = { tags: [vegan], ingredients: [milk], allergens: [{ id: 'milk', name: { en: 'Dairy' } }] };

function openTagNames(reply: { status?: number; body: unknown } = { body }) {
  const stores = createTestStores({ [CALL]: reply });
  return { ...stores, names: stores.getOrCreateStore(createTagNamesStore) };
}

describe('names of tags and ingredients', () => {
  it('uses the business’s names of tags and ingredients, with separate names for allergens', async () => {
    const { names, reportedErrors } = openTagNames();
    await names.getState().load('demo~one', 'en');
    const { contents, allergens } = names.getState();
    expect([...contents]).toEqual([
      ['milk', milk.name],
      ['vegan', vegan.name],
    ]);
    expect([...allergens]).toEqual([['milk', { en: 'Dairy' }]]);
    expect(reportedErrors).toEqual([]);
  });

  it('requests the names of tags and ingredients once per branch and language, and only if there is a branch', async () => {
    const { names, requestsTo } = openTagNames();
    const { load } = names.getState();
    await load('', 'en');
    await Promise.all([load('demo~one', 'en'), load('demo~one', 'en')]);
    expect(requestsTo(CALL)).toHaveLength(1);
    await load('demo~one', 'ar');
    await load('demo~two', 'ar');
    expect(requestsTo(CALL)).toHaveLength(3);
  });

  it('requests the names of tags and ingredients again on the next visit after a failure', async () => {
    const { names, requestsTo } = openTagNames({ status: 500, body: {} });
    await names.getState().load('demo~one', 'en');
    await names.getState().load('demo~one', 'en');
    expect(requestsTo(CALL)).toHaveLength(2);
    expect(names.getState().contents.size).toBe(0);
  });
});
