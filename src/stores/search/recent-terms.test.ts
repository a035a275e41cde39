import { describe, expect, it } from 'vitest';
import { addTerm } from './recent-terms.ts';

describe('recent searches', () => {
  it('lists the newest term first and each term once, ignoring case and spaces', () => {
    expect(addTerm(['tea', 'Latte'], ' latte ')).toEqual(['latte', 'tea']);
  });

  it('keeps at most eight terms', () => {
    const terms = Array.from({ length: 8 }, (_, at) => `term ${at}`);
    const list = addTerm(terms, 'new');
    expect(list).toHaveLength(8);
    expect(list[0]).toBe('new');
    expect(list).not.toContain('term 7');
  });

  it('ignores a blank term and cuts a term that is too long', () => {
    expect(addTerm(['tea'], '   ')).toEqual(['tea']);
    expect(addTerm([], 'x'.repeat(200))[0]).toHaveLength(80);
  });
});
