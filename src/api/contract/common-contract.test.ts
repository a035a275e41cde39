import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { maxCharacters } from './common-contract.ts';

const three = z.string().check(maxCharacters(3));

describe('a text of so many characters', () => {
  // @spec validation/max-length-counts-characters
  it.each([
    ['abc', true],
    ['🍕🍕🍕', true],
    ['', true],
    ['abcd', false],
    ['🍕🍕🍕🍕', false],
  ])('%s', (text, isTaken) => {
    expect(three.safeParse(text).success).toBe(isTaken);
  });

  it('says its length in the published contract', () => {
    expect(z.toJSONSchema(three)).toMatchObject({ type: 'string', maxLength: 3 });
  });
});
