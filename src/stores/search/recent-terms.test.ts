import { describe, expect, it } from 'vitest';
import { addTerm } from './recent-terms.ts';

describe('recent searches', () => {
  it('lists the newest recent search first, and repeats no search that differs only in case or spaces', () => {
    expect(addTerm(['tea', 'Latte'], ' latte ')).toEqual(['latte', 'tea']);
  });

  it('keeps at most eight recent searches', () => {
    const terms = Array.from({ length: 8 }, (_, index) => `term ${index}`);
    const recentTerms = addTerm(terms, 'new');
    expect(recentTerms).toHaveLength(8);
    expect(recentTerms[0]).toBe('new');
    expect(recentTerms).not.toContain('term 7');
  });

  it('does not remember a blank search, and shortens a search of more than 80 characters', () => {
    expect(addTerm(['tea'], '   ')).toEqual(['tea']);
    expect(addTerm([], 'x'.repeat(200))[0]).toHaveLength(80);
  });
});
