import { describe, expect, it } from 'vitest';
import { createJsonCache } from './response-cache.ts';

describe('the response cache', () => {
  it('renders a cached response again only when its version stamp changes', () => {
    const cacheJson = createJsonCache();
    let renderCount = 0;
    const request = (stamp: string) =>
      cacheJson({ key: 'menu', stamp, render: () => ({ renderCount: ++renderCount }) });
    const firstResponse = request('monday');
    expect(request('monday')).toBe(firstResponse);
    const secondResponse = request('tuesday');
    expect([renderCount, secondResponse.etag === firstResponse.etag]).toEqual([2, false]);
  });

  it('gives identical response bodies the same entity tag', () => {
    const cacheJson = createJsonCache();
    const request = (stamp: string) => cacheJson({ key: 'menu', stamp, render: () => ({ tea: 3 }) });
    expect(request('monday').etag).toBe(request('tuesday').etag);
  });

  it('drops the oldest cached responses when the cache exceeds its size limit', () => {
    const cacheJson = createJsonCache(100);
    let renderCount = 0;
    const request = (name: string) =>
      cacheJson({
        key: name,
        stamp: '',
        render: () => ({ renderCount: ++renderCount, text: 'x'.repeat(60) }),
      });
    const firstResponse = request('a');
    request('b');
    expect(request('a')).not.toBe(firstResponse);
    expect(renderCount).toBe(3);
  });
});
