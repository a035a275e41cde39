import { describe, expect, it } from 'vitest';
import { addTerm } from './recent-terms.ts';

describe('recent searches', () => {
  it('lists the newest recent search first and each search once, ignoring case and spaces', () => {
    expect(addTerm(['tea', 'Latte'], ' latte ')).toEqual(['latte', 'tea']);
  });

  it('keeps at most eight recent searches', () => {
    const terms = Array.from({ length: 8 }, (_, index) => `term ${index}`);
    const recentTerms = addTerm(terms, 'new');
    expect(recentTerms).toHaveLength(8);
    expect(recentTerms[0]).toBe('new');
    expect(recentTerms).not.toContain('term 7');
  });

  it('ignores a blank search term and cuts a recent search that is too long', () => {
    expect(addTerm(['tea'], '   ')).toEqual(['tea']);
    expect(addTerm([], 'x'.repeat(200))[0]).toHaveLength(80);
  });
});
