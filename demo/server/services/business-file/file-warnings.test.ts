import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeFileWarnings } from './file-warnings.ts';
import { readBusinessFile } from './read-business-file.ts';

const text = readFileSync(
  new URL('../../../../tests/contract/testing/fixtures/garden.json', import.meta.url),
  'utf8',
);

/** The warnings when the group "milk" requires one option and its options have this availability. */
function warningsFor(available: boolean): string[] {
  const file = readBusinessFile(text, 'garden.json', () => true);
  const { milk } = file.modifier_groups;
  if (!milk) throw new Error('The garden has no group "milk".');
  const changed = { ...milk, min: 1, modifiers: milk.modifiers.map((option) => ({ ...option, available })) };
  return describeFileWarnings({ ...file, modifier_groups: { ...file.modifier_groups, milk: changed } }, text);
}

it('warns with the line of a required group without an available option', () => {
  const line = text.slice(0, text.indexOf('"milk"')).split('\n').length;
  expect(warningsFor(false)).toEqual([
    expect.stringMatching(new RegExp(`^line ${line}, modifier_groups.milk: too few options are available`)),
  ]);
});

it('has no warning while a required group has an option left', () => {
  expect(warningsFor(true)).toEqual([]);
});

/** The warnings of a file with this gradient. */
function gradientWarnings(gradient: string[], dark_mode: 'auto' | 'on' = 'auto'): string[] {
  const file = readBusinessFile(text, 'garden.json', () => true);
  const background = { option: 'gradient' as const, gradient };
  return describeFileWarnings({ ...file, settings: { ...file.settings, background, dark_mode } }, text);
}

it('warns about a gradient that customers never see', () => {
  expect(gradientWarnings(['#fff', '#000'])).toEqual([
    expect.stringMatching(/settings.background.gradient: no text/),
  ]);
  expect(gradientWarnings(['#fff', '#eee'], 'on')).toEqual([
    expect.stringMatching(/gradient: light colours/),
  ]);
});

it('has no warning about a gradient that customers see', () => {
  expect(gradientWarnings(['#fff', '#eee'])).toEqual([]);
  expect(gradientWarnings(['#101418', '#203040'], 'on')).toEqual([]);
  expect(gradientWarnings(['lavender', '#000'])).toEqual([]);
});
