import { describe, expect, it } from 'vitest';
import { setup } from '../testing/stores.ts';
import { createWordNamesStore } from './word-names-store.ts';

const CALL = 'tags-ingredients';
const vegan = { id: 'vegan', name: { en: 'Plant-based' } };
const milk = { id: 'milk', name: { en: 'Whole milk' } };
const body = { tags: [vegan], ingredients: [milk], allergens: [{ id: 'milk', name: { en: 'Dairy' } }] };

function open(answer: { status?: number; body: unknown } = { body }) {
  const world = setup({ [CALL]: answer });
  return { ...world, names: world.late(createWordNamesStore) };
}

describe('the names of words', () => {
  it('are the business’s own; what is avoided may be called otherwise than what is eaten', async () => {
    const { names, errors } = open();
    await names.getState().load('demo~one', 'en');
    const { contents, allergens } = names.getState();
    expect([...contents]).toEqual([
      ['milk', milk.name],
      ['vegan', vegan.name],
    ]);
    expect([...allergens]).toEqual([['milk', { en: 'Dairy' }]]);
    expect(errors).toEqual([]);
  });

  it('are asked for once for a branch and a language, and not before there is a branch', async () => {
    const { names, paths } = open();
    const { load } = names.getState();
    await load('', 'en');
    await Promise.all([load('demo~one', 'en'), load('demo~one', 'en')]);
    expect(paths(CALL)).toHaveLength(1);
    await load('demo~one', 'ar');
    await load('demo~two', 'ar');
    expect(paths(CALL)).toHaveLength(3);
  });

  it('are done without when they cannot be had, and asked for at the next visit', async () => {
    const { names, paths } = open({ status: 500, body: {} });
    await names.getState().load('demo~one', 'en');
    await names.getState().load('demo~one', 'en');
    expect(paths(CALL)).toHaveLength(2);
    expect(names.getState().contents.size).toBe(0);
  });
});
