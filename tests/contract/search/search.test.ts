import { describe, expect, it } from 'vitest';
import { createBusiness } from '../../bench/small-business.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';

const MAIN_BRANCH = 'garden~main';
const HARBOUR_BRANCH = 'garden~harbour';

// The responses depend only on the imported file, so one engine is enough.
describe.each(databaseEngines.slice(0, 1))('searching items, on $name', (engine) => {
  const backend = useBackend(engine);
  const searchItems = (term: string, branch_id = MAIN_BRANCH, page?: number) =>
    backend.call('search', { params: { term }, query: { branch_id, ...(page && { page }) } });
  const searchIds = async (term: string, branch_id?: string) =>
    (await searchItems(term, branch_id)).items.map(({ id }) => id);

  // @spec calls/get-webapp-search-term
  it.each([
    ['a name', 'orange', ['juice']],
    ['a misspelt name', 'safron', ['latte']],
    ['words in any order', 'tea iced', ['iced-tea']],
    ['a name in another language', 'شاي', ['tea', 'iced-tea']],
    ['Arabic with vowel marks and letter variants', 'شَاي أسْوَد', ['tea']],
    ['Latin letters without their accents', 'creme', ['cake']],
    ['a description', 'cardamom', ['latte']],
    ['a tag', 'vegan', ['tea', 'juice']],
    ['an ingredient', 'saffron', ['latte']],
    ['the business’s name for a tag', 'نباتي', ['latte']],
    ['the business’s name for an ingredient', 'النعناع', ['lemonade']],
    ['the name of a category', 'حلويات', ['cake', 'cookie']],
    ['a path in the term', 'tea/iced', ['iced-tea']],
    ['an unknown word', 'xylophone', []],
  ])('the search returns the matching items for %s', async (_what, term, expected) => {
    expect(await searchIds(term)).toEqual(expected);
  });

  it('the search finds only items of the branch, with the branch’s prices', async () => {
    expect(await searchIds('lemonade', HARBOUR_BRANCH)).toEqual([]);
    expect(await searchIds('cake', HARBOUR_BRANCH)).toEqual([]);
    expect((await searchItems('latte', HARBOUR_BRANCH)).items[0]).toMatchObject({ price: 1.75 });
    expect((await searchItems('latte')).items[0]).toMatchObject({ price: 1.5 });
  });

  it('the search returns many results in pages of twenty', async () => {
    await backend.importFile(createBusiness('many', 45) as object);
    const branch = 'many~main';
    const firstPage = await searchItems('order', branch);
    expect(firstPage.pagination).toEqual({ page: 1, pages: 3, total: 45 });
    expect(firstPage.items).toHaveLength(20);
    expect((await searchItems('order', branch, 3)).items).toHaveLength(5);
    expect((await searchItems('order', branch, 4)).items).toEqual([]);
  });

  // @spec calls/get-webapp-search-term
  it.each([' ', 'x'.repeat(101), '　'])('refuses the search term %j, and names the field', async (term) => {
    const { status, body } = await backend.expectRefusal('search', {
      params: { term },
      query: { branch_id: MAIN_BRANCH },
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['term']]);
  });

  it.each([
    [{ branch_id: 'garden~south' }, 404],
    [{ branch_id: 'garden\0' }, 400],
    [{ branch_id: MAIN_BRANCH, page: 0 }, 400],
    [{ branch_id: MAIN_BRANCH, page: 'two' }, 400],
    [{}, 400],
  ])('refuses a search with the parameters %j', async (query, status) => {
    expect((await backend.expectRefusal('search', { params: { term: 'tea' }, query })).status).toBe(status);
  });

  // @spec calls/get-tags-ingredients
  it('returns the names of the search filters in the language of the request', async () => {
    const query = { branch_id: MAIN_BRANCH, locale: 'en' };
    const { tags, ingredients, allergens } = await backend.call('tagsIngredients', { query });
    expect(tags).toEqual([
      { id: 'new', name: { en: 'new', ar: 'new' } },
      { id: 'vegan', name: { en: 'vegan', ar: 'vegan' } },
      { id: 'vegetarian', name: { en: 'Vegetarian', ar: 'نباتي' } },
    ]);
    expect(ingredients.map(({ id }) => id)).toEqual(['coffee', 'mint', 'saffron', 'tea']);
    expect(allergens.map(({ name }) => name.en)).toEqual(['Eggs', 'milk']);
  });

  // @spec calls/get-tags-ingredients
  it('returns only the search filters that match items of the branch', async () => {
    const { ingredients, allergens } = await backend.call('tagsIngredients', {
      query: { branch_id: HARBOUR_BRANCH, locale: 'ar-KW' },
    });
    expect(ingredients.map(({ id }) => id)).not.toContain('mint');
    expect(allergens.map(({ id }) => id)).toEqual(['milk']);
  });

  it('returns filter names in the first language of the business when the requested language is unknown', async () => {
    const loadNames = (locale: string) =>
      backend.call('tagsIngredients', { query: { branch_id: MAIN_BRANCH, locale } });
    expect(await loadNames('xx-!')).toEqual(await loadNames('en'));
    const unknownBranchRequest = { query: { branch_id: 'garden~south', locale: 'en' } };
    expect((await backend.expectRefusal('tagsIngredients', unknownBranchRequest)).status).toBe(404);
    expect(
      (await backend.expectRefusal('tagsIngredients', { query: { branch_id: MAIN_BRANCH } })).status,
    ).toBe(400);
  });
});
