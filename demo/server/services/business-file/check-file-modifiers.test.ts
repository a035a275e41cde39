import { describe, expect, it } from 'vitest';
import {
  bilingualText,
  type Case,
  getFirstOatKind,
  getLatte,
  itReportsEach,
  readProblemsAfter,
} from '../testing/garden.ts';

/** A chain of nested groups: an option of `g1` opens `g2`, and so on. */
const createGroupChain = (length: number): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => {
      const nextGroup = index + 1 < length ? { modifier_groups: [`g${index + 2}`] } : {};
      const modifiers = [{ id: `o${index}`, locales: bilingualText, price: 0, ...nextGroup }];
      return [`g${index + 1}`, { name: bilingualText, min: 0, max: 1, modifiers }];
    }),
  );

const GROUP_CASES: readonly Case[] = [
  [
    'an option that refers to an unknown group',
    (file) => Object.assign(getFirstOatKind(file), { modifier_groups: ['sirup'] }),
    'modifier_groups.oat-kind.modifiers[0].modifier_groups[0]',
    'a key of modifier_groups',
    '"sirup"',
  ],
  [
    'a circular reference over two groups',
    (file) => Object.assign(getFirstOatKind(file), { modifier_groups: ['milk'] }),
    'modifier_groups.oat-kind.modifiers[0].modifier_groups[0]',
    'no circular reference: milk > oat-kind > milk',
    '"milk"',
  ],
  [
    'a group that refers to itself',
    (file) => Object.assign(getFirstOatKind(file), { modifier_groups: ['oat-kind'] }),
    'modifier_groups.oat-kind.modifiers[0].modifier_groups[0]',
    'no circular reference: oat-kind > oat-kind',
    '"oat-kind"',
  ],
  [
    'an option id that a nested group uses too',
    (file) => Object.assign(getFirstOatKind(file), { id: 'cow' }),
    'categories[0].items[0].modifier_groups[0]',
    'an option id that the group "milk" of this item does not use',
    '"cow"',
  ],
  [
    'a group that an item includes twice, at two levels',
    (file) => Object.assign(getLatte(file), { modifier_groups: ['milk', 'oat-kind'] }),
    'categories[0].items[0].modifier_groups[1]',
    'each group only once per item, but "oat-kind" is already included',
    '"oat-kind"',
  ],
  [
    'more than eight nested groups',
    (file) => {
      Object.assign(file.modifier_groups, createGroupChain(9));
      Object.assign(getLatte(file), { modifier_groups: ['g1'] });
    },
    'categories[0].items[0].modifier_groups[0]',
    'at most 8 nested groups',
    '"g9"',
  ],
];

describe('the modifier groups of a business file', () => {
  itReportsEach('the modifier groups', GROUP_CASES);

  it('reports a circle of modifier groups only once', () => {
    const problems = readProblemsAfter((file) =>
      Object.assign(getFirstOatKind(file), { modifier_groups: ['milk'] }),
    );
    expect(problems.filter(({ expected }) => expected.includes('circular'))).toHaveLength(1);
  });

  it('accepts "constructor" as a tag of an item, and reports it as an unknown modifier group', () => {
    const problems = readProblemsAfter((file) => {
      Object.assign(getLatte(file), { tags: ['constructor', 'toString'], modifier_groups: ['constructor'] });
    });
    expect(problems.map(({ path }) => path)).toEqual(['categories[0].items[0].modifier_groups[0]']);
  });
});
