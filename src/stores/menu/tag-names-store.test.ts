import { describe, expect, it } from 'vitest';
import { createTestStores } from '../testing/test-stores.ts';
import { createTagNamesStore } from './tag-names-store.ts';

const TAG_NAMES_PATH = 'tags-ingredients';
const vegan = { id: 'vegan', name: { en: 'Plant-based' } };
const milk = { id: 'milk', name: { en: 'Whole milk' } };
const body = { tags: [vegan], ingredients: [milk], allergens: [{ id: 'milk', name: { en: 'Dairy' } }] };

function openTagNames(reply: { status?: number; body: unknown } = { body }) {
  const stores = createTestStores({ [TAG_NAMES_PATH]: reply });
  return { ...stores, tagNames: stores.getOrCreateStore(createTagNamesStore) };
}

describe('names of tags and ingredients', () => {
  it('uses the business’s names of tags and ingredients, and another name for an ingredient that is listed as an allergen', async () => {
    const { tagNames, reportedErrors } = openTagNames();
    await tagNames.getState().load('demo~one', 'en');
    const { tagAndIngredientNames, allergenNames } = tagNames.getState();
    expect([...tagAndIngredientNames]).toEqual([
      ['milk', milk.name],
      ['vegan', vegan.name],
    ]);
    expect([...allergenNames]).toEqual([['milk', { en: 'Dairy' }]]);
    expect(reportedErrors).toEqual([]);
  });

  it('requests the names of tags and ingredients once per branch and language, and only if there is a branch', async () => {
    const { tagNames, listRequestsTo } = openTagNames();
    const { load } = tagNames.getState();
    await load('', 'en');
    await Promise.all([load('demo~one', 'en'), load('demo~one', 'en')]);
    expect(listRequestsTo(TAG_NAMES_PATH)).toHaveLength(1);
    await load('demo~one', 'ar');
    await load('demo~two', 'ar');
    expect(listRequestsTo(TAG_NAMES_PATH)).toHaveLength(3);
  });

  it('requests the names of tags and ingredients again on the next load after a failure', async () => {
    const { tagNames, listRequestsTo } = openTagNames({ status: 500, body: {} });
    await tagNames.getState().load('demo~one', 'en');
    await tagNames.getState().load('demo~one', 'en');
    expect(listRequestsTo(TAG_NAMES_PATH)).toHaveLength(2);
    expect(tagNames.getState().tagAndIngredientNames.size).toBe(0);
  });
});
