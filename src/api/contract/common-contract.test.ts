import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { maxCharacters } from './common-contract.ts';

const schema = z.string().check(maxCharacters(3));

describe('maxCharacters', () => {
  // @spec validation/max-length-counts-characters
  it.each([
    ['abc', true],
    ['🍕🍕🍕', true],
    ['', true],
    ['abcd', false],
    ['🍕🍕🍕🍕', false],
  ])('counts characters, not UTF-16 units: "%s" within three characters is %s', (text, isValid) => {
    expect(schema.safeParse(text).success).toBe(isValid);
  });

  it('adds the maximum length to the published contract', () => {
    expect(z.toJSONSchema(schema)).toMatchObject({ type: 'string', maxLength: 3 });
  });
});
