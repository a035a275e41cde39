import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { byHandWholeBills } from '../vectors/cases/by-hand-whole-bills.ts';

const document = readFileSync(new URL('../../docs/pricing.md', import.meta.url), 'utf8');

/** All amounts of a bill that are not zero, without tax rates. */
const listAmounts = (bill: object): string[] =>
  Object.entries(bill).flatMap(([key, value]) => {
    if (value && typeof value === 'object') return listAmounts(value);
    return key !== 'rate' && typeof value === 'string' && /^\d+\.\d*[1-9]/.test(value) ? [value] : [];
  });

it.each(byHandWholeBills)(
  'docs/pricing.md explains every amount of the example $name',
  ({ name, expected }) => {
    const [, section = ''] = document.split(`### ${name}\n`);
    const [text = ''] = section.split('\n##');
    const amounts = listAmounts(expected);
    expect(amounts.length).toBeGreaterThan(5);
    expect(amounts.filter((amount) => !text.includes(amount))).toEqual([]);
  },
);
