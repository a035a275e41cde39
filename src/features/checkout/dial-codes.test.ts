import { describe, expect, it } from 'vitest';
import { dialCodeOf, dialCodes } from './dial-codes.ts';

describe('dialCodes', () => {
  it("starts with the business's own country, the rest by name", () => {
    const [first, second] = dialCodes('en', 'KW');
    expect(first).toEqual({ country: 'KW', code: '+965', name: 'Kuwait' });
    expect(second?.name).toBe('Afghanistan');
  });

  it('names countries in the language asked for', () => {
    expect(dialCodes('ar', 'KW')[0]?.name).toBe('الكويت');
  });

  it('knows no code of what is no country', () => {
    expect(dialCodeOf('DE')).toBe('+49');
    expect(dialCodeOf('XX')).toBe('');
  });
});
