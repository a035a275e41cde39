import { describe, expect, it } from 'vitest';
import { withTerm } from './recent-terms.ts';

describe('recent searches', () => {
  it('have the newest first, each once, however it was written', () => {
    expect(withTerm(['tea', 'Latte'], ' latte ')).toEqual(['latte', 'tea']);
  });

  it('are eight at most', () => {
    const many = Array.from({ length: 8 }, (_, at) => `term ${at}`);
    const list = withTerm(many, 'new');
    expect(list).toHaveLength(8);
    expect(list[0]).toBe('new');
    expect(list).not.toContain('term 7');
  });

  it('take nothing blank, and nothing longer than fits', () => {
    expect(withTerm(['tea'], '   ')).toEqual(['tea']);
    expect(withTerm([], 'x'.repeat(200))[0]).toHaveLength(80);
  });
});
