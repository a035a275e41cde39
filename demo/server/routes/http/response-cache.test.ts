import { describe, expect, it } from 'vitest';
import { createJsonCache } from './response-cache.ts';

describe('bodies that many ask for', () => {
  it('are made once while their stamp is the same, and anew when it is not', () => {
    const keep = createJsonCache();
    let made = 0;
    const ask = (stamp: string) => keep({ name: 'menu', stamp, make: () => ({ made: ++made }) });
    const first = ask('monday');
    expect(ask('monday')).toBe(first);
    const second = ask('tuesday');
    expect([made, second.etag === first.etag]).toEqual([2, false]);
  });

  it('have the same tag when they come out the same', () => {
    const keep = createJsonCache();
    const ask = (stamp: string) => keep({ name: 'menu', stamp, make: () => ({ tea: 3 }) });
    expect(ask('monday').etag).toBe(ask('tuesday').etag);
  });

  it('are forgotten when there are too many of them', () => {
    const keep = createJsonCache(100);
    let made = 0;
    const ask = (name: string) =>
      keep({ name, stamp: '', make: () => ({ made: ++made, text: 'x'.repeat(60) }) });
    const first = ask('a');
    ask('b');
    expect(ask('a')).not.toBe(first);
    expect(made).toBe(3);
  });
});
