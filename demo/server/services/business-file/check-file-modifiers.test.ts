import { describe, expect, it } from 'vitest';
import { type Case, eachIsFound, latte, oatKind, problemsAfter, text } from '../testing/garden.ts';

/** Groups one below the other: `g1` asks for `g2`, and so on. */
const chain = (length: number): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => {
      const below = index + 1 < length ? { modifier_groups: [`g${index + 2}`] } : {};
      const modifiers = [{ id: `o${index}`, locales: text, price: 0, ...below }];
      return [`g${index + 1}`, { name: text, min: 0, max: 1, modifiers }];
    }),
  );

const GROUPS: readonly Case[] = [
  [
    'an option that asks for a group nobody has',
    (file) => Object.assign(oatKind(file), { modifier_groups: ['sirup'] }),
    'modifier_groups.oat-kind.modifiers[0].modifier_groups[0]',
    'a key of modifier_groups',
    '"sirup"',
  ],
  [
    'a group that leads back to itself',
    (file) => Object.assign(oatKind(file), { modifier_groups: ['milk'] }),
    'modifier_groups.oat-kind.modifiers[0].modifier_groups[0]',
    'a group that does not lead back to itself: milk > oat-kind > milk',
    '"milk"',
  ],
  [
    'a group that asks for itself',
    (file) => Object.assign(oatKind(file), { modifier_groups: ['oat-kind'] }),
    'modifier_groups.oat-kind.modifiers[0].modifier_groups[0]',
    'a group that does not lead back to itself: oat-kind > oat-kind',
    '"oat-kind"',
  ],
  [
    'an option that is also deeper down',
    (file) => Object.assign(oatKind(file), { id: 'cow' }),
    'categories[0].items[0].modifier_groups[0]',
    'no option that "milk" has too',
    '"cow"',
  ],
  [
    'a group that is there twice, at two levels',
    (file) => Object.assign(latte(file), { modifier_groups: ['milk', 'oat-kind'] }),
    'categories[0].items[0].modifier_groups[1]',
    'no group twice, at any level: "oat-kind" is there already',
    '"oat-kind"',
  ],
  [
    'a ninth group below eight',
    (file) => {
      Object.assign(file.modifier_groups, chain(9));
      Object.assign(latte(file), { modifier_groups: ['g1'] });
    },
    'categories[0].items[0].modifier_groups[0]',
    'at most 8 groups one below the other',
    '"g9"',
  ],
];

describe('reading a business file with everything in it', () => {
  eachIsFound(GROUPS);

  it('a loop is told once', () => {
    const problems = problemsAfter((file) => Object.assign(oatKind(file), { modifier_groups: ['milk'] }));
    expect(problems.filter(({ expected }) => expected.includes('lead back'))).toHaveLength(1);
  });

  it('words that are also names of object properties are words', () => {
    const problems = problemsAfter((file) => {
      Object.assign(latte(file), { tags: ['constructor', 'toString'], modifier_groups: ['constructor'] });
    });
    expect(problems.map(({ path }) => path)).toEqual(['categories[0].items[0].modifier_groups[0]']);
  });
});
